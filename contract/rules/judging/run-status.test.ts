import { expect, test } from 'vitest';
import { type RunStatus, runStatusText } from './run-status';
import { serverStatuses } from './submission-status';

const wanted: [rule: string, status: RunStatus, text: string][] = [
  [
    'RUN-12',
    'error_no_servers_online',
    'Seems like all our servers are busy, please wait a while and try again.',
  ],
  ['RUN-14', 'queued', 'Your code is in line. Starting soon.'],
  ['RUN-15', 'executing', "Your code's running. Gears are turning."],
  ['RUN-16', 'executed', 'Execution complete. That was smooth.'],
  ['RUN-17', 'queued_for_evaluation', 'Results queued for scoring. Judges getting ready.'],
  ['RUN-18', 'evaluating', 'Scoring in progress.'],
  ['RUN-19', 'done', "All set. That's a wrap!"],
  ['RUN-20', 'error', 'An error occurred while running your code. Please check your code and try again.'],
];

for (const [rule, status, text] of wanted) {
  test(`${rule} shows the sentence for ${status}`, () => expect(runStatusText(status)).toBe(text));
}

test('RUN-5 has a sentence for every status of server and client', () => {
  for (const status of [...serverStatuses, 'error_no_servers_online', 'error_unknown'] as const) {
    expect(runStatusText(status)).toMatch(/\.|!$/);
  }
});
