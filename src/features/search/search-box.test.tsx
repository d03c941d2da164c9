import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { enterSession, leaveSession, restoreSession } from '../../auth/session';
import { hintKey } from '../../auth/session-hint';
import { askSearch } from '../../sync/server/ask-search';
import { SearchBox } from './search-box';

vi.mock('../../sync/server/ask-search', () => ({ askSearch: vi.fn() }));
vi.mock('./device-search', () => ({ deviceSearch: { find: async () => [] } }));

const personOf = (uid: string) => ({
  uid,
  email: `${uid}@example.org`,
  username: uid,
  displayName: uid,
  photoURL: null,
});
const signIn = (uid: string) =>
  enterSession({ person: personOf(uid), identity: { provider: 'local' } as never });
/** The server answers in this account's name with a problem of that name. */
const answerAs = (account: string) =>
  vi.mocked(askSearch).mockImplementation(async (query) => ({
    ok: true,
    account,
    results: [{ type: 'problem', name: `Secret ${query} of ${account}`, url: 'SECRET' }],
  }));

beforeEach(() => {
  vi.mocked(askSearch).mockReset();
  signIn('ada');
});

const box = () => screen.getByRole<HTMLInputElement>('combobox');
async function search(query: string): Promise<void> {
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: query } });
  await screen.findByRole('option');
}
const show = () => renderAt(<SearchBox inputRef={createRef()} onLeave={() => {}} />);
const expectEmpty = () =>
  waitFor(() => {
    expect(box().value).toBe('');
    expect(document.body.textContent).not.toContain('Secret');
  });

test.each([
  ['a sign-out', 'lantern', () => leaveSession()],
  ['a sign-in of another account', 'crate', () => signIn('ben')],
])('API-13 SRCH-6 %s empties the box and the list', async (_, query, change) => {
  answerAs('ada');
  await show();
  await search(query);
  act(change);
  await expectEmpty();
  answerAs('device');
  await search(query);
  expect(screen.getByRole('option').textContent).not.toContain('of ada');
  expect(askSearch).toHaveBeenCalledTimes(2);
});

test('API-13 SRCH-6 a sign-out in another tab empties the box and the list', async () => {
  restoreSession();
  answerAs('ada');
  await show();
  await search('anchor');
  const oldValue = localStorage.getItem(hintKey);
  localStorage.removeItem(hintKey);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: hintKey, oldValue, newValue: null })));
  await expectEmpty();
});

test('API-13 SRCH-6 an answer is kept only for the account in whose name the server gave it', async () => {
  answerAs('ben');
  await show();
  await search('mooring');
  fireEvent.change(box(), { target: { value: '' } });
  answerAs('ada');
  await search('mooring');
  await screen.findByRole('option', { name: /of ada/ });
  fireEvent.change(box(), { target: { value: '' } });
  await search('mooring');
  expect(askSearch).toHaveBeenCalledTimes(2);
});
