import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { accountKey } from '../../auth/session';
import { appDb } from '../../data/db/app-db';
import { submitCode } from '../../data/work/submissions';
import { OutboxList } from './outbox-list';

test('the outbox lists what waits in pages, the newest first, until nothing is left', async () => {
  await appDb.outbox.clear();
  for (let number = 1; number <= 45; number += 1) {
    await submitCode({
      ...{ account: accountKey(), problemID: `P${number}`, language: 'PYTHON3' },
      ...{ code: 'print(1)', type: 'problem' },
    });
  }
  await renderAt(<OutboxList />);
  await screen.findByText(/P45/);
  const shown = () => screen.getAllByText(/\bP\d+$/).length;
  expect(shown()).toBe(20);
  fireEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 5 more' }));
  await screen.findByText(/P1$/);
  expect(shown()).toBe(45);
  expect(screen.queryByRole('button', { name: /^Show / })).toBeNull();
});
