import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { ref } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { appDb } from '../../data/db/app-db';
import { createScreen, type Solve, SolveContext } from './screen-state';
import { SolveHeader } from './solve-header';
import type { SolveState } from './solve-machine';
import { VerdictPanel } from './verdict/verdict-panel';

beforeEach(() => appDb.submissions.clear());

const problem = { id: 'SUM', title: 'Sum', samples: [], checker: { type: 'exact' }, initialCode: [] };

/** A screen whose editor has this program. */
function screenOf(code: string, isReadOnly: boolean): Solve {
  const parts = createScreen();
  const key = { account: 'ada', problemID: 'SUM', language: 'PYTHON3', contestSlug: '' } as const;
  Object.assign(parts.state, { isLanguageKnown: true, document: ref({ code, key }) });
  parts.editor.current = { code: () => code, mark: () => {} } as never;
  const nothing = { rows: [], lastError: undefined };
  return {
    ...parts,
    problem,
    account: 'ada',
    isReadOnly,
    submissions: nothing,
    judge: nothing,
    challengeID: undefined,
    contestSlug: undefined,
  } as unknown as Solve;
}

/** The header above an editor with this program. */
const show = (code: string, isReadOnly: boolean) => showHeader(screenOf(code, isReadOnly));

const showHeader = (solve: Solve, onRunning?: (isOn: boolean) => void) =>
  renderAt(
    <SolveContext value={solve}>
      <SolveHeader challengeName={undefined} back={null} onRunning={onRunning} />
    </SolveContext>,
  );

function setRunning({ state }: Solve, code: string): void {
  const of = { language: 'PYTHON3', code, place: 'device', startedAt: 1 } as const;
  state.run = ref<SolveState>({ at: 'running', of, reports: [], total: 1 });
}

const press = (shiftKey: boolean) =>
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, shiftKey });
const submitted = async () => (await appDb.submissions.toArray()).map(({ code }) => code);

test('Ctrl+Shift+Enter submits the program', async () => {
  await show('print(1)', false);
  press(true);
  await waitFor(async () => expect(await submitted()).toEqual(['print(1)']));
});

test('on a device that may only read, Ctrl+Shift+Enter and the button submit nothing', async () => {
  await show('print(2)', true);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
  expect(button.disabled).toBe(true);
  press(true);
  press(false);
  fireEvent.click(button);
  cleanup();
  // A later submission shows that the earlier ones would be there.
  await show('print(3)', false);
  press(true);
  await waitFor(async () => expect(await submitted()).toEqual(['print(3)']));
});

test("RUN-1 with an empty editor, Run and Submit only show 'Code cannot be empty.', until the next press", async () => {
  await appDb.submissions.clear();
  const solve = screenOf(' \n', false);
  Object.assign(solve.state, { tab: 'custom', view: 'code', client: ref({}) });
  const empty = () => screen.queryByText('Code cannot be empty.');
  await showHeader(solve);
  for (const isSubmit of [false, true]) {
    press(isSubmit);
    await waitFor(() => expect(empty()).not.toBeNull());
    expect(solve.state).toMatchObject({ tab: 'custom', view: 'code', run: { at: 'idle', of: null } });
    solve.state.notice = null;
    await waitFor(() => expect(empty()).toBeNull());
  }
  expect(await submitted()).toEqual([]);

  press(false);
  await waitFor(() => expect(empty()).not.toBeNull());
  Object.assign(solve.editor.current ?? {}, { code: () => 'print(4)' });
  press(true);
  await waitFor(async () => expect(await submitted()).toEqual(['print(4)']));
  expect(empty()).toBeNull();
});

test('RUN-2 Run gives the input to the program on this device and sends nothing', async () => {
  await Promise.all([appDb.outbox.clear(), appDb.codeRuns.clear()]);
  const solve = screenOf('print(input())', false);
  const asked: { code: string; stdin: string }[] = [];
  const result = { outcome: 'ok', stdout: '7', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: null };
  const run = async (request: { code: string; stdin: string }) => {
    asked.push(request);
    return result;
  };
  Object.assign(solve.state, { tab: 'custom', customInput: '7', client: ref({ run }) });
  await showHeader(solve);
  fireEvent.click(screen.getByRole('button', { name: 'Run my input' }));
  await waitFor(() => expect(solve.state.run.reports).toMatchObject([{ input: '7', result }]));
  await waitFor(() => expect(solve.state.run.at).toBe('idle'));
  expect(asked).toMatchObject([{ code: 'print(input())', stdin: '7' }]);
  expect(await appDb.outbox.count()).toBe(0);
  expect(await appDb.codeRuns.count()).toBe(0);
});

test('RUN-7 tells the page of a contest while a program runs, and when it is left', async () => {
  const told: boolean[] = [];
  const solve = screenOf('print(5)', false);
  await showHeader(solve, (isOn) => told.push(isOn));
  expect(told.at(-1)).toBe(false);
  act(() => setRunning(solve, 'print(5)'));
  await waitFor(() => expect(told.at(-1)).toBe(true));
  cleanup();
  expect(told.at(-1)).toBe(false);
});

test('RUN-7 while a program runs, an accepted submission shows no link to another problem', async () => {
  const solve = screenOf('print(6)', false);
  const row = { id: 'one', createdAt: 1, language: 'PYTHON3', receipt: 'judged', status: 'done' };
  const rows = [{ ...row, state: { verdict: 'AC', results: [] } } as never];
  await renderAt(
    <SolveContext value={{ ...solve, submissions: { rows, lastError: undefined } }}>
      <VerdictPanel wayOn={<a href="/code/NEXT">Next problem</a>} />
    </SolveContext>,
  );
  const next = () => screen.queryByRole('link', { name: 'Next problem' });
  expect(next()).not.toBeNull();
  act(() => setRunning(solve, 'print(6)'));
  await waitFor(() => expect(next()).toBeNull());
});

/** What a screen reader tells: the text of all live regions. */
const told = () =>
  screen.getAllByRole('status').map((region) => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
    return copy.textContent?.trim();
  });

test('screen readers announce the verdict once, also if the user changes the program meanwhile', async () => {
  const solve = screenOf('print(1)', false);
  solve.state.pausedCode = 'print(1)';
  let arrive: (row: object) => void = () => undefined;
  function Page() {
    const [row, setRow] = useState<object>({ receipt: 'judging', status: 'executing' });
    useEffect(() => {
      arrive = setRow;
    }, []);
    const sent = { id: 'one', createdAt: 1, language: 'PYTHON3', code: 'print(1)', judgedAt: Date.now() };
    return (
      <SolveContext
        value={{ ...solve, submissions: { rows: [{ ...sent, ...row } as never], lastError: undefined } }}
      >
        <SolveHeader challengeName={undefined} back={null} onRunning={undefined} />
        <VerdictPanel wayOn={null} />
      </SolveContext>
    );
  }
  await renderAt(<Page />);
  expect(told()).toEqual(["Your code's running. Gears are turning."]);
  act(() => arrive({ receipt: 'judged', status: 'done', state: { verdict: 'WA', results: [] } }));
  expect(told()).toEqual(['Wrong answer']);
  const judged = { receipt: 'judged', status: 'done', state: { verdict: 'AC', results: [] } };
  act(() => arrive(judged));
  expect(told()).toEqual(["Accepted All set. That's a wrap!"]);
  expect(screen.getByText('Accepted', { selector: '[role="status"] span' }).className).not.toBe(
    'visually-hidden',
  );
  act(() =>
    arrive({ receipt: 'judged', status: 'done', code: 'print(2)', state: { verdict: 'AC', results: [] } }),
  );
  expect(told()).toEqual(['Accepted']);
});
