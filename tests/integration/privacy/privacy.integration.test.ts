/** The export and the deletion of an account cover every table that identifies a person. */
import { beforeAll, describe, expect, test } from 'vitest';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { identityCall, type Person, request, signUpPerson } from '../client';
import { readSchema, type Schema, TableFiller } from './fill-tables';
import { type Fate, notPersonal, personalColumns, personalName } from './personal-columns';

const site = await startSite();
const { server, databaseUrl } = site;
let schema: Schema;

beforeAll(async () => {
  schema = await readSchema(databaseUrl);
});

/** Columns that refer to an account, and columns with a name of that kind. */
function foundColumns(): string[] {
  const accounts = ['users', 'identity_accounts'];
  const referring = schema.references
    .filter(({ target, targetColumns }) => accounts.includes(target) && targetColumns.includes('uid'))
    .flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`));
  const textual = ['text', '_text', 'varchar', 'inet', 'cidr', 'citext'];
  const named = schema.columns
    .filter(({ name, type }) => textual.includes(type) && personalName.test(name))
    .map(({ table, name }) => `${table}.${name}`);
  return [...new Set([...referring, ...named])].filter((name) => !(name in notPersonal)).sort();
}

test('every column about a person is in the list of personal-columns.ts, and nothing else', () => {
  const listed = Object.keys(personalColumns).sort();
  const found = foundColumns();
  expect(
    found.filter((name) => !listed.includes(name)),
    'These columns identify a person. Decide what the export and the deletion of an account do with them, do it in ' +
      'export-account.ts and delete-personal-data.ts, and add a line to tests/integration/privacy/personal-columns.ts.',
  ).toEqual([]);
  expect(
    listed.filter((name) => !found.includes(name)),
    'These columns do not exist. Remove them.',
  ).toEqual([]);
  for (const [name, fate] of Object.entries(personalColumns)) {
    const reasons = [
      ...('keeps' in fate ? [fate.keeps] : []),
      ...('notExported' in fate ? [fate.notExported] : []),
    ];
    for (const reason of reasons) expect(reason.length, name).toBeGreaterThan(20);
  }
});

const emailName = /^(email|allowed_emails|recipient)$/;
/** Says the same as the `uid` of its row. */
const besideUid = /^(email|group_key)$/;
const byUidFirst = ([a]: [string, unknown], [b]: [string, unknown]) =>
  Number(b.endsWith('.uid')) - Number(a.endsWith('.uid'));

const special = {
  'problems.images': '[]',
  'users.id': 'made-by-hand',
  'user_badges.name': 'solver-10',
  'contest_standings.total_score': 4321,
  'assignment_tasks.kind': 'problem',
  'class_members.role': 'student',
  'help_openings.part': 'hint1',
};

describe('an account with a row in every table', () => {
  let ada: Person;
  let bob: Person;
  const rows = new Map<string, Record<string, unknown>>();
  let exportText = '';

  beforeAll(async () => {
    // The first account becomes the administrator.
    bob = await signUpPerson(server.url, 'bystander');
    ada = await signUpPerson(server.url, 'leaver.ada');
    const filler = new TableFiller(databaseUrl, schema, special, bob as unknown as Record<string, unknown>);
    for (const [column, fate] of Object.entries(personalColumns).sort(byUidFirst)) {
      const [table = '', name = ''] = column.split('.');
      if (table === 'users' || table === 'identity_accounts') continue;
      const ofSamePerson = rows.get(`${table}.uid`);
      if (besideUid.test(name) && ofSamePerson && !('alone' in fate)) {
        rows.set(column, ofSamePerson);
        continue;
      }
      rows.set(column, await filler.insert(table, personIn(table, name)));
    }
    const answer = await request(`${server.url}/api/users/export`, undefined, ada);
    exportText = JSON.stringify(answer.body);
    expect(answer.status, server.output().slice(-3000)).toBe(200);
    const gone = { uid: ada.uid, username: ada.username };
    const deleted = await request(`${server.url}/api/users/delete`, gone, ada);
    expect(deleted, server.output().slice(-2000)).toMatchObject({ status: 200 });
  });

  /** The account in this column; with its uid, also in the columns for its email. */
  function personIn(table: string, name: string): Record<string, unknown> {
    const beside = schema.columns.filter((one) => one.table === table && besideUid.test(one.name));
    const columns = name === 'uid' ? [name, ...beside.map((one) => one.name)] : [name];
    return Object.fromEntries(
      columns.map((one) => {
        const { type } = schema.columns.find((column) => column.table === table && column.name === one) ?? {};
        const value = emailName.test(one) ? ada.email : one === 'username' ? ada.username : ada.uid;
        return [one, type === '_text' ? [value] : value];
      }),
    );
  }

  /** The row's own texts, ids and times, as the export may show them. */
  function traces(table: string, row: Record<string, unknown>): string[] {
    const references = schema.references
      .filter((one) => one.table === table)
      .flatMap(({ columns }) => columns);
    return Object.entries(row)
      .filter(([name]) => !references.includes(name))
      .flatMap(([, value]) => {
        if (value instanceof Date) return [value.toISOString(), value.toISOString().slice(0, 10)];
        if (typeof value === 'number' && value > 1000) return [String(value)];
        return typeof value === 'string' && value.length > 5 && !value.includes(ada.uid) ? [value] : [];
      });
  }

  const fates = Object.entries(personalColumns) as [string, Fate][];
  const withRow = fates.filter(([name]) => !/^(users|identity_accounts)\./.test(name));

  test.each(withRow.filter(([, fate]) => 'exported' in fate))('the export has the row of %s', (name) => {
    const row = rows.get(name) ?? {};
    const found = traces(name.split('.')[0] ?? '', row).filter((text) =>
      exportText.includes(JSON.stringify(text).slice(1, -1)),
    );
    expect(found.length, JSON.stringify(row)).toBeGreaterThan(0);
  });

  test.each(withRow)('deleting the account treats %s as listed', async (name, fate) => {
    const [table = '', column = ''] = name.split('.');
    const row = rows.get(name) ?? {};
    const keys = schema.unique.find((one) => one.table === table)?.columns ?? [];
    const own = keys.length > 0 ? keys : Object.keys(row).filter((key) => typeof row[key] === 'string');
    // The column itself changes if the row is anonymised.
    const where = own.filter((key) => key !== column || !('anonymises' in fate));
    const condition = where.map((key, index) => `"${key}" is not distinct from $${index + 1}`).join(' and ');
    const left = await query(
      databaseUrl,
      `select * from ${table} where ${condition}`,
      where.map((key) => row[key]),
    );
    if ('deletes' in fate) expect(left).toEqual([]);
    else expect(left).toHaveLength(1);
  });

  test('no row mentions the account any more, except in the listed columns', async () => {
    const keeping = fates.filter(([, fate]) => 'keeps' in fate).map(([name]) => name.split('.'));
    for (const table of new Set(schema.columns.map((column) => column.table))) {
      const kept = keeping.flatMap(([owner, column]) => (owner === table ? [column] : []));
      for (const trace of [ada.uid, ada.email, ada.username]) {
        const left = await query(
          databaseUrl,
          `select row from (select (to_jsonb(t) - $2::text[])::text as row from ${table} t) shown
            where strpos(lower(row), lower($1)) > 0`,
          [trace, kept],
        );
        expect(left, `${table} still mentions the account`).toEqual([]);
      }
    }
    const signIn = await identityCall(server.url, 'signInWithPassword', {
      email: ada.email,
      password: 'secret-1',
    });
    expect(signIn.status).toBe(400);
  });

  test('the other account keeps its rows', async () => {
    expect((await request(`${server.url}/api/users/me`, undefined, bob)).status).toBe(200);
  });
});
