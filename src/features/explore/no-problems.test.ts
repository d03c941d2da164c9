import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ExploreSearch } from './explore-search';
import { NoProblems } from './no-problems';

const ignore = () => {};
const shown = (search: ExploreSearch, offline: boolean, onSearch?: () => void) =>
  renderToStaticMarkup(createElement(NoProblems, { search, offline, onSearch, onAgain: ignore }));

test('EXP-4 an empty list on Explore offers to remove the filters', () => {
  const html = shown({ tag: 'graphs' }, false, ignore);
  expect(html).toContain('No problems match these filters');
  expect(html).toContain('Show all problems');
});

test('NAV-19 an empty list on the page of a tag names the tag, not filters', () => {
  expect(shown({ tag: 'graphs' }, false)).toContain('No problems have this tag');
  expect(shown({ tag: 'graphs' }, true)).toContain('Only the problems on this device were searched.');
  expect(shown({ tag: 'graphs' }, true)).not.toContain('filter');
  // All programming problems, on the page of a language: the user has set nothing.
  expect(shown({ kind: 'program' }, true)).toContain('No problems on this device');
});
