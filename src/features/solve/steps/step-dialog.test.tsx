import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Trace } from '../../../../wasm/run-client';
import { StepDialog } from './step-dialog';

const frames = (...values: [string, string][]) => [
  { name: '', variables: values.map(([name, value]) => ({ name, value })) },
];
const trace: Trace = {
  steps: [
    { line: 1, result: null, frames: frames(), outputLength: 0 },
    { line: 2, result: null, frames: frames(['n', '7']), outputLength: 0 },
    { line: null, result: null, frames: frames(['n', '7']), outputLength: 2 },
  ],
  output: '7\n',
  cut: null,
  error: null,
  errorLine: null,
};

async function show(recorded: Trace | Error) {
  const client = {
    trace: vi.fn(async () => {
      if (recorded instanceof Error) throw recorded;
      return recorded;
    }),
  };
  render(
    <StepDialog name="Sample 1" client={client} code={'n = 7\nprint(n)'} input="1" onClose={() => {}} />,
  );
  return client;
}
const current = () => document.querySelector('[aria-current="step"]')?.textContent;

test('records the program with the input, and moves through its steps', async () => {
  const client = await show(trace);
  const slider = await screen.findByRole('slider', { name: 'Step' });
  expect(client.trace).toHaveBeenCalledWith('n = 7\nprint(n)', '1', expect.anything());
  expect(current()).toBe('n = 7');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(current()).toBe('print(n)');
  screen.getByText('Step 2 of 3');
  screen.getByRole('row', { name: /n changed: ?7/ });
  fireEvent.click(screen.getByRole('button', { name: 'Last step' }));
  screen.getByText('The program ended.');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(current()).toBe('n = 7');
});

test('says that a recording was cut, and what to do', async () => {
  await show({ ...trace, steps: trace.steps.slice(0, 2), cut: 'steps' });
  fireEvent.click(await screen.findByRole('button', { name: 'Last step' }));
  screen.getByText(/Only the first 2 steps are recorded/);
});

test('marks the line of an error', async () => {
  await show({ ...trace, error: 'ZeroDivisionError: division by zero', errorLine: 2 });
  fireEvent.click(await screen.findByRole('button', { name: 'Last step' }));
  screen.getByText('The program stopped: ZeroDivisionError: division by zero');
  expect(current()).toBe('print(n)');
});

test('says why nothing could be recorded', async () => {
  await show(new Error('Python is not on this device.'));
  expect((await screen.findByRole('alert')).textContent).toContain('Python is not on this device.');
});
