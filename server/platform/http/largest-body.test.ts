import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { largestBodyBytes } from './largest-body';

const documentation = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

test('the proxy in the documentation allows exactly the largest request that the server accepts', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(documentation('deploy/nginx.conf')) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBe(largestBodyBytes);
});

test('the page about deployment names the largest request', () => {
  const [, megabytes] = /requests of up to (\d+) MiB/.exec(documentation('deployment.md')) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBe(largestBodyBytes);
});
