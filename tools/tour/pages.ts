/**
 * Every page of the product: the tour photographs them, and the test suite opens them with and without a
 * server.
 */
import { deflateRawSync } from 'node:zlib';

/** visitor: signed out · member: signed in, with submissions. */
type Beholder = 'visitor' | 'member';

export interface PageEntry {
  route: string;
  /** The address to open, and by whom. */
  address: string;
  as: Beholder;
  /** The rules that require it. */
  rules: readonly string[];
  heading: string | RegExp;
  /** A selector below `main` for the page's own content; without it the heading is enough. */
  content?: string;
}

const sample = 'SAMPLPRBLM';
const aProblem = 'a[href^="/code/"]';

/** The data in a preview's address (D-13). */
const previewed = deflateRawSync(
  JSON.stringify({ name: 'A race to come', creatorName: 'The harbour', description: 'Five problems.' }),
).toString('base64url');

function page(route: string, heading: string | RegExp, more: Partial<PageEntry> = {}): PageEntry {
  return { route, address: route, as: 'visitor', rules: [], heading, ...more };
}

export const pages: readonly PageEntry[] = [
  page('/', /^Keep solving/, { rules: ['NAV-1'], content: '[aria-label="Tags"] a' }),
  page('/explore', 'Explore', { rules: ['NAV-2'], content: aProblem }),
  page('/challenges/$challengeID', 'First crossing', {
    address: '/challenges/first-crossing?from=%2Fexplore%3Fsort%3Ddifficulty',
    rules: ['NAV-13'],
    content: aProblem,
  }),
  page('/problems/$problemID', 'All Aboard', {
    address: `/problems/${sample}?from=%2Fexplore`,
    rules: ['NAV-5'],
    content: aProblem,
  }),
  page('/problems/$problemID/solutions', /^Solutions/, {
    address: `/problems/${sample}/solutions`,
    as: 'member',
  }),
  page('/code/$problemID', 'All Aboard', {
    address: `/code/${sample}`,
    rules: ['NAV-16'],
    content: '.cm-content',
  }),
  page('/quiz/$problemID', 'The locker that remembers', {
    address: '/quiz/EMPTY-LOCKER',
    rules: ['NAV-17'],
    content: 'form',
  }),
  page('/tags/$tag', 'arrays', { address: '/tags/arrays', rules: ['NAV-19'], content: aProblem }),
  page('/tags', 'Tags', { content: 'a[href^="/tags/"]' }),
  page('/badges/$badgeName', 'Solver 10', { address: '/badges/solver-10', rules: ['NAV-20'] }),
  page('/classes', 'Classes', { as: 'member', content: 'form' }),
  page('/classes/$classID', 'Join a class', { address: '/classes/join' }),
  // The grid of a class is in the scene `class-work`.
  page('/classes/$classID/work', 'Classes', {
    address: '/classes/0b9f6f0e-52fb-4f0e-9f38-0f1d9c0c7a11/work',
  }),
  page('/lists', 'Lists', { content: 'form' }),
  page('/lists/$listID', 'Bookmarks', { address: '/lists/bookmarks', content: 'a[href="/explore"]' }),
  page('/contests', 'Contests', { rules: ['NAV-7'], content: 'a[href^="/contests/spring-regatta"]' }),
  page('/contests/$contestSlug', 'Spring Regatta', {
    address: '/contests/spring-regatta?from=%2Fcontests',
    rules: ['NAV-8'],
    content: '[role=timer]',
  }),
  page('/contests/$contestSlug/code', 'Evening Race', {
    address: '/contests/evening-race/code',
    as: 'member',
    rules: ['NAV-9'],
    content: 'dl',
  }),
  page('/contests/$contestSlug/manage', 'Manage Evening Race', {
    address: '/contests/evening-race/manage',
    as: 'member',
    rules: ['ROLE-10'],
    content: '[role=tablist]',
  }),
  page('/leaderboard/$contestSlug', 'Leaderboard for Evening Race', {
    address: '/leaderboard/evening-race',
    as: 'member',
    rules: ['NAV-15'],
    content: 'td',
  }),
  page('/leaderboard/$contestSlug/screen', 'Evening Race', {
    address: '/leaderboard/evening-race/screen',
    content: 'td',
  }),
  page('/leaderboard/$contestSlug/resolver', 'Resolver for Evening Race', {
    address: '/leaderboard/evening-race/resolver',
    as: 'member',
    content: '[role=alert]',
  }),
  page('/contests/$contestSlug/results', 'Results of Evening Race', {
    address: '/contests/evening-race/results',
    as: 'member',
    content: 'select',
  }),
  page('/contests/create', 'Create a contest', { as: 'member', rules: ['NAV-10', 'NAV-24'] }),
  page('/contests/mine', 'My contests', {
    as: 'member',
    rules: ['NAV-12', 'NAV-24'],
    content: 'a[href^="/contests/evening-race"]',
  }),
  page('/contests/preview', 'A race to come', {
    address: `/contests/preview?data=${previewed}`,
    rules: ['NAV-11', 'NAV-24'],
    content: 'aside',
  }),
  page('/problems/create', 'Create a problem', { as: 'member', rules: ['NAV-6', 'NAV-24'] }),
  page('/problems/mine', 'My problems', { as: 'member', content: 'input[type=file]' }),
  page('/problems/preview', 'Problem preview', { as: 'member' }),
  // Its sections are in the scene `admin`.
  page('/admin', '/admin is not found.'),
  page('/settings', 'Settings', { content: 'select' }),
  page('/settings', 'Settings', { as: 'member', content: 'select' }),
  page('/login', 'Sign in', { rules: ['NAV-18'], content: 'form' }),
  page('/shared', 'Sign in on a shared device', { content: 'form' }),
  page('/signup', 'Sign up', { rules: ['NAV-18'], content: 'form' }),
  page('/forgot-password', 'Forgot password', { rules: ['NAV-18'], content: 'form' }),
  page('/profile', 'harbourhand', { as: 'member', rules: ['NAV-14'], content: 'time' }),
  page('/profile/edit', 'Edit profile', { as: 'member', content: 'form' }),
  page('/profile/$username', 'harbourhand', { address: '/profile/harbourhand', rules: ['NAV-14'] }),
  page('/offline', 'Offline use', { as: 'member', content: 'section li strong' }),
  page('/share', 'Shared with Codeferry', { address: '/share?title=All%20Aboard' }),
  page('/join', 'Join this server'),
  page('/status', 'System status', { content: 'dl' }),
  page('/meta', 'About this installation', { rules: ['NAV-21'] }),
  page('/test', 'Device check', { rules: ['NAV-21'] }),
  page('/terms', 'Terms of use', { rules: ['NAV-22'] }),
  page('/privacy', 'Privacy', { rules: ['NAV-22'] }),
  page('/under-construction', 'Under construction', { rules: ['NAV-3'] }),
];

/** Routes that show another page's content, or redirect. */
export const aliases: Readonly<Record<string, string>> = {
  '/hero': '/',
  '/problems': '/explore',
  '/challenges': '/explore',
  '/code': '/explore',
  '/continue': '/explore',
  '/create/problem': '/problems/create',
  '/create/contest': '/contests/create',
  '/users/$username': '/profile/$username',
};

/** Not a route: an unknown address, with a suggestion and without. */
export const unknownPages: readonly PageEntry[] = [
  page('/explroe', '/explroe is not found.', { rules: ['NAV-23'], content: 'a[href="/explore"]' }),
  page('/no/such/page', '/no/such/page is not found.', { rules: ['NAV-23'], content: 'a[href="/"]' }),
];
