import { expect, test } from 'vitest';
import { newQuestionDraft, questionData } from '../../parts/authoring/question-draft';
import { addLine, removeLine, writeLines } from './edit-lines';

const texts = (draft: { lines: { text: string }[] }) => draft.lines.map(({ text }) => text);

test('pasted text becomes one line for each of its lines, and keeps the indentation', () => {
  const pasted = writeLines(newQuestionDraft(), 0, 'for i in x:\r\n\tprint(i)\n\nend');
  expect(texts(pasted)).toEqual(['for i in x:', '    print(i)', 'end', '']);
  expect(new Set(pasted.lines.map(({ key }) => key)).size).toBe(4);
});

test('other right orders keep all lines while lines come, move and go', () => {
  const two = { ...newQuestionDraft(), ...writeLines(newQuestionDraft(), 0, 'a') };
  const begun = { ...two, lines: two.lines.map((line, at) => ({ ...line, text: 'ab'[at] ?? '' })) };
  const swapped = { ...begun, otherOrders: [begun.lines.map(({ key }) => key).reverse()] };
  const three = { ...swapped, ...addLine(swapped) };
  const moved = { ...three, lines: [...three.lines].reverse() };
  expect(questionData('ordering', moved)).toMatchObject({ lines: ['', 'b', 'a'], otherOrders: [[1, 2, 0]] });
  const last = three.lines[2]?.key ?? '';
  expect(questionData('ordering', { ...moved, ...removeLine(moved, last) })).toMatchObject({
    lines: ['b', 'a'],
    otherOrders: [[0, 1]],
  });
});

test('a question has 2 to 20 lines', () => {
  const many = writeLines(newQuestionDraft(), 0, Array.from({ length: 30 }, (_, at) => `l${at}`).join('\n'));
  expect(many.lines).toHaveLength(20);
  expect(addLine(many)).toEqual(many);
  const begun = newQuestionDraft();
  expect(removeLine(begun, 'line1').lines).toHaveLength(2);
});
