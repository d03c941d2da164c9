import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LatePart } from './when-app-stored';

afterEach(() => vi.restoreAllMocks());

test('a part whose code could not be loaded is missing, and the page and its other parts stay', async () => {
  // React and the boundary both report the failure.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const Loaded = lazy(async () => ({ default: () => <p>Pack</p> }));
  render(
    <>
      <h1>Spring cup</h1>
      <LatePart>
        <Lost />
      </LatePart>
      <LatePart>
        <Loaded />
      </LatePart>
    </>,
  );
  expect(await screen.findByText('Pack')).toBeDefined();
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(screen.getByRole('heading', { name: 'Spring cup' })).toBeDefined();
});
