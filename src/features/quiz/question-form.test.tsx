import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { renderAt } from '../../../tests/support/components/render-at';
import { appDb } from '../../data/db/app-db';
import { QuestionForm } from './question-form';

const question = {
  questionText: 'Which end is behind?',
  options: [
    { id: 'option_0', text: 'The bow' },
    { id: 'option_1', text: 'The stern' },
  ],
};

async function show(description: string, isReadOnly = false) {
  const problem = { id: 'Q', description } as ProblemDetail;
  await renderAt(
    <main tabIndex={-1}>
      <QuestionForm
        account="ada"
        problem={problem}
        type="multiple-choice"
        question={question}
        contestSlug="cup"
        isReadOnly={isReadOnly}
      />
    </main>,
  );
  await screen.findByText('The stern');
}

test('D-33 a question in a contest shows its description above the question', async () => {
  await show('The ship *sails* north.');
  const [description, text] = [screen.getByText('sails'), screen.getByText('Which end is behind?')];
  expect(description.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('D-33 a description that repeats the question is shown once', async () => {
  await show('Which end is behind?');
  expect(screen.getAllByText('Which end is behind?')).toHaveLength(1);
});

test('a question whose run continues on another device can be read but not answered', async () => {
  await show('', true);
  expect(screen.getByRole('group').matches(':disabled')).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
});

test('the keyboard goes from Submit to Answer again, and from there to the answer', async () => {
  const problem = { id: 'Q', description: '' } as ProblemDetail;
  await renderAt(<QuestionForm account="ada" problem={problem} type="multiple-choice" question={question} />);
  fireEvent.click(await screen.findByRole('radio', { name: /The bow/ }));
  const submit = screen.getByRole('button', { name: 'Submit' });
  submit.focus();
  fireEvent.click(submit);
  const [row] = await waitFor(async () => {
    const rows = await appDb.answers.toArray();
    expect(rows).toHaveLength(1);
    return rows;
  });
  await appDb.answers.update(row?.id ?? '', { receipt: 'judged' });
  const focused = () => document.activeElement;
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Answer again' })));
  fireEvent.click(screen.getByRole('button', { name: 'Answer again' }));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('radio', { name: /The bow/ })));
});

test('in a contest, the keyboard goes from Submit to the page, and the result comes into a region that was there', async () => {
  const run = { account: 'ada', contestSlug: 'cup', sequence: 0, previousHash: 'first', elapsedMs: 0 };
  await appDb.contestRuns.put({ ...run, startedAtMs: Date.now(), answered: [] } as never);
  await show('');
  const [, regionOfResult] = screen.getAllByRole('status');
  fireEvent.click(screen.getByRole('radio', { name: /The bow/ }));
  const submit = screen.getByRole('button', { name: 'Submit' });
  submit.focus();
  fireEvent.click(submit);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  const result = { correct: true, score: 100, explanation: '' };
  const inRun = ({ contestSlug }: { contestSlug?: string }) => contestSlug === 'cup';
  await appDb.answers.filter(inRun).modify({ receipt: 'judged', result } as never);
  await waitFor(() => expect(regionOfResult?.textContent).toContain('Correct'));
});
