import { expect, test } from 'vitest';
import type { SearchResult } from '../../../contract/entities/search';
import { emptySearch, type SearchEvent, type SearchState, transition } from './search-machine';

const tag = (name: string, count = 0): SearchResult => ({ type: 'tag', name, url: name, count });
const after = (...events: SearchEvent[]): SearchState => events.reduce(transition, emptySearch);
const names = ({ shown }: SearchState) => shown.map(({ name }) => name);

const asked: SearchEvent = { type: 'asked', query: 'a', online: true };
const device: SearchEvent = { type: 'deviceAnswered', query: 'a', results: [tag('one'), tag('two')] };
const server: SearchEvent = {
  type: 'serverAnswered',
  query: 'a',
  results: [tag('three'), tag('two', 9), tag('one')],
};

test('SRCH-1 results of the device come first, then results of the server replace them', () => {
  expect(names(after(asked, device))).toEqual(['one', 'two']);
  expect(after(asked, device).source).toBe('device');
  expect(names(after(asked, device, server))).toEqual(['three', 'two', 'one']);
  expect(after(asked, device, server)).toMatchObject({ source: 'server', server: 'answered' });
});

test('a device answer after the server’s answer changes nothing', () => {
  expect(after(asked, server, device)).toEqual(after(asked, server));
});

test('results do not move under a finger: new ones are added below', () => {
  const touched = after(asked, device, { type: 'touched' }, server);
  expect(names(touched)).toEqual(['one', 'two', 'three']);
  expect(touched.shown[1]?.count).toBe(9);
});

test('an option chosen with the arrow keys stays chosen when the server answers', () => {
  const state = after(asked, device, { type: 'moved', to: 'last', count: 2 }, server);
  expect(state.active).toBe(1);
  expect(state.shown[1]?.name).toBe('two');
});

test('drops answers to an earlier query, and keeps the old list until there is a new one', () => {
  const state = after(asked, device, { type: 'asked', query: 'b', online: true }, server);
  expect(state).toMatchObject({ query: 'b', shownFor: 'a', server: 'asking' });
  expect(names(state)).toEqual(['one', 'two']);
  expect(names(transition(state, { type: 'serverAnswered', query: 'b', results: [] }))).toEqual([]);
});

test('SRCH-5 an empty query clears the results', () => {
  expect(after(asked, device, { type: 'cleared' })).toEqual(emptySearch);
});

test('SRCH-7 without an answer of the server the device results stay, with the reason', () => {
  const failed: SearchEvent = { type: 'serverFailed', query: 'a', reason: 'timeout', message: 'Late.' };
  expect(after(asked, device, failed)).toMatchObject({
    server: 'timeout',
    message: 'Late.',
    source: 'device',
  });
  expect(names(after(asked, failed, device))).toEqual(['one', 'two']);
  expect(after({ type: 'asked', query: 'a', online: false }).server).toBe('offline');
});

test('the arrow keys cycle through the options and the text field', () => {
  const places = (to: 'next' | 'previous') => {
    let state = after(asked, device);
    return [1, 2, 3, 4].map(() => {
      state = transition(state, { type: 'moved', to, count: 2 });
      return state.active;
    });
  };
  expect(places('next')).toEqual([0, 1, -1, 0]);
  expect(places('previous')).toEqual([1, 0, -1, 1]);
  expect(after(asked, { type: 'moved', to: 'next', count: 0 }).active).toBe(-1);
});
