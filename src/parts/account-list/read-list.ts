import Papa from 'papaparse';
import { accountLimits } from '../../../contract/account-limits';
import type { AccountRow } from '../../../contract/entities/contest/contest-accounts';
import { type AccountFields, accountKeys } from '../../../contract/rules/contest/account-keys';
import { messages } from './messages';

export type ReadList = { ok: true; rows: AccountRow[] } | { ok: false; message: string };

/** Other names of a column, in lower case. */
const columns: Readonly<Record<keyof AccountFields, readonly string[]>> = {
  name: ['name', 'display name', 'full name'],
  username: ['username', 'user name', 'login'],
  email: ['email', 'e-mail', 'mail'],
  // Classes have groups where contests have teams.
  teamName: ['team', 'team name', 'group'],
  affiliation: ['affiliation', 'organization', 'organisation', 'school', 'university'],
  country: ['country', 'country code'],
};
const fields = Object.keys(columns) as (keyof AccountFields)[];

/**
 * The first line names the columns. Commas, semicolons and tabs separate, as spreadsheets write them.
 * @param plainNames a list without that line is read too: a name, and perhaps a group, in each line
 */
export function readList(text: string, plainNames = false): ReadList {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, '').trim(), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const [first = [], ...others] = data;
  const headOf = (line: string[]) => line.map((name) => name.trim().toLowerCase());
  const isPlain = plainNames && !headOf(first).some((name) => columns.name.includes(name));
  const names = isPlain ? ['name', 'group'] : headOf(first);
  const lines = isPlain ? data : others;
  const placeOf = (field: keyof AccountFields) => names.findIndex((name) => columns[field].includes(name));
  if (placeOf('name') < 0) return { ok: false, message: messages.noNameColumn };
  if (lines.length === 0) return { ok: false, message: messages.noRows };
  if (lines.length > accountLimits.rowsMax) return { ok: false, message: messages.tooManyRows(lines.length) };
  const places = fields.map((field) => [field, placeOf(field)] as const);
  const rows = lines.map(
    (line) =>
      Object.fromEntries(
        places.map(([field, place]) => [field, plainText(line[place] ?? '')]),
      ) as unknown as AccountFields,
  );
  const keys = accountKeys(rows);
  return { ok: true, rows: rows.map((row, index) => ({ ...row, key: keys[index] ?? '' })) };
}

/** The server reports a field that is too long, but does not accept one of any length. */
const plainText = (text: string) => text.trim().replaceAll('\0', '').slice(0, accountLimits.fieldLengthMax);
