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

test('LEGAL-2 the privacy page names what the server stores about contests and reports', async () => {
  await renderAt(<Privacy />);
  const stored = (start: RegExp) => screen.getByText(start).textContent;
  const contests = stored(/^The contests you enter/);
  for (const what of [
    'email',
    'team',
    'started',
    'questions',
    'warnings',
    'devices',
    'left full screen',
    'blocked actions',
  ])
    expect(contests).toContain(what);
  const reports = stored(/^Reports of bugs and solutions/);
  for (const what of [
    'text',
    'time',
    'address of the page',
    'size of your screen',
    'email',
    'screenshot',
    'account',
  ])
    expect(reports).toContain(what);
  expect(screen.getByText(/^The organisers of the contests/).textContent).toContain('what proctoring noted');
});
