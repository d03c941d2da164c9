import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ref } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import type { JuryResult } from '../../../../contract/entities/problem/jury-solution';
import { renderAt } from '../../../../tests/support/components/render-at';
import { completeForm, renderWizard } from '../../../../tests/support/components/render-problem-wizard';
import { randomId } from '../../../lib/random-id';
import { syncStatus } from '../../../sync/network/sync-status';
import { openWizard } from '../../../wizard/open-wizard';
import { checkForm } from '../problem-faults';
import type { ProblemForm, SolutionForm } from '../problem-form';
import { problemWizard } from '../problem-wizard';
import { newValidator } from '../tools/programs';
import type { CodeEditorProps } from '../wizard-types';
import { JurySection } from './jury-section';
import { juryData, juryStateOf, storeOutcome } from './jury-state';
import { PublishDialog } from './publish-dialog';
import { checkBeforePublishing } from './publish-jury';

const [first] = completeForm().testCases;
if (!first) throw new Error('no case');
const solution = (key: string, name: string, expected: SolutionForm['expected']): SolutionForm => ({
  key,
  name,
  expected,
  language: 'PYTHON3',
  source: `print(${key})`,
});
const form: ProblemForm = {
  ...completeForm(),
  testCases: [first, { ...first, key: '2', sample: true }],
  solutions: [
    solution('1', 'right.py', ['AC']),
    solution('2', 'slow.py', ['TLE']),
    solution('3', 'odd.py', ['AC']),
  ],
};
const result = (...cases: [verdict: JuryResult['verdict'], ms: number][]): JuryResult => ({
  verdict: cases.find(([verdict]) => verdict !== 'AC')?.[0] ?? 'AC',
  score: 0,
  slowestMs: Math.max(...cases.map(([, ms]) => ms)),
  cases: cases.map(([verdict, timeMs], index) => ({ index, verdict, timeMs, memoryBytes: 3_400_000 })),
});

const none = () => null;

/** Only the section of the last step, and the dialog of the frame. */
async function openSection(of: ProblemForm) {
  const wizard = openWizard({
    definition: problemWizard,
    account: 'ada',
    draftID: randomId(),
    context: { CodeEditor: Typing, QuestionEditor: none, QuestionPreview: none, Comments: none },
    form: of,
    parts: await problemWizard.load(),
    leaveTo: () => undefined,
  });
  await renderAt(
    <>
      <JurySection wizard={wizard} />
      <PublishDialog wizard={wizard} />
    </>,
  );
  return { wizard, state: juryStateOf(wizard) };
}

const Typing = ({ label, code, onType }: CodeEditorProps) => (
  <textarea aria-label={label} defaultValue={code} onChange={(event) => onType(event.target.value)} />
);

async function openWith(results: JuryResult[], of = form) {
  const { wizard, state } = await openSection(of);
  for (const [at, one] of results.entries()) {
    const which = wizard.current().solutions[at];
    const run = { runID: String(at), status: 'done' as const, result: one };
    if (which) storeOutcome(state, which, { place: 'judge', run, data: juryData(wizard.current()) });
  }
  return { wizard, state };
}
const table = () => screen.getByRole('table');
/** With its test cases. */
const row = async (name: string) => {
  const found = await within(table()).findByRole('row', { name: new RegExp(name) });
  return within(found.closest('tbody') ?? found);
};

test('a row for each solution has the result, time and memory of each case, and says what differs', async () => {
  const { wizard } = await openWith([
    result(['AC', 20], ['AC', 400]),
    result(['TLE', 1100], ['TLE', 1100]),
    result(['AC', 9], ['WA', 8]),
  ]);
  expect(await screen.findByText('One solution has another result than expected.')).toBeTruthy();
  const columns = within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(columns).toEqual(['Solution', 'Expected result', 'Result', 'Slowest', 'Memory']);
  const cells = (await row('right.py')).getAllByRole('cell');
  // On phones each cell shows the name of its column.
  expect(cells.flatMap(({ dataset }) => dataset.label ?? [])).toEqual(columns.slice(1));
  const right = cells.map(({ textContent }) => textContent);
  expect(right).toEqual([
    'Accepted',
    'Accepted',
    '400 ms',
    '3.4 MB',
    'Case 1AC20 ms3.4 MBCase 2AC400 ms3.4 MB',
  ]);
  const odd = await row('odd.py');
  expect(odd.getByLabelText('Differs')).toBeTruthy();
  expect(odd.getByText('Expected Accepted, got Wrong answer.')).toBeTruthy();
  expect(odd.getByTitle(/^Wrong answer, 8 ms, 3.4 MB/).dataset.marked).toBe('true');
  await userEvent.click(odd.getByRole('button', { name: 'odd.py' }));
  expect(screen.getByRole('tab', { name: 'odd.py' }).getAttribute('aria-selected')).toBe('true');
  wizard.change({
    solutions: wizard.current().solutions.map((one) => ({ ...one, source: `${one.source} ` })),
  });
  await waitFor(async () =>
    expect((await row('right.py')).getByText('Changed since the last run')).toBeTruthy(),
  );
});

test('the time limit is proposed with its calculation, taken with one tap, and warned about', async () => {
  const { wizard } = await openWith([result(['AC', 20], ['AC', 620]), result(['AC', 900], ['AC', 950])], {
    ...form,
    solutions: form.solutions.slice(0, 2),
  });
  expect(
    await screen.findByText('Slowest accepted solution: right.py, 620 ms × 2, rounded up: 2 s.'),
  ).toBeTruthy();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    expect.stringContaining('right.py is accepted with 620 ms, less than 2 times below the limit.'),
    expect.stringContaining('slow.py should be too slow, but it passes.'),
    expect.stringContaining(
      'slow.py needs only 950 ms, but should need at least 1.5 times this limit (3 s).',
    ),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Use 2 s for all cases' }));
  expect(wizard.current().testCases.map(({ timeLimit }) => timeLimit)).toEqual([
    { isCustom: false, value: '2' },
    { isCustom: false, value: '2' },
  ]);
});

test('solutions are added, get an expectation and are removed; an untouched one is not published', async () => {
  const { wizard } = await openSection(completeForm());
  expect(wizard.current().solutions).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your solution' }), '!');
  await waitFor(() => expect(wizard.current().solutions).toHaveLength(1));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Expected result' }), 'Wrong answer');
  await userEvent.click(screen.getByRole('button', { name: 'Add solution' }));
  await screen.findByRole('tab', { name: 'solution-2.py' });
  const files = [new File(['print(1)'], 'a.py'), new File(['int main() {}'], 'slow.cpp')];
  await userEvent.upload(screen.getByLabelText('Add programs', { selector: 'input' }), files);
  await screen.findByText('2 solutions added.');
  expect(wizard.current().solutions.map(({ name, expected }) => [name, expected.join()])).toEqual([
    ['solution.py', 'WA'],
    ['solution-2.py', 'AC'],
    ['a.py', 'AC'],
    ['slow.cpp', 'TLE'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove solution' }));
  await waitFor(() => expect(wizard.current().solutions).toHaveLength(3));
});

test('the author goes back or publishes anyway', async () => {
  const { state } = await openWith([]);
  const answers: boolean[] = [];
  const ask = () => {
    const lines = [{ name: 'odd.py', text: 'Expected Accepted, got Wrong answer.' }];
    state.question = ref({
      check: 'solutions' as const,
      lines,
      compiles: true,
      answer: (isPublished: boolean) => {
        answers.push(isPublished);
        state.question = null;
      },
    });
  };
  ask();
  const dialog = within(await screen.findByRole('dialog', { name: 'Jury solutions differ' }));
  expect(dialog.getByText('odd.py')).toBeTruthy();
  expect(dialog.getByText(/^The judge compiles your checker in any case/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
  ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  expect(answers).toEqual([false, true]);
});

test('without solutions the validators run first, and the author publishes without waiting for the judge', async () => {
  const validator = newValidator([]);
  const of = { ...completeForm(), tools: { ...completeForm().tools, validators: [validator] } };
  const { wizard } = await openSection(of);
  const { payload } = checkForm(of);
  if (!payload) throw new Error('the form is not complete');
  // Tests of other files may have left it offline.
  syncStatus.network = 'online';
  // A server without a judge: it has the tests, and no result comes.
  const wait = () => new Promise<never>(() => undefined);
  const publish = () => checkBeforePublishing(wizard, payload, wizard.current(), wait);
  const first = publish();
  const dialog = within(await screen.findByRole('dialog', { name: 'The judge validates the test cases' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
  expect(await first).toBeNull();
  const second = publish();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  expect(await second).toEqual({ ...payload, publishAnyway: true });
  wizard.change({ tools: { ...of.tools, validators: [{ ...validator, language: undefined }] } });
  expect(await publish()).toEqual(payload);
});

test('the first program from a file replaces the empty one in the editor', async () => {
  await renderWizard(completeForm(), 'Preview');
  const file = new File(['print(3)\n'], 'sum.py', { type: 'text/plain' });
  await userEvent.upload(screen.getByLabelText('Add programs', { selector: 'input' }), file);
  await waitFor(() => expect(screen.getByRole('tab', { name: 'sum.py' })).toBeTruthy());
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your solution' }).value).toBe(
    'print(3)\n',
  );
});
