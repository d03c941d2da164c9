import type { ClientBase } from 'pg';
import type { Table } from './manifest';

interface ColumnRow {
  table_name: string;
  columns: string[];
}

/** The product's tables. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<ColumnRow>(
    `select c.relname as table_name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
      group by c.relname order by c.relname`,
  );
  return rows.map(({ table_name: name, columns }) => ({ name, columns }));
}

/** A rule that rows of one table name rows of another one. */
export interface Reference {
  readonly table: string;
  readonly name: string;
  /** As SQL. */
  readonly definition: string;
}

export async function readReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** Name → last value; a sequence that was never used is missing. */
export async function readSequences(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Quotes names for SQL; they come from the database's own catalogue, or from a backup file. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ');
