import { expect, test } from 'vitest';
import { reportedAddress } from './reported-address';

test('BUG-10 a report has the address of the page, but not the secret of a link for a new password', () => {
  const page = 'https://ferry.example/explore?tag=graphs';
  expect(reportedAddress(page)).toBe(page);
  expect(reportedAddress('https://ferry.example/forgot-password#token=s3cret')).toBe(
    'https://ferry.example/forgot-password',
  );
});
