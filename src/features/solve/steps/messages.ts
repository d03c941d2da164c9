import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of the steps of a Python program. */
export const messages = translated('features/solve/steps', {
  title: (name: string) => `Steps of ${name}`,
  recording: 'Recording the steps of your program…',
  notRecorded: (reason: string) => `The steps could not be recorded. ${reason}`.trim(),
  noSteps: 'The program has no steps: it does not start.',
  code: 'Program',
  variables: 'Variables',
  noVariables: 'No variables yet',
  program: 'Program',
  call: (name: string) => `In ${name}`,
  output: 'Output so far',
  position: 'Step',
  step: (number: number, total: number) => `Step ${number} of ${total}`,
  nextLine: (line: number) => `Line ${line} runs next.`,
  returns: (value: string) => `Returns ${value}.`,
  ended: 'The program ended.',
  failed: (error: string) => `The program stopped: ${error}`,
  cutBySteps: (steps: number) =>
    `Only the first ${counted(steps, 'step')} are recorded. Use a smaller input to see the whole program.`,
  cutByTime: 'The recording stopped after 4 seconds. Use a smaller input to see the whole program.',
  first: 'First step',
  previous: 'Previous step',
  next: 'Next step',
  last: 'Last step',
  changed: 'changed: ',
});
