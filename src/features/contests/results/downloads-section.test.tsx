import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DownloadsSection } from './downloads-section';

let content: Blob | null;
const saved: unknown[] = [];
const toasts: unknown[] = [];
vi.mock('../../../sync/contest-run/fetch-package', () => ({ fetchContestPackage: async () => content }));
vi.mock('../../../sync/contest-run/contest-results', () => ({
  fetchResults: async () => ({ ok: false, message: 'No network.' }),
}));
vi.mock('../../../lib/files/save-file', () => ({
  saveBlob: (name: string, blob: Blob) => saved.push([name, blob]),
}));
vi.mock('../../../ui/toast', () => ({ showToast: async (text: string) => void toasts.push(text) }));
beforeEach(() => {
  saved.length = 0;
  toasts.length = 0;
});

const button = () => screen.getByRole('button', { name: 'Download contest package' });

test('the organiser downloads the contest package as a zip archive', async () => {
  content = new Blob(['zip']);
  render(<DownloadsSection slug="tides" />);
  fireEvent.click(button());
  await waitFor(() => expect(saved).toEqual([['tides.zip', content]]));
  expect(toasts).toEqual([]);
});

test('a package that cannot be downloaded is reported, and the button works again', async () => {
  content = null;
  render(<DownloadsSection slug="tides" />);
  fireEvent.click(button());
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(saved).toEqual([]);
  expect(button().hasAttribute('disabled')).toBe(false);
});
