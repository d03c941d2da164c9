import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NoteWrite, OwnListChange, OwnListRows, OwnListsPage } from '../../contract/entities/own-list';
import type { SharedList } from '../../contract/entities/shared-list';
import { ownListLimits } from '../../contract/own-list-limits';
import { query } from '../support/product/postgres';
import { joinSharedSite } from '../support/product/shared-site';
import { createQuestion, type Person, request, signUpPerson } from './client';

const { databaseUrl, server } = await joinSharedSite();
let people = 0;
const somebody = () => signUpPerson(server.url, `reader.${++people}`);

type Problem = { errorCode?: string };
/** Minutes after a fixed time. */
const at = (minute: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + minute * 60_000).toISOString();

const write = (person: Person, changes: readonly OwnListChange[], key = randomUUID()) =>
  request<OwnListRows & Problem>(`${server.url}/api/lists/write`, { changes }, { ...person, key });
const pull = async (person: Person, since = 0) =>
  (await request<OwnListsPage>(`${server.url}/api/lists/pull`, { since }, person)).body;
const note = (person: Person, changes: Partial<NoteWrite>, key = randomUUID()) =>
  request<OwnListRows & Problem>(
    `${server.url}/api/notes/write`,
    {
      problemID: 'ANY',
      versionID: randomUUID(),
      replaces: [],
      text: 'text',
      device: 'Firefox on Linux',
      savedAt: at(0),
      ...changes,
    },
    { ...person, key },
  );
const read = (listID: string, person?: Person) =>
  request<SharedList & Problem>(`${server.url}/api/lists/get/${listID}`, undefined, person);

const bookmark = (problemID: string, isOn: boolean, minute: number): OwnListChange => ({
  type: 'bookmark',
  problemID,
  isOn,
  at: at(minute),
});
const add = (listID: string, problemID: string, place: number, minute: number): OwnListChange => ({
  type: 'problem',
  listID,
  problemID,
  isOn: true,
  place,
  at: at(minute),
});

test('bookmarks of two devices merge item by item; the newest change wins, in any order of arrival', async () => {
  const ada = await somebody();
  const key = randomUUID();
  const [first, again] = [
    await write(ada, [bookmark('A', true, 1), bookmark('B', true, 1)], key),
    await write(ada, [bookmark('A', true, 1), bookmark('B', true, 1)], key),
  ];
  expect(again.body).toEqual(first.body);
  // The other device removed A later and added C, but its changes arrive before and after.
  await write(ada, [bookmark('A', false, 5), bookmark('C', true, 2)]);
  const late = await write(ada, [bookmark('A', true, 3)]);
  expect(late.body.rows).toMatchObject([{ problemID: 'A', isOn: false, changedAt: at(5) }]);
  const { rows, cursor } = await pull(ada);
  expect(rows).toMatchObject([
    { problemID: 'B', isOn: true },
    { problemID: 'A', isOn: false },
    { problemID: 'C', isOn: true },
  ]);
  expect(await pull(ada, cursor)).toEqual({ rows: [], cursor, more: false, reset: false });
  expect((await pull(ada, cursor + 99)).reset).toBe(true);
  expect((await pull(await somebody())).rows).toEqual([]);
});

test('a clock set ahead does not win against later changes', async () => {
  const ada = await somebody();
  await write(ada, [{ ...bookmark('A', true, 0), at: '2099-01-01T00:00:00Z' }]);
  const later = await write(ada, [
    { ...bookmark('A', false, 0), at: new Date(Date.now() + 5000).toISOString() },
  ]);
  expect(later.body.rows).toMatchObject([{ isOn: false }]);
});

test('a list keeps the name, order and problems that were changed last, and a deleted list stays deleted', async () => {
  const [ada, bob] = [await somebody(), await somebody()];
  const listID = randomUUID();
  await write(ada, [
    { type: 'name', listID, name: 'Graphs', at: at(1) },
    add(listID, 'A', 1, 1),
    add(listID, 'B', 2, 1),
  ]);
  await write(ada, [
    { type: 'name', listID, name: 'Trees', at: at(3) },
    { ...add(listID, 'A', 1, 2), isOn: false } as OwnListChange,
  ]);
  // A device that was offline: older name, moves the removed problem, adds one that is there.
  const { body } = await write(ada, [
    { type: 'name', listID, name: 'Old', at: at(2) },
    { type: 'move', listID, problemID: 'A', place: 9, at: at(4) },
    add(listID, 'B', 7, 4),
  ]);
  expect(body.rows).toMatchObject([
    { type: 'list', name: 'Trees', isShared: false },
    { problemID: 'A', isOn: false, place: 9 },
    { problemID: 'B', isOn: true, place: 2 },
  ]);
  const other = await write(bob, [add(listID, 'C', 1, 1)]);
  expect([other.status, other.body.errorCode]).toEqual([403, 'LIST_OF_OTHER']);

  await write(ada, [{ type: 'delete', listID, at: at(5) }]);
  await write(ada, [add(listID, 'D', 1, 6), { type: 'name', listID, name: 'Back', at: at(6) }]);
  expect((await pull(ada)).rows).toMatchObject([{ listID, isDeleted: true, name: '' }]);
  expect(await query(databaseUrl, 'select * from own_list_problems where list_id = $1', [listID])).toEqual(
    [],
  );
});

test('everybody with the link reads a shared list in its order, without problems that are private', async () => {
  const [ada, bob] = [await somebody(), await somebody()];
  const [first, hidden, last] = [
    await createQuestion(server.url, ada),
    await createQuestion(server.url, ada, { public: false }),
    await createQuestion(server.url, ada),
  ];
  const listID = randomUUID();
  await write(ada, [
    { type: 'name', listID, name: 'Warm-up', at: at(1) },
    add(listID, first, 1, 1),
    add(listID, hidden, 2, 1),
    add(listID, last, 3, 1),
  ]);
  expect([(await read(listID)).status, (await read(listID, bob)).status]).toEqual([404, 404]);
  expect((await read(listID, ada)).body.problems.map((one) => one.id)).toEqual([first, hidden, last]);
  await write(ada, [{ type: 'share', listID, isShared: true, at: at(2) }]);
  for (const reader of [undefined, bob]) {
    const { body } = await read(listID, reader);
    expect(body).toMatchObject({ name: 'Warm-up', owner: { username: expect.any(String) }, isOwn: false });
    expect(body.problems.map((one) => one.id)).toEqual([first, last]);
    expect(JSON.stringify(body)).not.toContain(hidden);
  }
  await write(ada, [{ type: 'share', listID, isShared: false, at: at(3) }]);
  expect((await read(listID, bob)).status).toBe(404);
});

test('two devices that change the same note keep both texts until the user decides', async () => {
  const ada = await somebody();
  const [base, laptop, phone, decided] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await note(ada, { versionID: base, text: 'base' });
  const key = randomUUID();
  await note(ada, { versionID: laptop, replaces: [base], text: 'laptop' }, key);
  const both = await note(ada, {
    versionID: phone,
    replaces: [base],
    text: 'phone',
    device: 'Chrome on Android',
  });
  expect(both.body.rows).toMatchObject([{ versions: [{ text: 'laptop' }, { text: 'phone' }] }]);
  // The next text of the phone replaces its own one only.
  const next = randomUUID();
  await note(ada, { versionID: next, replaces: [base, phone], text: 'phone 2' });
  // A repeat after that brings nothing back.
  expect((await note(ada, { versionID: laptop, replaces: [base], text: 'laptop' }, key)).status).toBe(200);
  const { rows } = await pull(ada);
  expect(rows).toMatchObject([{ type: 'note', versions: [{ text: 'laptop' }, { text: 'phone 2' }] }]);
  await note(ada, { versionID: decided, replaces: [laptop, next], text: 'laptop and phone' });
  expect((await pull(ada)).rows).toMatchObject([{ versions: [{ text: 'laptop and phone' }] }]);
  await note(ada, { versionID: randomUUID(), replaces: [decided], text: '' });
  expect((await pull(ada)).rows).toMatchObject([{ versions: [] }]);
});

test('pages contain all rows once, and an account over the limits gets a clear refusal', async () => {
  const ada = await somebody();
  const count = ownListLimits.pageMax + 50;
  await write(
    ada,
    Array.from({ length: count }, (_, n) => bookmark(`P${n}`, true, 1)),
  );
  const first = await pull(ada);
  const rest = await pull(ada, first.cursor);
  expect([first.rows.length, first.more, rest.rows.length, rest.more]).toEqual([
    ...[ownListLimits.pageMax, true, 50, false],
  ]);
  const most = ownListLimits.bookmarksMax * ownListLimits.mergeFactor;
  await query(
    databaseUrl,
    `insert into bookmarks (uid, problem_id, is_on, changed_at, revision)
      select $1, 'F' || n, true, now(), -n from generate_series(1, ${most - count}) n`,
    [ada.uid],
  );
  const tooMany = await write(ada, [bookmark('ONE-MORE', true, 1)]);
  expect([tooMany.status, tooMany.body.errorCode]).toEqual([422, 'LISTS_FULL']);
  expect((await write(ada, [bookmark('P1', false, 2)])).status).toBe(200);
});
