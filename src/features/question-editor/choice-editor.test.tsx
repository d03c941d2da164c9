import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { newQuestionDraft, type QuestionDraft, questionFaults } from '../../parts/authoring/question-draft';
import { ChoiceEditor } from './choice-editor';

let drafted: QuestionDraft;

function Editor({ correct }: { correct: readonly boolean[] }) {
  const options = correct.map((isCorrect, at) => ({ id: `option_${at}`, text: `Text ${at}`, isCorrect }));
  const [value, setValue] = useState({ ...newQuestionDraft(), questionText: 'Which?', options });
  drafted = value;
  const onChange = (change: Partial<QuestionDraft>) => setValue({ ...value, ...change });
  return <ChoiceEditor value={value} onChange={onChange} faults={questionFaults('multiple-choice', value)} />;
}

const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);

test('QUIZ-3 after several right options, no radio is checked, and each one can be chosen', async () => {
  render(<Editor correct={[true, false, true]} />);
  expect(checked()).toEqual([false, false, false]);
  screen.getByText('Multiple choice questions must have exactly one correct answer');
  await userEvent.click(screen.getByRole('radio', { name: 'Option C is correct' }));
  expect(checked()).toEqual([false, false, true]);
  expect(drafted.options.map(({ isCorrect }) => isCorrect)).toEqual([false, false, true]);
  expect(screen.queryByText(/exactly one correct answer/)).toBeNull();
});
