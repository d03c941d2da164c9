/** NAV-31: the `from` parameter; checked before it is followed (D-18). */
export function parseFrom(search: Record<string, unknown>): { from?: string } {
  return typeof search.from === 'string' ? { from: search.from } : {};
}
