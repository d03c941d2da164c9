/** Rows of the database have no members that are undefined: IndexedDB would keep them, and a reader could tell. */
export function withoutUndefined<T extends object>(row: T): T {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T;
}
