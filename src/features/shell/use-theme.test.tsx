import { render, screen } from '@testing-library/react';
import { afterEach, test, vi } from 'vitest';
import { useTheme } from './use-theme';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

function ShownTheme() {
  return <p>{useTheme().shown}</p>;
}

test('D-40 a system that changes before the page listens is followed', async () => {
  const query = (isLight: boolean) =>
    Object.assign(new EventTarget(), { matches: isLight }) as MediaQueryList;
  document.documentElement.dataset.theme = 'dark';
  vi.spyOn(window, 'matchMedia').mockImplementation(() => query(true));
  render(<ShownTheme />);
  await screen.findByText('light');
});
