/** Makes rows for any table from the schema of the database, with the rows they refer to. */
import { randomUUID } from 'node:crypto';
import { query } from '../../support/product/postgres';

export interface Column {
  readonly table: string;
  readonly name: string;
  /** PostgreSQL's own name, such as `_text` for an array. */
  readonly type: string;
  readonly nullable: boolean;
  /** The database makes the value itself. */
  readonly generated: boolean;
}

interface Reference {
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
}

export interface Schema {
  readonly columns: readonly Column[];
  readonly references: readonly Reference[];
  readonly unique: readonly { readonly table: string; readonly columns: readonly string[] }[];
}

const isText = (rows: Record<string, unknown>[]) => rows as unknown as Record<string, string>[];

export async function readSchema(url: string): Promise<Schema> {
  const columns = await query(
    url,
    `select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
        c.is_identity = 'YES' or c.is_generated = 'ALWAYS' or coalesce(c.column_default, '') like 'nextval%' as generated
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
      order by 1, c.ordinal_position`,
  );
  const constraints = isText(
    await query(
      url,
      `select c.contype as kind, c.conrelid::regclass::text as table, c.confrelid::regclass::text as target,
          (select string_agg(a.attname, ',' order by k.n) from unnest(c.conkey) with ordinality k(id, n)
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.id) as columns,
          (select string_agg(a.attname, ',' order by k.n) from unnest(c.confkey) with ordinality k(id, n)
            join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.id) as targets
        from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype in ('f', 'p', 'u')`,
    ),
  );
  const split = (text: string | undefined) => text?.split(',') ?? [];
  return {
    columns: columns as unknown as Column[],
    references: constraints
      .filter(({ kind }) => kind === 'f')
      .map(({ table = '', target = '', columns: own, targets }) => ({
        table,
        target,
        columns: split(own),
        targetColumns: split(targets),
      })),
    unique: constraints
      .filter(({ kind }) => kind !== 'f')
      .map(({ table = '', columns: own }) => ({ table, columns: split(own) })),
  };
}

type Row = Record<string, unknown>;

/** Values for columns whose rules are not in the schema. */
export type Special = Readonly<Record<string, unknown>>;

export class TableFiller {
  private readonly made = new Map<string, Row>();
  private count = 0;

  private readonly url: string;
  private readonly schema: Schema;
  private readonly special: Special;
  private readonly bystander: Row;

  /** @param bystander rows about nobody in particular belong to this account */
  constructor(url: string, schema: Schema, special: Special, bystander: Row) {
    this.url = url;
    this.schema = schema;
    this.special = special;
    this.bystander = bystander;
  }

  /** Inserts a row with the given values, and the rows that it refers to. Returns it. */
  async insert(table: string, given: Row): Promise<Row> {
    this.count += 1;
    const row: Row = { ...given };
    for (const reference of this.schema.references.filter((one) => one.table === table))
      await this.follow(reference, row);
    for (const column of this.schema.columns.filter((one) => one.table === table)) {
      if (column.name in row || column.generated) continue;
      const value = this.valueOf(column);
      if (value !== undefined) row[column.name] = value;
    }
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`);
    const quoted = names.map((name) => `"${name}"`);
    const [stored] = await query(
      this.url,
      `insert into ${table} (${quoted.join(', ')}) values (${places.join(', ')}) returning *`,
      Object.values(row),
    ).catch((error) => {
      throw new Error(`No row for ${table} (add a value to \`special\`): ${error.message}`);
    });
    return stored ?? {};
  }

  private async follow({ table, columns, target, targetColumns }: Reference, row: Row): Promise<void> {
    const isOptional = columns.every((name) => this.columnOf(table, name).nullable && !(name in row));
    if (isOptional || target === table) return;
    const known = Object.fromEntries(
      columns.flatMap((name, index) => (name in row ? [[targetColumns[index] ?? '', row[name]]] : [])),
    );
    const found = await this.rowOf(target, known);
    for (const [index, name] of columns.entries()) row[name] = found[targetColumns[index] ?? ''];
  }

  /** An existing row of the table with these values, or a new one. */
  private async rowOf(table: string, known: Row): Promise<Row> {
    const person = table === 'users' || table === 'identity_accounts' ? { uid: this.bystander.uid } : {};
    const wanted = { ...person, ...known };
    const key = `${table} ${JSON.stringify(wanted)}`;
    const before = this.made.get(key);
    if (before) return before;
    const names = Object.keys(wanted);
    const where = names.map((name, index) => `"${name}" = $${index + 1}`).join(' and ');
    const existing =
      names.length > 0
        ? await query(this.url, `select * from ${table} where ${where} limit 1`, Object.values(wanted))
        : [];
    const row = existing[0] ?? (await this.insert(table, wanted));
    this.made.set(key, row);
    return row;
  }

  private columnOf(table: string, name: string): Column {
    const column = this.schema.columns.find((one) => one.table === table && one.name === name);
    if (!column) throw new Error(`There is no column ${table}.${name}`);
    return column;
  }

  private valueOf({ table, name, type, nullable }: Column): unknown {
    const key = `${table}.${name}`;
    if (key in this.special) return this.special[key];
    const isReference = this.schema.references.some(
      (one) => one.table === table && one.columns.includes(name),
    );
    if (isReference && nullable) return null;
    const isKey = this.schema.unique.some((one) => one.table === table && one.columns.includes(name));
    if (name === 'uid' || name === 'creator') return this.bystander.uid;
    switch (type) {
      case 'uuid':
        return randomUUID();
      case 'bool':
        return false;
      case 'int2':
      case 'int4':
      case 'int8':
        return isKey ? this.count : 1;
      case 'float4':
      case 'float8':
      case 'numeric':
        return 1;
      case 'timestamptz':
        return new Date(Date.UTC(2021, 0, 1) + this.count * 3_600_000);
      case 'date':
        return new Date(Date.UTC(2021, 0, 1) + this.count * 86_400_000).toISOString().slice(0, 10);
      case 'bytea':
        return Buffer.from(`mark-${this.count}`);
      case 'json':
      case 'jsonb':
        return '{}';
      case 'xid8':
        return '1';
      case 'tsvector':
        return undefined;
    }
    return type.startsWith('_') ? [] : `mark-${this.count}`;
  }
}
