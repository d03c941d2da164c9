import { expect, test } from 'vitest';
import { promptAdvice } from './prompts';

const inputHint = 'input("…") prints its text. Leave the text out: the judge counts it as output.';
const hintFor = (code: string, { expected = '3\n', actual = 'Name: 3\n' } = {}) =>
  promptAdvice({ language: 'PYTHON3', code, expected, actual })?.text ?? null;

test.each([
  ['a text', 'n = int(input("Name: "))\nprint(n)'],
  ['a text in single quotes', "n = input ( 'n? ' )"],
  ['a formatted text', 'n = input(f"{3}. number: ")'],
  ['a variable', 'text = "n"\nn = input(text)'],
  ['a text after a comment', '# input()\nn = input("Enter: ")'],
])('RUN-1 shows a hint for input with %s', (_, code) => {
  expect(hintFor(code)).toBe(inputHint);
});

test.each([
  ['without a text', 'n = int(input())\nprint(n)'],
  ['with an empty text', 'n = input("")'],
  ['in a comment', '# n = input("Name: ")\nn = input()'],
  ['in a text', 'print(\'use input("Name: ")\')'],
  ['in a text of several lines', '"""\ninput("Name: ")\n"""\nn = input()'],
  ['of another name', 'n = read_input("Name: ")\nm = reader.input("x: ")'],
])('RUN-1 shows no hint for input %s', (_, code) => {
  expect(hintFor(code, { actual: '4\n' })).toBeNull();
});

test('RUN-1 shows no hint for a prompt that the problem expects', () => {
  expect(hintFor('n = input("Name: ")', { expected: 'Name: 3\n', actual: 'Name: 4\n' })).toBeNull();
});

test('RUN-1 names a printed prompt that is the only difference', () => {
  const code =
    '#include <iostream>\nint main() { int n; std::cout << "Enter n: "; std::cin >> n; std::cout << n; }';
  const failed = { language: 'CPP17', code, expected: '3\n' } as const;
  expect(promptAdvice({ ...failed, actual: 'Enter n: 3' })?.text).toBe(
    'Your program prints “Enter n:”. Leave it out: the judge counts it as output.',
  );
  expect(promptAdvice({ ...failed, actual: 'Enter n: 4' })).toBeNull();
});
