/**
 * A UUID v4. `crypto.randomUUID` exists only on https and localhost, but a school server may use plain
 * HTTP.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte, i) => {
    if (i === 6) return (byte & 0x0f) | 0x40;
    if (i === 8) return (byte & 0x3f) | 0x80;
    return byte;
  });
  const hex = digits.map((digit) => digit.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
