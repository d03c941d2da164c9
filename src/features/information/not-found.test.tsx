import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { NotFound } from './not-found';

test.each([
  ['/caf%C3%A9/men%C3%BA', '/café/menú'],
  ['/100%', '/100%'],
  ['/<b>bold</b>', '/<b>bold</b>'],
])('NOTF-1 NOTF-3 %s is shown as a reader writes it, with Go Home', async (path, shown) => {
  await renderAt(<NotFound path={path} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${shown} is not found.`);
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
});
