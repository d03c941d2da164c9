import { expect, test } from 'vitest';
import type { ProblemPageResult } from '../../sync/pull/pull-problems';
import { type AskerState, createPageAsker } from './page-asker';

const page = (more: Partial<ProblemPageResult> = {}) =>
  ({ ok: true, changed: false, end: false, ...more }) as ProblemPageResult;

function setUp(answers: Record<string, ProblemPageResult> = {}) {
  const pulled: (string | undefined)[] = [];
  const states: AskerState[] = [];
  let now = 0;
  let most = 0;
  const asker = createPageAsker(
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
  return { asker, pulled, states, settled, most: () => most };
}

test('EXP-11 each page is asked for once, after its row, and one at a time', async () => {
  const { asker, pulled, settled, most } = setUp();
  for (const after of [undefined, 'a', 'b', 'a', undefined]) asker.ask(after);
  await settled();
  expect(pulled).toEqual([undefined, 'a', 'b']);
  expect(most()).toBe(1);
});

test('a server that did not answer is not asked for page after page', async () => {
  const down = { ok: false, reason: 'timeout', message: '' } as const;
  const { asker, pulled, states, settled } = setUp({ a: down });
  for (const after of [undefined, 'a', 'b']) asker.ask(after);
  await settled();
  asker.ask('c');
  expect(pulled).toEqual([undefined, 'a']);
  expect(states.at(-1)).toMatchObject({ last: down, ended: false });
});

test('the end is known once one page was the last, whatever is refreshed afterwards', async () => {
  const { asker, states, settled } = setUp({ b: page({ end: true }) });
  for (const after of ['b', 'a']) asker.ask(after);
  await settled();
  expect(states.at(-1)?.ended).toBe(true);
});

test('what is stopped says nothing any more', async () => {
  const { asker, states } = setUp();
  asker.ask();
  asker.stop();
  const told = states.length;
  await new Promise((resolve) => setTimeout(resolve));
  expect(states).toHaveLength(told);
});
