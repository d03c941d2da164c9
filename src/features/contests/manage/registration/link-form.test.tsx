import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Invite } from '../../../../../contract/entities/contest/invitation';
import { renderAt } from '../../../../../tests/support/components/render-at';
import { LinkForm } from './link-form';

test('a link asked for again after a lost answer is the same link; with another limit, or after it, it is a new one', async () => {
  const onSend = vi.fn<(body: Invite) => Promise<boolean>>().mockResolvedValue(false);
  await renderAt(<LinkForm contestSlug="spring" isDisabled={false} onSend={onSend} />);
  const ask = async () => {
    const before = onSend.mock.calls.length;
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(before + 1));
    return onSend.mock.lastCall?.[0];
  };
  const idOf = (body: Invite | undefined) => body && 'id' in body && body.id;
  const first = await ask();
  expect(await ask()).toEqual(first);
  fireEvent.change(screen.getByLabelText(/^Valid for days/), { target: { value: '3' } });
  const other = await ask();
  expect(idOf(other)).not.toBe(idOf(first));
  onSend.mockResolvedValue(true);
  expect(await ask()).toEqual(other);
  expect(idOf(await ask())).not.toBe(idOf(other));
});
