import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { questionLimits } from '../../../contract/limits';
import { newQuestionDraft, type QuestionDraft, questionFaults } from '../../parts/authoring/question-draft';
import { OrderingEditor } from './ordering-editor';

const lines = ['First', 'Second'].map((text, at) => ({ key: `k${at}`, text }));

function Editor({ part = {} }: { part?: Partial<QuestionDraft> }) {
  const [value, setValue] = useState({ ...newQuestionDraft(), questionText: 'Sort.', lines, ...part });
  const onChange = (change: Partial<QuestionDraft>) => setValue({ ...value, ...change });
  return <OrderingEditor value={value} onChange={onChange} faults={questionFaults('ordering', value)} />;
}

test('a pasted line that is too long stays whole, with a message', async () => {
  render(<Editor />);
  const line = screen.getByLabelText<HTMLInputElement>('Line 2');
  await userEvent.clear(line);
  await userEvent.click(line);
  await userEvent.paste('x'.repeat(questionLimits.lineLengthMax + 1));
  expect(line.value).toHaveLength(questionLimits.lineLengthMax + 1);
  expect(screen.getByText('At most 500 characters').tagName).toBe('P');
  expect(line.getAttribute('aria-invalid')).toBe('true');
});

test('an added right order that is not changed is called a duplicate', async () => {
  render(<Editor part={{ otherOrders: [['k1', 'k0']] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add another right order' }));
  const text = 'Other right order 2 is the same as the lines in the right order. Change or remove it.';
  expect(screen.getByText(text).getAttribute('data-wrong')).toBe(text);
  await userEvent.click(screen.getByRole('button', { name: 'Remove other right order 2' }));
  expect(screen.queryByText(text)).toBeNull();
});
