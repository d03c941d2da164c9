/** `server/modules/own-lists` without a database, and devices with the real data layer. */
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { NoteWrite, OwnListChange, OwnListRow } from '../../../../contract/entities/own-list';
import { withNote } from '../../../../contract/rules/note-versions';

export const account = 'ada';

type Row = OwnListRow & { nameAt?: string; movedAt?: string };
type Of<Type extends OwnListChange['type']> = Extract<OwnListChange, { type: Type }>;

const keyOf = (row: { type: string; listID?: string; problemID?: string }) =>
  [row.type === 'move' ? 'problem' : row.type, row.listID, row.problemID].join('/');

export function createListServer() {
  let revision = 0;
  const rows = new Map<string, Row>();
  const put = (row: object) => {
    revision += 1;
    const stored = { ...row, revision } as Row;
    rows.set(keyOf(stored), stored);
    return stored;
  };
  function change(one: OwnListChange): Row | undefined {
    if (one.type === 'bookmark') return mark(one);
    const list = rows.get(`list/${one.listID}/`);
    if (one.type === 'name' && !list) {
      const { listID, name, at } = one;
      const state = { isShared: false, isDeleted: false };
      return put({ type: 'list', listID, name, ...state, createdAt: at, nameAt: at });
    }
    if (list?.type !== 'list' || list.isDeleted) return list;
    return one.type === 'problem' || one.type === 'move' ? place(one) : changeList(list, one);
  }
  function mark({ problemID, isOn, at }: Of<'bookmark'>): Row {
    const known = rows.get(`bookmark//${problemID}`);
    if (known?.type === 'bookmark' && at < known.changedAt) return known;
    return put({ type: 'bookmark', problemID, isOn, changedAt: at });
  }
  function changeList(list: Row, one: Of<'name' | 'share' | 'delete'>): Row {
    if (one.type === 'share') return put({ ...list, isShared: one.isShared });
    if (one.type === 'name')
      return one.at < (list.nameAt ?? '') ? list : put({ ...list, name: one.name, nameAt: one.at });
    for (const key of [...rows.keys()]) if (key.startsWith(`problem/${one.listID}/`)) rows.delete(key);
    return put({ ...list, name: '', isDeleted: true });
  }
  function place(one: Of<'problem' | 'move'>): Row | undefined {
    const { at } = one;
    const known = rows.get(keyOf(one));
    if (known?.type !== 'problem') {
      if (one.type === 'move') return undefined;
      const { type, listID, problemID, isOn, place } = one;
      return put({ type, listID, problemID, isOn, place, changedAt: at, movedAt: at });
    }
    if (one.type === 'move')
      return at < (known.movedAt ?? '') ? known : put({ ...known, place: one.place, movedAt: at });
    return at < known.changedAt ? known : put({ ...known, isOn: one.isOn, changedAt: at });
  }
  const answers = new Map<string, { rows: Row[] }>();
  return {
    receive(id: string, kind: string, payload: unknown): { rows: Row[] } {
      const before = answers.get(id);
      if (before) return before;
      let answer: { rows: Row[] };
      if (kind === 'noteWrite') {
        const write = payload as NoteWrite;
        const { problemID } = write;
        const known = rows.get(`note//${problemID}`);
        const versions = withNote(known?.type === 'note' ? known.versions : [], write);
        answer = { rows: [put({ type: 'note', problemID, versions })] };
      } else {
        const { changes } = payload as { changes: OwnListChange[] };
        answer = { rows: changes.flatMap((one) => change(one) ?? []) };
      }
      answers.set(id, answer);
      return answer;
    },
    since: (cursor: number) =>
      [...rows.values()].filter((row) => row.revision > cursor).sort((a, b) => a.revision - b.revision),
    notes(problemID = 'P'): string[] {
      const row = rows.get(`note//${problemID}`);
      return row?.type === 'note' ? row.versions.map(({ text }) => text) : [];
    },
  };
}
export type ListServer = ReturnType<typeof createListServer>;

/** Real data layer in a separate browser. */
export async function createListDevice(server: ListServer) {
  Dexie.dependencies.indexedDB = new IDBFactory();
  vi.resetModules();
  const bookmarks = await import('../bookmarks');
  const lists = await import('../lists');
  const notes = await import('../notes');
  const { readPullPlace } = await import('../pull-places');
  const { storeOwnLists } = await import('../sync-lists');
  const { applyAnswers } = await import('../apply-answers');
  const { dexieOutbox } = await import('../../claims/dexie-outbox');
  const { appDb } = await import('../../db/app-db');

  const claim = () =>
    dexieOutbox.claim({ owner: 't', now: Date.now(), leaseMs: 60_000, accounts: [account], most: 1 });
  /** Sends the first entry; `lost`: the server has it, but its answer does not arrive. */
  async function sendOne(lost = false): Promise<boolean> {
    const { entries } = await claim();
    const [entry] = entries;
    if (!entry) return false;
    const { id, kind, payload, attempts } = entry;
    const result = server.receive(id, kind, payload);
    const error = { errorCode: 'NETWORK', error: '', message: '', at: Date.now() };
    await dexieOutbox.settle([
      {
        fence: { id, owner: 't', attempts },
        settlement: lost ? { type: 'retry', nextAt: 0, error } : { type: 'done', at: Date.now(), result },
      },
    ]);
    await applyAnswers(account);
    return true;
  }
  async function pull(): Promise<void> {
    for (const place of ['news', 'again'] as const) {
      const since = await readPullPlace(account, place);
      if (since === undefined) continue;
      const rows = server.since(since);
      const cursor = rows.at(-1)?.revision ?? since;
      await storeOwnLists(account, { rows, cursor, more: false, reset: false }, since, place);
    }
  }
  return {
    bookmarks,
    lists,
    notes,
    appDb,
    sendOne,
    pull,
    async sync(): Promise<void> {
      while (await sendOne());
      await pull();
    },
    open: () => appDb.outbox.where('[account+open]').equals([account, 1]).count(),
    marked: async () => (await bookmarks.readBookmarks(account)).map(({ problemID }) => problemID).sort(),
    list: async (listID: string) => (await lists.readOwnList(account, listID))?.problemIDs,
    note: (problemID = 'P') => notes.readNote(account, problemID),
    write: (text: string, device: string, problemID = 'P') =>
      notes.saveNote(account, problemID, text, device),
  };
}
