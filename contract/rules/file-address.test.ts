import { expect, test } from 'vitest';
import { fileAddress } from './file-address';

test.each(['/users/anna.b', '/tags/node.js', '/tags/.net?sort=title', '/badges/x.y', '/explore', '/'])(
  'NAV-14 NAV-19 %s is a page',
  (address) => expect(fileAddress.test(address)).toBe(false),
);

test.each([
  '/favicon.svg',
  '/robots.txt?again',
  '/missing.js',
  '/assets/main-abc12345.js',
  '/assets/',
  '/rt/python/1/python.wasm',
  '/screenshots/gone.webp',
  '/.well-known/security.txt',
])('%s is a file', (address) => expect(fileAddress.test(address)).toBe(true));
