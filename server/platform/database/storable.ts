/** PostgreSQL cannot store NUL in text or JSON. */
export function storable(value: string): string {
  return value.replaceAll('\0', '\ufffd');
}
