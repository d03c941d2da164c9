import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownListLimits } from '../../../contract/own-list-limits';
import { account, createListDevice, createListServer } from './testbed/simulated-lists';

async function createDevices() {
  const server = createListServer();
  return { server, laptop: await createListDevice(server), phone: await createListDevice(server) };
}

test('bookmarks of two offline devices merge, without duplicates, and changes share one entry', async () => {
  const { laptop, phone } = await createDevices();
  for (const id of ['A', 'B', 'C']) await laptop.bookmarks.setBookmark(account, id, true);
  await laptop.bookmarks.setBookmark(account, 'B', false);
  expect(await laptop.open()).toBe(1);
  await phone.bookmarks.setBookmark(account, 'A', true);
  await phone.bookmarks.setBookmark(account, 'D', true);
  await laptop.sync();
  await phone.sync();
  await laptop.sync();
  expect([await laptop.marked(), await phone.marked()]).toEqual([
    ['A', 'C', 'D'],
    ['A', 'C', 'D'],
  ]);
  await phone.bookmarks.setBookmark(account, 'A', false);
  // The server's older state does not bring it back before the removal is sent.
  await phone.pull();
  expect(await phone.marked()).toEqual(['C', 'D']);
  await phone.sync();
  await laptop.sync();
  expect(await laptop.marked()).toEqual(['C', 'D']);
});

test('a list keeps its order and the problems of both devices, and a deleted list disappears everywhere', async () => {
  const { laptop, phone } = await createDevices();
  const listID = await laptop.lists.createList(account, 'Graphs', ['A', 'B', 'C']);
  await laptop.sync();
  await phone.sync();
  await laptop.lists.moveInList(account, listID, 'C', 'up');
  await laptop.lists.addToList(account, listID, 'L');
  await phone.lists.addToList(account, listID, 'P');
  await phone.lists.removeFromList(account, listID, 'A');
  await phone.lists.renameList(account, listID, 'Trees');
  await laptop.sync();
  await phone.sync();
  await laptop.sync();
  expect(await laptop.list(listID)).toEqual(['C', 'B', 'L', 'P']);
  expect(await phone.list(listID)).toEqual(['C', 'B', 'L', 'P']);
  expect((await laptop.lists.readOwnLists(account)).map(({ name }) => name)).toEqual(['Trees']);
  // Both added at the same place: a move numbers the list again.
  await laptop.lists.moveInList(account, listID, 'P', 'up');
  await phone.lists.addToList(account, listID, 'Q');
  await laptop.lists.deleteList(account, listID);
  await laptop.sync();
  await phone.sync();
  expect([await laptop.list(listID), await phone.list(listID)]).toEqual([undefined, undefined]);
  expect(await phone.appDb.ownListProblems.count()).toBe(0);
});

test('a note written while the last text is under way follows it, also when the answer is lost', async () => {
  const { server, laptop, phone } = await createDevices();
  await laptop.write('one', 'Laptop');
  await laptop.write('two', 'Laptop');
  expect(await laptop.open()).toBe(1);
  await laptop.sendOne(true);
  await laptop.write('three', 'Laptop');
  expect(await laptop.open()).toBe(2);
  await laptop.sync();
  expect([server.notes(), (await laptop.note()).others]).toEqual([['three'], []]);
  await phone.sync();
  expect(await phone.note()).toMatchObject({ text: 'three', others: [], isPending: false });
  await phone.write('', 'Phone');
  await phone.sync();
  await laptop.sync();
  expect(await laptop.note()).toMatchObject({ text: '', others: [], savedAt: undefined });
});

test('two devices that change the same note keep both texts, and the decision reaches both', async () => {
  const { server, laptop, phone } = await createDevices();
  await laptop.write('base', 'Laptop');
  await laptop.sync();
  await phone.sync();
  await laptop.write('laptop', 'Firefox on Linux');
  await phone.write('phone', 'Chrome on Android');
  await laptop.sync();
  await phone.sync();
  await laptop.sync();
  expect(await phone.note()).toMatchObject({
    text: 'phone',
    others: [{ text: 'laptop', device: 'Firefox on Linux' }],
  });
  expect(await laptop.note()).toMatchObject({ text: 'laptop', others: [{ text: 'phone' }] });
  // Going on to write decides nothing.
  await phone.write('phone 2', 'Chrome on Android');
  await phone.sync();
  expect(server.notes().sort()).toEqual(['laptop', 'phone 2']);
  await laptop.pull();
  await laptop.notes.decideNote(account, 'P', 'laptop and phone 2', 'Firefox on Linux');
  await laptop.sync();
  await phone.sync();
  expect(await phone.note()).toMatchObject({ text: 'laptop and phone 2', others: [] });
});

test('an answer that comes late does not hide what another device did after it', async () => {
  const { laptop, phone } = await createDevices();
  const listID = await laptop.lists.createList(account, 'Graphs', ['A']);
  await laptop.sync();
  async function answeredLate(first: () => Promise<void>, then: () => Promise<void>): Promise<void> {
    await first();
    await laptop.sendOne(true);
    await phone.sync();
    await then();
    await phone.sync();
    await laptop.pull();
    await laptop.sync();
  }
  await answeredLate(
    async () => {
      await laptop.bookmarks.setBookmark(account, 'A', true);
      await laptop.lists.renameList(account, listID, 'Trees');
      await laptop.lists.addToList(account, listID, 'B');
    },
    async () => {
      await phone.bookmarks.setBookmark(account, 'A', false);
      await phone.lists.renameList(account, listID, 'Paths');
      await phone.lists.removeFromList(account, listID, 'B');
    },
  );
  expect(await laptop.marked()).toEqual([]);
  expect(await laptop.lists.readOwnLists(account)).toMatchObject([{ name: 'Paths', problemIDs: ['A'] }]);
  await answeredLate(
    () => laptop.write('laptop', 'Laptop'),
    () => phone.write('phone', 'Phone'),
  );
  expect(await laptop.note()).toMatchObject({ text: 'phone', others: [], isPending: false });
});

test('a device says which limit is reached and changes nothing', async () => {
  const { laptop } = await createDevices();
  const listID = await laptop.lists.createList(
    account,
    'Full',
    Array.from({ length: ownListLimits.problemsMax + 5 }, (_, n) => `P${n}`),
  );
  expect(await laptop.list(listID)).toHaveLength(ownListLimits.problemsMax);
  const tooMany = laptop.lists.addToList(account, listID, 'MORE');
  await expect(tooMany).rejects.toMatchObject({ of: 'problems' });
  expect(await laptop.list(listID)).not.toContain('MORE');
  await expect(laptop.lists.renameList(account, listID, '')).rejects.toMatchObject({
    code: 'invalidPayload',
  });
});

type Step = { on: 0 | 1; what: 'write' | 'send' | 'lost' | 'pull' };
const step: fc.Arbitrary<Step> = fc.record({
  on: fc.constantFrom<0 | 1>(0, 1),
  what: fc.constantFrom('write', 'write', 'send', 'lost', 'pull'),
});

test('no text of a note is lost in any order of writing and sending on two devices', async () => {
  const { server, laptop, phone } = await createDevices();
  const devices = [laptop, phone] as const;
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      run += 1;
      const problemID = `P${run}`;
      const last: [string | undefined, string | undefined] = [undefined, undefined];
      /** Seen by a device before its user wrote over it. */
      const replaced = new Set<string>();
      for (const [n, { on, what }] of steps.entries()) {
        const device = devices[on];
        if (what === 'write') {
          replaced.add((await device.note(problemID)).text);
          last[on] = `text ${n}`;
          await device.write(`text ${n}`, `device ${on}`, problemID);
        } else if (what === 'pull') await device.pull();
        else await device.sendOne(what === 'lost');
      }
      for (let round = 0; round < 2; round += 1) for (const device of devices) await device.sync();
      const kept = server.notes(problemID).sort();
      for (const text of last) if (text !== undefined && !replaced.has(text)) expect(kept).toContain(text);
      for (const device of devices) {
        const { text, others } = await device.note(problemID);
        const shown = [text, ...others.map((one) => one.text)].filter((one) => one !== '');
        expect(shown.sort()).toEqual(kept);
      }
    }),
    { numRuns: 30 },
  );
});
