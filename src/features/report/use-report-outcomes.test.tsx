import { act, screen } from '@testing-library/react';
import { useLiveQuery } from 'dexie-react-hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { appDb } from '../../data/db/app-db';
import { countReportOutcomes, fileReport, readReport } from '../../data/work/reports';
import { ToastHost } from '../../ui/hosts/toast-host';
import { hideToasts } from '../../ui/toast';
import { messages } from './messages';
import { useReportOutcomes } from './use-report-outcomes';

let visibility: DocumentVisibilityState = 'visible';
beforeEach(async () => {
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  await Promise.all([appDb.reports.clear(), appDb.outbox.clear()]);
});
afterEach(async () => {
  Reflect.deleteProperty(document, 'visibilityState');
  // The toasts belong to no component.
  await act(() => hideToasts([]));
});

const turn = (to: DocumentVisibilityState) =>
  act(async () => {
    visibility = to;
    document.dispatchEvent(new Event('visibilitychange'));
  });

function Tab() {
  useReportOutcomes('ada');
  return null;
}

/** Learns of an outcome after both tabs. */
function Unseen() {
  return <output>{useLiveQuery(() => countReportOutcomes('ada'))}</output>;
}

const openTabs = () =>
  renderAt(
    <>
      <ToastHost theme="dark" />
      <Tab />
      <Tab />
      <Unseen />
    </>,
  );

const write = (submissionID?: string) =>
  fileReport({
    account: 'ada',
    type: 'other',
    description: 'It creaks.',
    email: '',
    submissionID,
    currentURL: '/',
    screenWidth: 390,
    screenHeight: 844,
    screenshot: undefined,
  });
/** Those with this text; other files share the page, and may have left toasts that wait for a host. */
const toasts = (text: string) =>
  [...document.querySelectorAll('[data-sonner-toast][data-removed="false"]')].filter((toast) =>
    toast.textContent.includes(text),
  ).length;

test.each([
  ['a bug report', undefined],
  ['a report of a solution', '0b5fd1e2-63d6-4d2c-8a3c-0b6c3c8f7a11'],
])(
  'BUG-12 OFF-2 %s that is sent later is announced once, although two tabs are open',
  async (_, solution) => {
    const id = await write(solution);
    await openTabs();
    await act(async () => void (await appDb.reports.update(id, { receipt: 'sent' })));
    await screen.findByText(messages.sent);
    await expect.poll(() => readReport(id)).toBeUndefined();
    expect(toasts(messages.sent)).toBe(1);
  },
);

test('BUG-13 OFF-2 a hidden tab leaves the reason of a refusal to the user’s return', async () => {
  const id = await write();
  await openTabs();
  await turn('hidden');
  const refusal = { errorCode: 'VALIDATION', error: 'Invalid request', message: 'Not like this.' };
  await act(async () => void (await appDb.reports.update(id, { receipt: 'refused', refusal } as never)));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('1');
  // A later write to the same table waits for what the tabs write.
  await act(async () => void (await write()));
  expect(await readReport(id)).not.toMatchObject({ told: true });
  const failed = messages.failed('Not like this.');
  expect(toasts(failed)).toBe(0);
  await turn('visible');
  await screen.findByText(failed);
  expect(toasts(failed)).toBe(1);
});
