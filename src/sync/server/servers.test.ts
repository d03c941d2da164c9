import { expect, test } from 'vitest';
import { createServerList } from './servers';

test('API-2 each call begins with the next server of the list', () => {
  const servers = createServerList('https://a.example');
  servers.replace(['https://a.example', 'https://b.example', 'https://c.example/']);
  const firsts = Array.from({ length: 4 }, () => servers.nextOrder()[0]);
  expect(firsts).toEqual(['/api', 'https://b.example/api', 'https://c.example/api', '/api']);
});

test('API-2 a call goes on with the others when the first is not reached', () => {
  const servers = createServerList('https://a.example');
  servers.replace(['https://a.example', 'https://b.example']);
  servers.nextOrder();
  expect(servers.nextOrder()).toEqual(['https://b.example/api', '/api']);
});

test('until a list is known, and when it is empty or useless, the own origin answers', () => {
  const servers = createServerList('https://a.example');
  expect(servers.nextOrder()).toEqual(['/api']);
  servers.replace([]);
  expect(servers.nextOrder()).toEqual(['/api']);
  servers.replace(['not an address', 'javascript:alert(1)']);
  expect(servers.nextOrder()).toEqual(['/api']);
});

test('the own origin is the last resort of a list that leaves it out', () => {
  const servers = createServerList('https://a.example');
  servers.replace(['https://b.example']);
  expect(servers.nextOrder()).toEqual(['https://b.example/api', '/api']);
});
