/**
 * Many files as one: length of the list (4 bytes, little endian), the list as JSON (`[path, bytes]` in
 * order), then the files.
 */
export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const list = new TextEncoder().encode(
    JSON.stringify([...files].map(([path, { byteLength }]) => [path, byteLength])),
  );
  const contentBytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  const packed = new Uint8Array(4 + list.byteLength + contentBytes);
  new DataView(packed.buffer).setUint32(0, list.byteLength, true);
  packed.set(list, 4);
  let at = 4 + list.byteLength;
  for (const content of files.values()) {
    packed.set(content, at);
    at += content.byteLength;
  }
  return packed;
}

export function unpackFiles(packed: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const listBytes = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  let at = 4 + listBytes;
  const list = JSON.parse(new TextDecoder().decode(packed.subarray(4, at))) as [string, number][];
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, bytes] of list) {
    files.set(path, packed.subarray(at, at + bytes));
    at += bytes;
  }
  return files;
}
