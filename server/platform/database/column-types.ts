import type { ColumnType } from 'kysely';

/** Set by the database, except in tests. */
export type Moment = ColumnType<Date, Date | undefined, Date>;
/** Read as the value, written as JSON text. */
export type Json<T> = ColumnType<
  T,
  null extends T ? string | null : string,
  null extends T ? string | null : string
>;
