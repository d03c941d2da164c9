/** Format: https://www.w3.org/TR/png-3/ (signature, then the IHDR chunk). */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const headerEnd = 24;
const headerName = 0x49484452;

/** In pixels; undefined: not a PNG. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < headerEnd || signature.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, headerEnd);
  if (view.getUint32(12) !== headerName) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
