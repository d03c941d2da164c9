import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openContestWizard } from '../../../tests/support/components/open-contest-wizard';
import { appDb } from '../../data/db/app-db';
import { syncStatus } from '../../sync/network/sync-status';
import { hideToasts } from '../../ui/toast';

// Nobody answers, so the wizard does not wait for an answer.
beforeEach(() => {
  syncStatus.network = 'offline';
});
afterEach(async () => {
  vi.useRealTimers();
  await hideToasts([]);
});

async function openLastStep() {
  const opened = await openContestWizard();
  await opened.toStep(4);
  return opened;
}
const stored = async (draftID: string) =>
  (await appDb.contestCreations.toArray()).filter((row) => row.draftID === draftID).length;
/** Waits until the toast is on the page, without passing time: a poll would advance the timers. */
async function toast(text: string): Promise<void> {
  while (!screen.queryByText(text)) {
    vi.advanceTimersByTime(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('CWIZ-50 CWIZ-53 LIM-15 D-1 a valid contest is sent two seconds after the toast, not before', async () => {
  const { press, draftID, wizard, leaveTo } = await openLastStep();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press('Create');
  await toast('Validation successful.');
  vi.advanceTimersByTime(1999);
  expect(wizard.state.place.phase).toBe('confirming');
  expect(await stored(draftID)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(wizard.state.place.phase).toBe('sending');
  vi.useRealTimers();
  // The schemas of the payload load first.
  await expect.poll(() => stored(draftID), { timeout: 10_000 }).toBe(1);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/contests/create'));
});

test('CWIZ-53 D-1 Cancel within the two seconds keeps the contest in the wizard', async () => {
  const { press, draftID, wizard, button, field } = await openLastStep();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press('Create');
  await toast('Validation successful.');
  vi.advanceTimersByTime(1999);
  fireEvent.click(screen.getByText('Cancel', { selector: '[data-sonner-toast] button' }));
  vi.advanceTimersByTime(60_000);
  expect(wizard.state.place).toMatchObject({ step: 'customization', phase: 'editing' });
  expect(await stored(draftID)).toBe(0);
  vi.useRealTimers();
  await waitFor(() => expect(button('Create')).toMatchObject({ disabled: false }));
  expect(field('Event FAQ').value).toBe('Ask at the pier.');
});

test('CWIZ-51 CWIZ-52 D-1 a contest that became invalid is not stored, and its first fault has the focus', async () => {
  const { press, draftID, field, isAt } = await openLastStep();
  const enqueued = await appDb.outbox.count();
  // A wizard that was open for six days: the start is in the past now.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 86_400_000 });
  press('Create');
  const description = 'Start time must not be in the past · End time must not be in the past';
  expect(await screen.findByText('Validation failed.')).toBeTruthy();
  expect(screen.getByText(description)).toBeTruthy();
  await isAt('Basic Details');
  await waitFor(() => expect(document.activeElement).toBe(field('Start Time')));
  expect(screen.queryByText('Validation successful.')).toBeNull();
  expect([await stored(draftID), await appDb.outbox.count()]).toEqual([0, enqueued]);
});

test('a creation stops waiting for an answer as soon as the device finds no network', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { press, draftID, leaveTo } = await openLastStep();
  syncStatus.network = 'online';
  press('Create');
  await expect.poll(() => stored(draftID), { timeout: 10_000 }).toBe(1);
  expect(leaveTo).not.toHaveBeenCalled();
  syncStatus.network = 'offline';
  // Without this news the wizard would wait for eight seconds.
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/contests/create'), { timeout: 4000 });
  expect(screen.getByText(/^Saved on this device/)).toBeTruthy();
});
