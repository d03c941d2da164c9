import type { ColumnType } from 'kysely';

/** Set by the database, or by us where a test of time needs it. */
export type Moment = ColumnType<Date, Date | undefined, Date>;
/** Read as the value, written as its text. */
export type Json<T> = ColumnType<
  T,
  null extends T ? string | null : string,
  null extends T ? string | null : string
>;
