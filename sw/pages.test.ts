import { expect, test } from 'vitest';
import { notPages } from './pages';

const isPage = (address: string) => !notPages.some((pattern) => pattern.test(address));

test.each([
  '/',
  '/explore',
  '/code/SAMPLPRBLM?challenge=first-steps',
  '/login?from=%2Fa.b',
  '/apiary',
  '/nowhere/at/all',
  '/users/anna.b',
  '/tags/node.js?sort=title',
])('OFF-1 %s opens the app without a network', (address) => expect(isPage(address)).toBe(true));

test.each([
  '/api',
  '/api/status',
  '/api/code/submit?x=1',
  '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local',
  '/securetoken.googleapis.com/v1/token?key=local',
  '/__/auth/handler?apiKey=x',
  '/rt/python/1/python.wasm',
  '/favicon.svg',
  '/robots.txt?again',
])('%s is not a page', (address) => expect(isPage(address)).toBe(false));
