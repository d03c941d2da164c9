/** Removes NUL: PostgreSQL text and JSON cannot store it. */
export function storable(value: string): string {
  return value.replaceAll('\0', '\ufffd');
}
