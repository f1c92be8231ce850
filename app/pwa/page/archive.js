// The files of a zip archive as our build makes them, by the browser itself: it unpacks while Python
// is still starting, and much faster than Python would.

const text = new TextDecoder();

export const canUnpack = Boolean(globalThis.DecompressionStream);

const inflated = async (packed) => {
  const { readable, writable } = new DecompressionStream("deflate-raw");
  const writer = writable.getWriter();
  const written = writer.write(packed).then(() => writer.close());
  const [whole] = await Promise.all([new Response(readable).arrayBuffer(), written]);
  return new Uint8Array(whole);
};

// [[name, bytes]...]. No archive of ours has a comment at its end, or more than zip's first edition knows.
export const unpack = (buffer) => {
  const view = new DataView(buffer);
  const end = buffer.byteLength - 22;
  let entry = view.getUint32(end + 16, true);
  const found = [];
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [size, named] = [view.getUint32(entry + 20, true), view.getUint16(entry + 28, true)];
    const local = view.getUint32(entry + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const name = text.decode(new Uint8Array(buffer, entry + 46, named));
    found.push(inflated(new Uint8Array(buffer, start, size)).then((bytes) => [name, bytes]));
    entry += 46 + named + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
  return Promise.all(found);
};

// Where Python finds them.
export const write = (python, folder, files) => {
  const made = new Set();
  for (const [name, bytes] of files) {
    const place = `${folder}/${name}`;
    const parent = place.slice(0, place.lastIndexOf("/"));
    if (!made.has(parent)) python.FS.mkdirTree(parent);
    made.add(parent);
    python.FS.writeFile(place, bytes, { canOwn: true });
  }
};
