import { Blob } from 'node:buffer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import { packPreview } from '../../../parts/authoring/contest-preview';
import { PreviewPage } from './preview-page';

// jsdom's blobs have no stream.
vi.stubGlobal('Blob', Blob);

const draft = {
  name: 'A race to come',
  creatorName: 'The harbour',
  tags: ['graphs'],
  eventRules: 'Row **alone**.',
  startTime: '2030-03-01T10:00:00.000Z',
  endTime: '2030-03-01T15:00:00.000Z',
  enableProctored: true,
  timedContest: true,
  duration: 90,
};

async function openPreview(data: string | undefined) {
  const address = `/contests/preview?data=${data}`;
  return await renderAt(<PreviewPage data={data} draft={undefined} from={undefined} />, address);
}

/** The panel, once the data is unpacked. */
const panel = async () =>
  within(await screen.findByRole('complementary', { name: 'Times and registration' }));

test('CPRE-1 CPRE-2 CPRE-3 a preview shows the data of its address like a contest, below a ribbon', async () => {
  await openPreview(await packPreview(draft));
  await screen.findByRole('heading', { level: 1, name: draft.name });
  expect(screen.getByText('You are in preview mode. This is a read-only view')).toBeDefined();
  expect(screen.getByText('By The harbour')).toBeDefined();
  expect(screen.getByRole('link', { name: 'graphs' }).getAttribute('href')).toMatch(/^\/tags\/graphs/);
  const facts = await panel();
  expect(facts.getByRole('timer', { name: 'Starts in' })).toBeDefined();
  expect(facts.getByText('Proctored Mode').nextElementSibling?.textContent).toBe('Yes');
  expect(facts.getByText('Duration').nextElementSibling?.textContent).toBe('90 minutes');
  const sections = (await screen.findAllByRole('heading', { level: 2 })).map(
    ({ textContent }) => textContent,
  );
  expect(sections).toEqual([
    ...['About the Event', 'Event Rules', 'Event Prizes', 'Event Terms and Conditions'],
    ...['Event Privacy Policy', 'Event FAQ'],
  ]);
  expect(screen.getByText('alone').tagName).toBe('STRONG');
});

test.each([
  ['before its start', draft, ['Register', 'Leaderboard']],
  ['while it runs', { ...draft, startTime: '2020-03-01T10:00:00.000Z' }, ['Register', 'Leaderboard']],
  [
    'after its end',
    { ...draft, startTime: '2020-03-01T10:00:00.000Z', endTime: '2020-03-01T15:00:00.000Z' },
    ['Ended', 'Contest Ended', 'Leaderboard'],
  ],
])('CPRE-4 no button of a preview can be pressed %s', async (_, contest, names) => {
  const { router } = await openPreview(await packPreview(contest));
  await panel();
  const address = router.history.location.href;
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  for (const button of buttons) {
    expect(button.getAttribute('aria-disabled'), button.textContent ?? '').toBe('true');
    await userEvent.click(button);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.history.location.href).toBe(address);
});

test('CPRE-5 unreadable data is logged, and the page stays empty', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPreview('nonsense');
  await vi.waitFor(() =>
    expect(logged).toHaveBeenCalledWith('The preview cannot be read', expect.anything()),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Contest preview' })).toBeDefined();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  logged.mockRestore();
});
