const decoder = new TextDecoder('utf-8', { fatal: false });

/** The first `maxBytes` as text, cut between characters; replaces NUL, which databases refuse. */
export function decodeForDisplay(bytes: Uint8Array, maxBytes: number): string {
  let end = Math.min(bytes.length, maxBytes);
  if (end < bytes.length) while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return decoder.decode(bytes.subarray(0, end)).replaceAll('\0', '\uFFFD');
}
