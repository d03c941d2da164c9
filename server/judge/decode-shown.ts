const decoder = new TextDecoder('utf-8', { fatal: false });

/** The first `maxBytes` of an output as text, for people; never cut inside a character, NUL (which no database takes) replaced. */
export function decodeShown(bytes: Uint8Array, maxBytes: number): string {
  let end = Math.min(bytes.length, maxBytes);
  if (end < bytes.length) while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return decoder.decode(bytes.subarray(0, end)).replaceAll('\0', '\uFFFD');
}
