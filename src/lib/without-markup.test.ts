import { expect, test } from 'vitest';
import { withoutMarkup } from './without-markup';

test.each([
  ['The little ferry _Codeferry_ has **one** lane.', 'The little ferry Codeferry has one lane.'],
  ['## Input\n\n- a *first*\n- `print(x)` it', 'Input a first print(x) it'],
  ['1. one\n2) two\n\n> said\n\n---\nend', 'one two said end'],
  ['See [the chart](https://example.org/a_b) ![a bay](bay.png).', 'See the chart a bay.'],
  ['What does this print?\n\n```python\nprint(1)\n```', 'What does this print? print(1)'],
  ['$1 \\le n \\leq 10^{5}$ and $$a_1, \\ldots, a_n$$', '1 ≤ n ≤ 10^5 and a_1, …, a_n'],
  ['snake_case_name, 2 * 3 * 4, ~about~ and \\*that\\*', 'snake_case_name, 2 * 3 * 4, ~about~ and *that*'],
  ['It costs 5$.', 'It costs 5$.'],
  ['', ''],
])('%j reads as %j', (markdown, text) => expect(withoutMarkup(markdown)).toBe(text));
