import { adminLimits } from '../../../contract/entities/admin/limits';

/** @param rows one more than a page, if there are more */
export function nextOf<T>(
  rows: readonly T[],
  idOf: (row: T) => string,
): { items: readonly T[]; next: string | null } {
  const items = rows.slice(0, adminLimits.pageSize);
  const last = items.at(-1);
  return { items, next: last !== undefined && rows.length > items.length ? idOf(last) : null };
}
