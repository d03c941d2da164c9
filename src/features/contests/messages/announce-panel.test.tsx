import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Announce } from '../../../../contract/entities/contest/contest-message';
import { renderAt } from '../../../../tests/support/components/render-at';
import { AnnouncePanel } from './announce-panel';

const server = vi.hoisted(() => ({ announce: vi.fn<(said: Announce) => Promise<string | null>>() }));
vi.mock('../../../sync/contest-run/follow-messages', () => ({ followMessages: () => () => undefined }));
vi.mock('../../../sync/contest-run/pull-contest-messages', () => server);

test('D-35 an announcement sent again after a lost answer is the same one; another text, or a text after it, is a new one', async () => {
  server.announce.mockResolvedValue('The server did not answer.');
  await renderAt(<AnnouncePanel slug="spring" />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const send = async (text: string) => {
    const before = server.announce.mock.calls.length;
    fireEvent.change(field, { target: { value: text } });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send announcement' });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.submit(field);
    await waitFor(() => expect(server.announce).toHaveBeenCalledTimes(before + 1));
    return server.announce.mock.lastCall?.[0];
  };
  const first = await send('Read task B again.');
  expect(await send('Read task B again.')).toEqual(first);
  const other = await send('Read task C again.');
  expect(other?.id).not.toBe(first?.id);
  server.announce.mockResolvedValue(null);
  expect(await send('Read task C again.')).toEqual(other);
  await waitFor(() => expect(field.value).toBe(''));
  expect((await send('Read task C again.'))?.id).not.toBe(other?.id);
});
