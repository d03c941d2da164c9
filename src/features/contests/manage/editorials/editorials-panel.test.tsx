import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type {
  ManagedEditorials,
  ManagePractice,
} from '../../../../../contract/entities/contest/contest-practice';
import { renderAt } from '../../../../../tests/support/components/render-at';
import { deviceAccount } from '../../../../data/account/account';
import {
  readEditorialDraft,
  saveEditorialDraft,
  storeEditorials,
} from '../../../../data/contest-run/contest-editorials';
import { EditorialsPanel } from './editorials-panel';

const told: ManagedEditorials = {
  openForPractice: false,
  opensAt: null,
  problems: [{ id: 'A', title: 'Anchors', isPrivate: true, text: 'Saved.', version: 3 }],
};
const sent: ManagePractice[] = [];
vi.mock('../../../../sync/contest-run/editorials', () => ({
  pullEditorials: async () => ({ ok: true, changed: false }),
  managePractice: async (_: string, body: ManagePractice) => {
    sent.push(body);
    if (body.action === 'open') {
      await storeEditorials(deviceAccount, 'tides', { ...told, openForPractice: body.openForPractice });
      return { ok: true };
    }
    const problems = told.problems.map((one) => ({ ...one, text: body.text, version: body.version + 1 }));
    await storeEditorials(deviceAccount, 'tides', { ...told, problems });
    return { ok: true };
  },
}));

beforeEach(async () => {
  sent.length = 0;
  await storeEditorials(deviceAccount, 'tides', told);
  await saveEditorialDraft(deviceAccount, 'tides', 'A', undefined);
});

const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Editorial for Anchors' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save the editorial for Anchors' });
const draft = () => readEditorialDraft(deviceAccount, 'tides', 'A');

test('an organiser writes an editorial; it stays on the device until it is saved', async () => {
  const page = await renderAt(<EditorialsPanel slug="tides" offline={false} />);
  expect((await area()).value).toBe('Saved.');
  expect(save().disabled).toBe(true);
  fireEvent.change(await area(), { target: { value: 'Sort first.' } });
  await expect.poll(draft).toEqual({ text: 'Sort first.', version: 3 });
  page.unmount();
  await renderAt(<EditorialsPanel slug="tides" offline={false} />);
  expect((await area()).value).toBe('Sort first.');
  fireEvent.click(save());
  await expect
    .poll(() => sent)
    .toEqual([{ contestSlug: 'tides', action: 'write', problemID: 'A', text: 'Sort first.', version: 3 }]);
  await expect.poll(draft).toBeUndefined();
  await waitFor(() => expect(save().disabled).toBe(true));
});

test('without a network the text is kept and the page says that saving needs it', async () => {
  await renderAt(<EditorialsPanel slug="tides" offline />);
  fireEvent.change(await area(), { target: { value: 'Later.' } });
  await screen.findByText('Saving needs the network. Your text is kept on this device.');
  expect(save().disabled).toBe(true);
  await expect.poll(draft).toEqual({ text: 'Later.', version: 3 });
});

test('a text that another organiser saved is compared before it is replaced', async () => {
  await saveEditorialDraft(deviceAccount, 'tides', 'A', { text: 'Mine.', version: 2 });
  await renderAt(<EditorialsPanel slug="tides" offline={false} />);
  await screen.findByText('Another organiser saved a different text. Compare both, then choose.');
  expect(save().disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Keep my text' }));
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.click(save());
  await expect.poll(() => sent).toMatchObject([{ text: 'Mine.', version: 3 }]);
});

test('the organiser opens private problems for practice; a contest without an end says why nothing opens', async () => {
  await renderAt(<EditorialsPanel slug="tides" offline={false} />);
  await screen.findByText('This contest has no end, so editorials stay hidden. Set an end to publish them.');
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(sent).toEqual([{ contestSlug: 'tides', action: 'open', openForPractice: true }]);
});
