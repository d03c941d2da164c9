import { expect, test } from 'vitest';
import type { CodeRunState } from '../../../contract/entities/code-run';
import type { CodeRunRow } from '../../data/work/code-runs';
import { unreachedFailure } from '../server/failure';
import type { Call } from '../transport/api-client';
import { knownFailure } from '../transport/known-failure';
import { createCodeRunPoller } from './poll-code-runs';

const row = (id: string): CodeRunRow => ({
  id,
  account: 'ada',
  problemID: 'P',
  language: 'JAVA8',
  code: 'c',
  inputs: [],
  createdAt: 1,
  receipt: 'sent',
  runID: `r-${id}`,
});
const stateOf = (status: CodeRunState['status']): CodeRunState => ({
  runID: 'r',
  problemID: 'P',
  language: 'JAVA8',
  status,
  receivedTime: '2026-01-01T00:00:00Z',
  cases: [],
});

async function poll(answers: Record<string, (CodeRunState['status'] | 'gone' | 'offline')[]>) {
  const rows = new Map(Object.keys(answers).map((id) => [id, row(id)]));
  const asked: string[] = [];
  const notes: [string, string][] = [];
  let time = 0;
  const call = (async (_name: string, options: { params: { runID: string } }) => {
    const id = options.params.runID.slice(2);
    asked.push(`${id} ${time}`);
    const next = answers[id]?.shift();
    if (next === 'gone') return { ok: false, failure: knownFailure('RUN_NOT_FOUND') };
    if (next === 'offline' || next === undefined) return { ok: false, failure: unreachedFailure('offline') };
    return { ok: true, data: stateOf(next) };
  }) as unknown as Call;
  const poller = createCodeRunPoller({
    call,
    watched: async () =>
      [...rows.values()].filter(({ receipt }) => receipt === 'sent' || receipt === 'judging'),
    async note(id, progress) {
      rows.set(id, { ...row(id), ...rows.get(id), ...progress });
      notes.push([id, progress.receipt]);
    },
    now: () => time,
    async sleepUnless(_signal, ms) {
      time += ms;
      if ([...rows.values()].every(({ receipt }) => receipt === 'judged' || receipt === 'refused'))
        poller.stop();
    },
    online: () => true,
  });
  await poller.run();
  return { notes, asked, rows };
}

test('polls a run until it is over, and stores each step once', async () => {
  const { notes } = await poll({ a: ['queued', 'executing', 'executing', 'done'] });
  expect(notes).toEqual([
    ['a', 'judging'],
    ['a', 'judged'],
  ]);
});

test('polls a fast server at most once a second, and a failing one less and less often', async () => {
  const { asked } = await poll({ a: ['executing', 'offline', 'offline', 'done'] });
  const times = asked.map((line) => Number(line.split(' ')[1]));
  const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(pauses).toEqual([1000, 1000, 2000]);
});

test('a run that the server no longer has is over, with a reason', async () => {
  const { rows } = await poll({ a: ['gone'], b: ['done'] });
  expect(rows.get('a')).toMatchObject({ receipt: 'refused', refusal: { errorCode: 'RUN_NOT_FOUND' } });
  expect(rows.get('b')?.receipt).toBe('judged');
});

test('polls many runs in turn', async () => {
  const { asked, rows } = await poll({
    a: ['executing', 'executing', 'executing', 'done'],
    b: ['executing', 'executing', 'executing', 'done'],
    c: ['executing', 'done'],
    d: ['done'],
  });
  expect(asked.slice(0, 4).map((line) => line.split(' ')[0])).toEqual(['a', 'b', 'c', 'd']);
  expect([...rows.values()].map(({ receipt }) => receipt)).toEqual(['judged', 'judged', 'judged', 'judged']);
});

test('a new run does not wait for the delayed answers of other or forgotten runs', async () => {
  const rows = new Map(['a', 'b'].map((id) => [id, row(id)]));
  const asked: string[] = [];
  const call = (async (_name: string, options: { params: { runID: string }; signal: AbortSignal }) => {
    asked.push(options.params.runID);
    if (options.params.runID === 'r-c') {
      rows.clear();
      return { ok: true, data: stateOf('done') };
    }
    await new Promise((resolve) => options.signal.addEventListener('abort', resolve));
    return { ok: false, failure: unreachedFailure('offline') };
  }) as unknown as Call;
  const poller = createCodeRunPoller({
    call,
    watched: async () => [...rows.values()],
    note: async () => poller.stop(),
    now: () => 1,
    sleepUnless: async () => {},
    online: () => true,
  });
  const over = poller.run();
  await expect.poll(() => asked).toEqual(['r-a', 'r-b']);
  rows.delete('a');
  rows.set('c', row('c'));
  poller.poke();
  await over;
  expect(asked).toContain('r-c');
});
