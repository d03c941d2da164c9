import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { DraftPush, RemoteDraft } from '../../../contract/entities/draft';
import { judgePush } from '../../../contract/rules/draft-push';
import { unreachedFailure } from '../server/failure';
import type { Call } from '../transport/api-client';
import { knownFailure } from '../transport/known-failure';

const account = 'ada';
const key = { account, problemID: 'P', language: 'PYTHON3', contestSlug: '' } as const;
const minute = 60_000;

/**
 * lost: the answer is lost · dropped: the request never arrives · killed: the page dies while it
 * waits · late: the request arrives again later.
 */
const faults = ['none', 'none', 'lost', 'dropped', 'killed', 'late'] as const;
type Fault = (typeof faults)[number];

/** `server/modules/drafts` without a database. */
function createServer() {
  let newest = 0;
  const drafts = new Map<string, RemoteDraft>();
  const answers = new Map<string, number>();
  const had = new Set<string | null>([null]);
  const push = (id: string, { base, ...text }: DraftPush) => {
    const before = answers.get(id);
    if (before !== undefined) return { ok: true as const, data: { revision: before } };
    const there = drafts.get(text.problemID);
    const judged = judgePush(there, { base, code: text.code });
    if (judged === 'changed') return { ok: false as const, failure: knownFailure('DRAFT_CHANGED') };
    had.add(text.code);
    if (judged === 'applied') drafts.set(text.problemID, { ...text, revision: ++newest });
    const revision = drafts.get(text.problemID)?.revision ?? 0;
    answers.set(id, revision);
    return { ok: true as const, data: { revision } };
  };
  return {
    push,
    pull(since: number) {
      const news = [...drafts.values()]
        .filter(({ revision }) => revision > since)
        .sort((one, other) => one.revision - other.revision);
      const page = news.slice(0, 1);
      const cursor = page.at(-1)?.revision ?? since;
      return { ok: true as const, data: { drafts: page, cursor, more: news.length > 1, reset: false } };
    },
    code: () => drafts.get(key.problemID)?.code ?? null,
    had,
  };
}
type Server = ReturnType<typeof createServer>;

/** Real data layer and real sync in a separate browser. */
async function createDevice(name: string, server: Server) {
  Dexie.dependencies.indexedDB = new IDBFactory();
  vi.resetModules();
  const drafts = await import('../../data/drafts/drafts');
  const data = await import('../../data/drafts/draft-sync');
  const { syncDrafts } = await import('./sync-drafts');
  let fault: Fault = 'none';
  const late: (() => void)[] = [];
  const ask = (name: string, { body, idempotencyKey = '' }: { body?: unknown; idempotencyKey?: string }) =>
    name === 'draftPush'
      ? server.push(idempotencyKey, body as DraftPush)
      : server.pull((body as { since: number }).since);
  const call = (async (name: string, options: { body?: unknown; idempotencyKey?: string }) => {
    const lost = { ok: false, failure: unreachedFailure('timeout') };
    if (fault === 'dropped') return lost;
    if (fault === 'late') {
      late.push(() => void ask(name, options));
      return lost;
    }
    const answer = ask(name, options);
    if (fault === 'lost') return lost;
    return fault === 'killed' ? new Promise(() => {}) : answer;
  }) as unknown as Call;
  return {
    type: (code: string, now: number) => drafts.saveDraft(key, code, now),
    reset: () => drafts.discardDraft(key),
    async sync(what: Fault) {
      fault = what;
      const pass = syncDrafts({ call, device: name, maySend: () => true }, account);
      if (what !== 'killed') return void (await pass);
      await Promise.race([pass, new Promise((resolve) => setTimeout(resolve, 30))]);
    },
    arrive: () => void late.shift()?.(),
    async decide(choice: 'mine' | 'theirs') {
      const { theirs } = await data.readDraftSync(key);
      if (theirs) await data.decideDraft(key, choice, theirs.revision);
    },
    code: async () => (await drafts.readDraft(key))?.code ?? null,
    asked: async () => (await data.readDraftSync(key)).theirs !== undefined,
    async texts() {
      const versions = await drafts.draftVersions(key);
      const draft = await drafts.readDraft(key);
      return [...versions.map(({ code }) => code), ...(draft ? [draft.code] : [])];
    },
    versions: () => drafts.draftVersions(key),
  };
}

test('two devices share one draft, and a choice between two versions keeps the other one', async () => {
  const server = createServer();
  const laptop = await createDevice('Firefox on Linux', server);
  const phone = await createDevice('Chrome on Android', server);
  await laptop.type('laptop 1', minute);
  await laptop.sync('none');
  await phone.sync('none');
  expect(await phone.code()).toBe('laptop 1');

  await phone.type('phone 2', 2 * minute);
  await laptop.type('laptop 2', 2 * minute);
  await phone.sync('none');
  await laptop.sync('none');
  expect([await laptop.code(), await laptop.asked()]).toEqual(['laptop 2', true]);
  await laptop.type('laptop 3', 3 * minute);
  await laptop.sync('none');
  expect(server.code()).toBe('phone 2');

  await laptop.decide('mine');
  await laptop.sync('none');
  expect(server.code()).toBe('laptop 3');
  expect(await laptop.versions()).toContainEqual(
    expect.objectContaining({ code: 'phone 2', device: 'Chrome on Android', savedAt: 2 * minute }),
  );
  await phone.sync('none');
  expect([await phone.code(), await phone.asked()]).toEqual(['laptop 3', false]);
  expect(await phone.texts()).toContain('phone 2');

  await laptop.reset();
  await laptop.sync('none');
  await phone.sync('none');
  expect(await phone.code()).toBeNull();
  expect(await phone.texts()).toContain('laptop 3');
});

test('a text with a lost answer is sent again unchanged, and a device has no conflict with its own text', async () => {
  const server = createServer();
  const laptop = await createDevice('Firefox on Linux', server);
  await laptop.type('one', minute);
  await laptop.sync('lost');
  await laptop.type('two', 2 * minute);
  await laptop.sync('none');
  expect([server.code(), await laptop.asked()]).toEqual(['two', false]);
});

type Step =
  | { type: 'type' | 'reset' | 'arrive' | 'meet'; on: 0 | 1 }
  | { type: 'sync'; on: 0 | 1; fault: Fault }
  | { type: 'decide'; on: 0 | 1; choice: 'mine' | 'theirs' };

const on = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('type' as const), on }) },
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('sync' as const), on, fault: fc.constantFrom(...faults) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('meet' as const), on }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reset' as const), on }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('arrive' as const), on }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('decide' as const),
      on,
      choice: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
);

async function play(steps: readonly Step[]): Promise<void> {
  const server = createServer();
  const devices = [await createDevice('laptop', server), await createDevice('phone', server)] as const;
  const typed: [string[], string[]] = [[], []];
  let now = 0;
  for (const step of steps) {
    const device = devices[step.on];
    // Far enough apart that each text is a version: edits within a minute share one.
    now += 2 * minute;
    if (step.type === 'type') {
      const text = `typed at ${now} on ${step.on}`;
      typed[step.on].push(text);
      await device.type(text, now);
    } else if (step.type === 'sync') {
      const before = await device.code();
      await device.sync(step.fault);
      const isSwapped = before !== (await device.code());
      expect(isSwapped && !server.had.has(before), 'a text nobody else had was swapped unasked').toBe(false);
    } else if (step.type === 'decide') await device.decide(step.choice);
    else if (step.type === 'meet') {
      await device.sync('none');
      await devices[step.on === 0 ? 1 : 0].sync('none');
    } else await device[step.type]();
    for (const on of [0, 1] as const) {
      const kept = await devices[on].texts();
      const gone = typed[on].filter((text) => !kept.includes(text));
      expect(gone, 'texts that the device they were typed on has lost').toEqual([]);
    }
  }
  for (let round = 0; round < 3; round++) {
    for (const device of devices) {
      device.arrive();
      await device.sync('none');
      await device.decide('mine');
      await device.sync('none');
    }
  }
  const [one, other] = [await devices[0].code(), await devices[1].code()];
  expect([one, other]).toEqual([server.code(), server.code()]);
}

test('for any typing on two devices and any request failures, no text is lost and both devices end equal', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), play), { numRuns: 40 });
}, 120_000);
