/** NAV-25: page titles by path. `$name` matches one path segment; fixed segments win (NAV-24). */
const productName = 'Codeferry';

export const titles: Readonly<Record<string, string>> = {
  '/': 'Codeferry: practice and contests that keep working offline',
  '/hero': 'Codeferry: practice and contests that keep working offline',
  '/explore': 'Explore',
  '/problems/create': 'Create a problem',
  '/problems/preview': 'Problem preview',
  '/problems/$problemID': 'Problem',
  '/challenges/$challengeID': 'Challenge',
  '/code/$problemID': 'Solve',
  '/quiz/$problemID': 'Question',
  '/contests': 'Contests',
  '/contests/$contestSlug/code': 'Contest',
  '/contests/$contestSlug/manage': 'Manage contest',
  '/contests/create': 'Create a contest',
  '/contests/mine': 'My contests',
  '/contests/preview': 'Contest preview',
  '/contests/$contestSlug': 'Contest',
  '/leaderboard/$contestSlug': 'Leaderboard',
  '/tags': 'Tags',
  '/tags/$tag': 'Tag',
  '/badges/$badgeName': 'Badge',
  '/login': 'Sign in',
  '/signup': 'Sign up',
  '/forgot-password': 'Forgot password',
  '/profile': 'Profile',
  '/profile/edit': 'Edit profile',
  '/profile/$username': 'Profile',
  '/offline': 'Offline use',
  '/share': 'Shared with Codeferry',
  '/status': 'System status',
  '/meta': 'About this installation',
  '/test': 'Device check',
  '/terms': 'Terms of use',
  '/privacy': 'Privacy',
  '/under-construction': 'Under construction',
};

/**
 * `name`: the page's subject once known, such as a problem title. NAV-26: falls back to the product name.
 */
export function pageTitle(path: string, name?: string): string {
  const title = titles[matchingPattern(path) ?? ''];
  if (title === undefined) return productName;
  if (title.startsWith(productName)) return title;
  return [name, title, productName].filter(Boolean).join(' · ');
}

function matchingPattern(path: string): string | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (trimmed in titles) return trimmed;
  return Object.keys(titles).find((pattern) => matches(pattern, trimmed));
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => (part.startsWith('$') ? parts[at] !== '' : part === parts[at]))
  );
}
