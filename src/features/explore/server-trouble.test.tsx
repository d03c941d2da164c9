import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ServerTrouble } from './server-trouble';

const text = "Looks like there's a problem with the server. Please try again later.";
const show = (reason: 'timeout' | 'failing' | 'offline', isSaid: boolean) =>
  render(
    <ServerTrouble
      pull={{ pulling: false, last: { ok: false, reason, message: '' } }}
      isSaid={isSaid}
      onAgain={vi.fn()}
    />,
  );

test('EXP-15 a list whose request timed out says so, also above rows of the device', () => {
  show('timeout', false);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a list says nothing where the top bar already says it, or without a network', () => {
  show('failing', true);
  show('offline', false);
  expect(screen.queryByText(text)).toBeNull();
});
