import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openContestWizard } from '../../../tests/support/components/open-contest-wizard';
import { dexieOutbox } from '../../data/claims/dexie-outbox';
import { appDb } from '../../data/db/app-db';
import { syncStatus } from '../../sync/network/sync-status';
import { hideToasts } from '../../ui/toast';

// Nobody answers, so the wizard does not wait for an answer.
beforeEach(async () => {
  await Promise.all([appDb.outbox.clear(), appDb.contestCreations.clear()]);
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
/** Waits without passing time: a poll would advance the timers. */
async function until(isTrue: () => unknown): Promise<void> {
  while (!(await isTrue())) {
    vi.advanceTimersByTime(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const toast = (text: string) => until(() => screen.queryByText(text));
const cancelOnToast = () => screen.getByText('Cancel', { selector: '[data-sonner-toast] button' });
const formButton = (name: string) => screen.queryByText(name, { selector: 'form button' });
/** On the last step, with the toast, and with the contest in the outbox. */
async function pressCreate() {
  const opened = await openLastStep();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const pressedAt = Date.now();
  opened.press('Create');
  await toast('Validation successful.');
  await until(() => stored(opened.draftID));
  return { ...opened, pressedAt };
}
/** Claims like the sender does. */
const claimNow = () =>
  dexieOutbox.claim({ owner: 'tab', now: Date.now(), leaseMs: 1, accounts: ['ada'], most: 1 });

test('CWIZ-50 CWIZ-53 LIM-15 D-1 a valid contest is sent two seconds after the toast, not before', async () => {
  const { draftID, wizard, leaveTo, pressedAt } = await pressCreate();
  vi.advanceTimersByTime(1999);
  expect(wizard.state.place.phase).toBe('confirming');
  expect(await claimNow()).toEqual({ entries: [], wakeAt: pressedAt + 2000 });
  expect(leaveTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wizard.state.place.phase).toBe('sending');
  await until(() => leaveTo.mock.calls.length);
  expect(leaveTo).toHaveBeenCalledWith('/contests/create');
  expect(await stored(draftID)).toBe(1);
  expect((await claimNow()).entries).toMatchObject([{ kind: 'contestCreate' }]);
});

test('CWIZ-53 D-1 Offline 2 a contest is sent once although the user leaves the wizard within the two seconds', async () => {
  const { draftID, leave, leaveTo } = await pressCreate();
  vi.advanceTimersByTime(1000);
  leave();
  expect((await claimNow()).entries).toEqual([]);
  vi.advanceTimersByTime(1000);
  await until(() => screen.queryByText('Saved on this device.'));
  expect(await stored(draftID)).toBe(1);
  expect((await claimNow()).entries).toMatchObject([{ kind: 'contestCreate' }]);
  expect((await claimNow()).entries).toEqual([]);
  expect(leaveTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  await until(() => !screen.queryByText('Validation successful.'));
});

test('CWIZ-53 D-1 Cancel on the toast also works after the user left the wizard', async () => {
  const { draftID, leave } = await pressCreate();
  vi.advanceTimersByTime(1000);
  leave();
  fireEvent.click(cancelOnToast());
  await until(async () => (await stored(draftID)) === 0);
  vi.advanceTimersByTime(60_000);
  expect((await claimNow()).entries).toEqual([]);
});

test('CWIZ-53 D-1 a contest that is created again right after Cancel is sent once', async () => {
  const { draftID, press, leaveTo } = await pressCreate();
  fireEvent.click(cancelOnToast());
  await until(() => formButton('Create'));
  press('Create');
  await until(() => formButton('Cancel'));
  vi.advanceTimersByTime(2000);
  await until(() => leaveTo.mock.calls.length);
  expect(await stored(draftID)).toBe(1);
});

test('CWIZ-53 D-1 Cancel within the two seconds keeps the contest in the wizard', async () => {
  const { draftID, wizard, button, field } = await pressCreate();
  vi.advanceTimersByTime(1999);
  fireEvent.click(cancelOnToast());
  vi.advanceTimersByTime(60_000);
  expect(wizard.state.place).toMatchObject({ step: 'customization', phase: 'editing' });
  await until(async () => (await stored(draftID)) === 0);
  expect((await claimNow()).entries).toEqual([]);
  vi.useRealTimers();
  await waitFor(() => expect(button('Create')).toMatchObject({ disabled: false }));
  expect(field('Event FAQ').value).toBe('Ask at the pier.');
});

test('D-1 while the contest can be cancelled, the button of the form is Cancel and has the focus', async () => {
  const { button, leaveTo, draftID } = await pressCreate();
  expect(document.activeElement).toBe(button('Cancel'));
  fireEvent.keyDown(button('Cancel'), { key: 'Escape' });
  await until(() => formButton('Create'));
  expect(document.activeElement).toBe(button('Create'));
  await until(async () => (await stored(draftID)) === 0);
  vi.advanceTimersByTime(60_000);
  expect(leaveTo).not.toHaveBeenCalled();
});

test('D-1 a double click on Create, or a key that is held down, does not cancel', async () => {
  const { button, wizard } = await pressCreate();
  fireEvent.click(button('Cancel'), { detail: 2 });
  expect(fireEvent.keyDown(button('Cancel'), { key: 'Enter', repeat: true })).toBe(false);
  expect(wizard.state.place.phase).toBe('confirming');
  vi.advanceTimersByTime(600);
  fireEvent.click(button('Cancel'), { detail: 1 });
  expect(wizard.state.place.phase).toBe('editing');
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
