import { expect, test } from 'vitest';
import { accountLimits } from '../../../contract/account-limits';
import { csvText } from '../../lib/files/csv';
import { readList } from './read-list';

const rowsOf = (text: string) => {
  const read = readList(text);
  if (!read.ok) throw new Error(read.message);
  return read.rows;
};

test('reads the columns by their names, in any order and case', () => {
  const [row] = rowsOf(
    'Team,Country,E-Mail,Full name,University\nHeaps,deu,a@b.org,"Lovelace, Ada",Uni Ulm\n',
  );
  expect(row).toMatchObject({
    name: 'Lovelace, Ada',
    email: 'a@b.org',
    teamName: 'Heaps',
    affiliation: 'Uni Ulm',
    country: 'deu',
    username: '',
  });
});

test.each([
  ['semicolons', 'name;team\nAda;Heaps'],
  ['tabs', 'name\tteam\nAda\tHeaps'],
  ['a byte order mark and Windows line ends', '\ufeffname,team\r\nAda,Heaps\r\n\r\n'],
  ['spaces and empty lines', '\n  name , team \n\n Ada , Heaps \n , \n'],
])('reads %s', (_what, text) => {
  expect(rowsOf(text)).toMatchObject([{ name: 'Ada', teamName: 'Heaps' }]);
});

test('reads what our own CSV files escape', () => {
  const name = 'Ada "the first"\nLovelace';
  expect(
    rowsOf(
      csvText([
        ['name', 'team'],
        [name, '=1+1'],
      ]),
    ),
  ).toMatchObject([{ name, teamName: "'=1+1" }]);
});

test('reads plain names, with a group or without, where a list needs no first line', () => {
  const read = (text: string) => {
    const list = readList(text, true);
    return list.ok ? list.rows.map(({ name, teamName }) => [name, teamName]) : list.message;
  };
  expect(read('Ada Lovelace\nBen, Reds\n')).toEqual([
    ['Ada Lovelace', ''],
    ['Ben', 'Reds'],
  ]);
  expect(read('group,name\nReds,Ada')).toEqual([['Ada', 'Reds']]);
  expect(readList('Ada\nBen').ok).toBe(false);
});

test('the same list has the same keys; equal rows have different ones', () => {
  const text = 'name,team\nAda,Heaps\nAda,Heaps\nADA,heaps\n';
  const keys = rowsOf(text).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(rowsOf(text).map(({ key }) => key)).toEqual(keys);
});

test.each([
  ['', /first line/],
  ['Ada,Heaps\nBen,Heaps', /first line/],
  ['name,team\n', /no rows/],
  [`name\n${'Ada\n'.repeat(accountLimits.rowsMax + 1)}`, /1001 rows/],
])('explains a list that it cannot use', (text, message) => {
  expect(readList(text)).toMatchObject({ ok: false, message: expect.stringMatching(message) });
});

test('shortens hostile fields to what the server accepts', () => {
  const [row] = rowsOf(`name\n"${'x'.repeat(5000)}\0"`);
  expect(row?.name).toHaveLength(accountLimits.fieldLengthMax);
});
