import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ref } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { appDb } from '../../data/db/app-db';
import { createScreen, type Solve, SolveContext } from './screen-state';
import { SolveHeader } from './solve-header';

beforeEach(() => appDb.submissions.clear());

const problem = { id: 'SUM', title: 'Sum', samples: [], checker: { type: 'exact' }, initialCode: [] };

/** The header above an editor with this program. */
async function show(code: string, isReadOnly: boolean): Promise<void> {
  const parts = createScreen();
  const key = { account: 'ada', problemID: 'SUM', language: 'PYTHON3', contestSlug: '' } as const;
  Object.assign(parts.state, { isLanguageKnown: true, document: ref({ code, key }) });
  parts.editor.current = { code: () => code } as never;
  const nothing = { rows: [], lastError: undefined };
  const solve = {
    ...{ ...parts, problem, account: 'ada', isReadOnly, submissions: nothing, judge: nothing },
    ...{ challengeID: undefined, contestSlug: undefined },
  } as unknown as Solve;
  await renderAt(
    <SolveContext value={solve}>
      <SolveHeader challengeName={undefined} back={null} onRunning={undefined} />
    </SolveContext>,
  );
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
