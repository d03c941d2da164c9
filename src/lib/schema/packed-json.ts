/** JSON in a URL: deflate, then base64url (D-13). */

/** Anybody can write a URL that inflates to a gigabyte. */
const unpackedBytesMax = 1_000_000;

export async function packJson(value: unknown): Promise<string> {
  const deflate = new CompressionStream('deflate-raw');
  const bytes = await bytesOf(new Blob([JSON.stringify(value)]).stream().pipeThrough(deflate));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws on invalid input. */
export async function unpackJson(text: string): Promise<unknown> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const inflate = new DecompressionStream('deflate-raw');
  const bytes = await bytesOf(new Blob([packed]).stream().pipeThrough(inflate), unpackedBytesMax);
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  bytesMax = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > bytesMax) {
      await reader.cancel();
      throw new RangeError(`More than ${bytesMax} bytes`);
    }
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
