import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import type { ContestRunRow } from '../../../data/db/contest-run-rows';
import type { StartOutcome } from '../../../sync/contest-run/start-contest';
import { ContestCode } from './contest-code';
import { ContestRunContext, createRunScreen } from './contest-run-state';

const started: unknown[] = [];
let outcome: StartOutcome = { type: 'started' };
vi.mock('../../../sync/contest-run/start-contest', () => ({
  startContest: async (...said: unknown[]) => {
    started.push(said);
    return outcome;
  },
}));
const full: string[] = [];
beforeEach(() => {
  started.length = 0;
  full.length = 0;
  outcome = { type: 'started' };
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => (full.at(-1) === 'on' ? document.body : null) },
    exitFullscreen: { configurable: true, value: async () => void full.push('off') },
  });
  document.documentElement.requestFullscreen = async () => void full.push('on');
});

const problem = { id: 'A', title: 'Anchors', type: 'code', fetchedAt: 1 } as never;

function show(more: Partial<ContestRunRow>) {
  const run = {
    account: 'ada',
    contestSlug: 'tides',
    startedAtMs: Date.now(),
    deadlineAtMs: null,
    contest: { contestSlug: 'tides', name: 'Tides', enableProctored: false },
    warnings: 0,
    maxWarnings: 3,
    scores: {},
    answered: [],
    toldMarks: [],
    ...more,
  } as unknown as ContestRunRow;
  const contestRun = {
    state: createRunScreen(),
    leaving: new AbortController(),
    account: 'ada',
    contestSlug: 'tides',
    run,
    problems: [problem],
    marks: ['untouched'] as const,
  };
  return renderAt(
    <ContestRunContext value={contestRun}>
      <ContestCode
        problemID="A"
        renderProblem={({ isReadOnly }) => (
          <textarea aria-label="Code" defaultValue="typed" readOnly={isReadOnly} />
        )}
      />
    </ContestRunContext>,
  );
}

const code = () => screen.getByLabelText<HTMLTextAreaElement>('Code');

test('a run that continues on another device is read-only here, keeps what was typed, and can come back', async () => {
  await show({ isElsewhere: true });
  expect(screen.getByRole('status').textContent).toContain('so you can only read here');
  // Inert content cannot be scrolled: the program and its statement stay readable.
  expect(code().closest('[inert]')).toBeNull();
  expect(code().readOnly).toBe(true);
  expect(code().value).toBe('typed');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Finish/ }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  await expect.poll(() => started).toEqual([['ada', 'tides', expect.objectContaining({ takeOver: true })]]);
});

test('on the device of the run everything works', async () => {
  await show({});
  expect(code().readOnly).toBe(false);
  expect(screen.queryByRole('button', { name: 'Continue here' })).toBeNull();
});

const proctored = { contestSlug: 'tides', name: 'Tides', enableProctored: true } as never;

test('PROC-1 coming back to a proctored run enters full screen in the click, before the server answers', async () => {
  await show({ isElsewhere: true, contest: proctored });
  expect(full).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  // Without waiting: a browser allows it only in the press itself.
  expect(full).toEqual(['on']);
  await expect.poll(() => started).toEqual([['ada', 'tides', { takeOver: true, watch: 'fullscreen' }]]);
  expect(full).toEqual(['on']);
});

test('a refused return leaves full screen and keeps the button', async () => {
  outcome = { type: 'failed', message: 'The contest has ended.' };
  await show({ isElsewhere: true, contest: proctored });
  fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  await expect.poll(() => full).toEqual(['on', 'off']);
  screen.getByRole('button', { name: 'Continue here' });
});

test('a run without proctoring stays in its window', async () => {
  await show({ isElsewhere: true });
  fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  await expect.poll(() => started).toHaveLength(1);
  expect(full).toEqual([]);
});
