/** PostgreSQL's text, in a column or in JSON, holds every character but NUL. */
export function storable(value: string): string {
  return value.replaceAll('\0', '\ufffd');
}
