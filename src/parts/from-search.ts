/** NAV-31: a link may say where it was followed from. What it names is checked before it is followed (D-18). */
export function parseFrom(search: Record<string, unknown>): { from?: string } {
  return typeof search.from === 'string' ? { from: search.from } : {};
}
