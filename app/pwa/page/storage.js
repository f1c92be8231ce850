// Where a browser keeps files (OPFS) or values (IndexedDB), as few plain functions for Python. Nothing
// is undefined, never null, which Python does not take for None.

// Files of one folder, each open for one tab alone.
export const drawer = async (folder) => {
  const supported = navigator.storage?.getDirectory
    && globalThis.FileSystemFileHandle?.prototype.createSyncAccessHandle;
  if (!supported) return undefined;
  let place;
  try {
    const root = await navigator.storage.getDirectory();
    place = await root.getDirectoryHandle(folder, { create: true });
  } catch (error) {
    // Some private windows have it and let nobody in.
    if (["SecurityError", "NotAllowedError"].includes(error.name)) return undefined;
    throw error;
  }
  const put = (handle, bytes, at) => {
    const written = handle.write(bytes, { at });
    if (written !== bytes.byteLength) throw new DOMException("not all was written", "QuotaExceededError");
    handle.flush();
  };
  return {
    async open(name) {
      const file = await place.getFileHandle(name, { create: true });
      const handle = await file.createSyncAccessHandle();
      return {
        read() {
          const all = new Uint8Array(handle.getSize());
          handle.read(all, { at: 0 });
          return all;
        },
        write(bytes) { handle.truncate(0); put(handle, bytes, 0); },
        append(bytes) { put(handle, bytes, handle.getSize()); },
        close() { handle.close(); },
      };
    },
    async files() {
      const names = [];
      for await (const name of place.keys()) names.push(name);
      return names;
    },
    async remove(name) {
      try { await place.removeEntry(name); } catch (error) {
        if (error.name !== "NotFoundError") throw error;
      }
    },
  };
};

// Values by key with a stamp each, changed several at once.
export const database = async (name) => {
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  if (!globalThis.indexedDB) return undefined;
  let db;
  try {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("values");
      opening.result.createObjectStore("stamps");
    };
    db = await asked(opening);
  } catch (error) {
    if (["SecurityError", "InvalidStateError", "UnknownError"].includes(error.name)) return undefined;
    throw error;
  }
  return {
    async stamps() {
      const store = db.transaction("stamps").objectStore("stamps");
      const [keys, stamps] = await Promise.all([asked(store.getAllKeys()), asked(store.getAll())]);
      return keys.map((key, number) => [key, stamps[number]]);
    },
    async get(key) {
      return await asked(db.transaction("values").objectStore("values").get(key));
    },
    // changes: [key, bytes or nothing, stamp]
    async change(changes) {
      const all = db.transaction(["values", "stamps"], "readwrite", { durability: "strict" });
      const done = new Promise((resolve, reject) => {
        all.oncomplete = () => resolve();
        all.onerror = all.onabort = () => reject(all.error ?? new DOMException("given up", "AbortError"));
      });
      for (const [key, bytes, stamp] of changes) {
        if (!bytes) {
          all.objectStore("values").delete(key);
          all.objectStore("stamps").delete(key);
        } else {
          all.objectStore("values").put(bytes, key);
          all.objectStore("stamps").put(stamp, key);
        }
      }
      await done;
    },
  };
};
