import { expect, test } from 'vitest';
import { CreateQuestion } from '../entities/question';
import { memoryTree } from './file-tree';
import { readQuestion } from './read-question';
import { writeQuestion } from './write-question';

const head = {
  title: 'Knots: "how"',
  summary: 'Which knot? - "that"',
  description: 'About knots.',
  difficulty: 'easy',
  tags: ['rope'],
};
const help = { hints: ['Look at the *ends*.'], editorial: 'A bowline:\n\n    loop' };
const option = (index: number, text: string) => ({ id: `option_${index}`, text, isCorrect: index === 1 });

test.each([
  [
    'multiple-choice',
    { questionText: '- [ ] Which?\n\n    x: |', options: [option(0, 'no'), option(1, '# 1')] },
  ],
  ['true-false', { questionText: 'Is it? `: {`', correctAnswer: false }],
  [
    'fill-in-the-blank',
    {
      questionText: 'One [[blank:b]].',
      blankAnswers: [{ id: 'b', correctAnswer: 'yes', alternatives: ['no', '1'], caseSensitive: true }],
    },
  ],
])('D-44 writes and reads back a %s question unchanged', async (type, questionData) => {
  const question = CreateQuestion.parse({ ...head, ...help, id: 'KNOTS', type, questionData });
  expect(await readQuestion(memoryTree(writeQuestion(question)), 'folder')).toEqual({
    ok: true,
    problem: question,
    report: [],
  });
});
