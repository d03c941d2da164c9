import { expect, test } from 'vitest';
import type { ProblemPageResult } from '../../sync/pull/pull-problems';
import { createPageLoader, type LoaderState } from './page-loader';

const page = (more: Partial<ProblemPageResult> = {}) =>
  ({ ok: true, changed: false, end: false, ...more }) as ProblemPageResult;

function setUp(answers: Record<string, ProblemPageResult> = {}) {
  const pulled: (string | undefined)[] = [];
  const states: LoaderState[] = [];
  let now = 0;
  let most = 0;
  const loader = createPageLoader(
    async (after) => {
      pulled.push(after);
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return answers[String(after)] ?? page();
    },
    (state) => states.push(state),
  );
  const settled = () => expect.poll(() => states.at(-1)?.pulling).toBe(false);
  return { loader, pulled, states, settled, most: () => most };
}

test('EXP-11 each page is requested once, after its row, and one at a time', async () => {
  const { loader, pulled, settled, most } = setUp();
  for (const after of [undefined, 'a', 'b', 'a', undefined]) loader.load(after);
  await settled();
  expect(pulled).toEqual([undefined, 'a', 'b']);
  expect(most()).toBe(1);
});

test('a server without an answer gets no requests for further pages', async () => {
  const down = { ok: false, reason: 'timeout', message: '' } as const;
  const { loader, pulled, states, settled } = setUp({ a: down });
  for (const after of [undefined, 'a', 'b']) loader.load(after);
  await settled();
  loader.load('c');
  expect(pulled).toEqual([undefined, 'a']);
  expect(states.at(-1)).toMatchObject({ last: down, ended: false });
});

test('the end stays known after the last page, also after a refresh', async () => {
  const { loader, states, settled } = setUp({ b: page({ end: true }) });
  for (const after of ['b', 'a']) loader.load(after);
  await settled();
  expect(states.at(-1)?.ended).toBe(true);
});

test('a stopped loader reports nothing', async () => {
  const { loader, states } = setUp();
  loader.load();
  loader.stop();
  const told = states.length;
  await new Promise((resolve) => setTimeout(resolve));
  expect(states).toHaveLength(told);
});
