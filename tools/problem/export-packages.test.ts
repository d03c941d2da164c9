import { expect, test } from 'vitest';
import { CreateQuestion } from '../../contract/entities/question';
import { filesOf, isBelow } from './export-packages';

test('D-44 an export writes only into its folder', () => {
  expect(isBelow('out/A', 'out/A/data/secret/1.in')).toBe(true);
  for (const path of ['out/A/data/../../B/1.in', 'out/AB', '/etc/passwd', 'out/A'])
    expect(isBelow('out/A', path), path).toBe(false);
});

test('D-44 an export contains questions, each as the file that the import reads', () => {
  const question = CreateQuestion.parse({
    id: 'BOW',
    title: 'Bow',
    description: 'Ships.',
    difficulty: 'easy',
    type: 'true-false',
    questionData: { questionText: 'Is it?', correctAnswer: false },
  });
  const { files, size } = filesOf(question, 'BOW');
  expect(Object.keys(files)).toEqual(['question.yaml']);
  expect(files['question.yaml']).toContain('id: BOW');
  expect(size).toBe('true-false');
});
