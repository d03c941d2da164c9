import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { appDb } from '../../../../data/db/app-db';
import { submitCode } from '../../../../data/work/submissions';
import { SentLine } from './sent-line';

const entry = {
  kind: 'contestFinish',
  v: 1,
  account: 'ada',
  open: 1,
  state: 'queued',
  createdAt: 1,
  attempts: 0,
  nextAt: 0,
} as const;

beforeEach(() => Promise.all(appDb.tables.map((table) => table.clear())));

test('the finish screen says that all is sent while other work of the account waits', async () => {
  await submitCode({ account: 'ada', problemID: 'P', language: 'PYTHON3', code: 'x', type: 'problem' });
  await appDb.outbox.add({ ...entry, id: 'other', stream: 'ada/contest:autumn' } as never);
  render(<SentLine account="ada" contestSlug="spring" untilMs={null} />);
  expect((await screen.findByRole('status')).textContent).toBe('All your submissions have been sent.');
});

test('the finish screen asks to keep the page open while entries of the run wait', async () => {
  await appDb.outbox.add({ ...entry, id: 'own', stream: 'ada/contest:spring' } as never);
  render(<SentLine account="ada" contestSlug="spring" untilMs={null} />);
  expect((await screen.findByRole('status')).textContent).toMatch(/Keep this page open/);
});

test('Offline 7 the finish screen counts what is still on its way, and says until when it counts', async () => {
  const id = await submitCode({
    account: 'ada',
    problemID: 'P',
    language: 'PYTHON3',
    code: 'x',
    type: 'contest',
    contestSlug: 'spring',
  } as never);
  await appDb.outbox.where('id').equals(id).modify({ stream: 'ada/contest:spring' });
  const untilMs = Date.now() + 10 * 60_000;
  render(<SentLine account="ada" contestSlug="spring" untilMs={untilMs} />);
  const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const text = (await screen.findByRole('status')).textContent;
  expect(text).toContain('1 submission still on this device');
  // With the date if the moment is not today.
  expect(text).toMatch(new RegExp(`by ([^;]+, )?${clock.format(untilMs)};`));
});
