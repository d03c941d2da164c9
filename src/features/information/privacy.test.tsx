import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { Privacy } from './privacy';

test('LEGAL-2 the privacy page names everybody else who can see a code or an email', async () => {
  await renderAt(<Privacy />);
  const exceptions = screen.getByText(
    /Only you and we can see .* with these exceptions:$/,
  ).nextElementSibling;
  for (const who of ['organisers of the contests', 'teachers of a class', 'people who solved a problem']) {
    expect(exceptions?.textContent).toContain(who);
  }
  expect(screen.getByText(/^Your bookmarks, lists and notes/)).toBeTruthy();
});
