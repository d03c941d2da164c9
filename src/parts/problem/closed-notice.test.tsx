import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { ClosedNotice } from './closed-notice';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('a problem of a running contest says which contest closes its practice, and links to it', async () => {
  await renderAt(
    <ClosedNotice closedBy={{ name: 'Spring cup', contestSlug: 'spring-cup', until: inMinutes(90) }} />,
  );
  expect(screen.getByText('Part of the contest “Spring cup”')).toBeDefined();
  expect(screen.getByText(/closed to participants until .*\d\d:\d\d/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open the contest' });
  expect(link.getAttribute('href')).toBe('/contests/spring-cup');
});

test('a signed-out visitor reads how to practise, without the name of a contest that is not public', async () => {
  await renderAt(<ClosedNotice closedBy={{ until: inMinutes(90) }} />);
  expect(screen.getByText('Part of a running contest')).toBeDefined();
  expect(screen.getByText(/closed to signed-out visitors until .*sign in to practise/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the notice is gone when the contest is over, also from a copy on the device', async () => {
  await renderAt(
    <ClosedNotice closedBy={{ name: 'Spring cup', contestSlug: 'cup', until: inMinutes(-1) }} />,
  );
  expect(screen.queryByText(/Spring cup/)).toBeNull();
});
