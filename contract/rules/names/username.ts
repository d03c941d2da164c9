/** Addresses of the product (D-19), or names that seem official. */
const reserved = new Set(
  [
    'abuse',
    'admin',
    'administrator',
    'anonymous',
    'codeferry',
    'create',
    'delete',
    'edit',
    'everyone',
    'export',
    'forgot-password',
    'guest',
    'help',
    'hostmaster',
    'login',
    'logout',
    'moderator',
    'noreply',
    'null',
    'official',
    'owner',
    'password',
    'postmaster',
    'privacy',
    'profile',
    'root',
    'security',
    'settings',
    'signup',
    'staff',
    'status',
    'submissions',
    'support',
    'system',
    'team',
    'terms',
    'undefined',
    'webmaster',
  ].map(looksOf),
);

/** Replaces lookalikes: `Adm1n_` → `admin`. */
function looksOf(username: string): string {
  const alike: Record<string, string> = { 0: 'o', 1: 'i', l: 'i', 3: 'e', 5: 's' };
  return username
    .toLowerCase()
    .replace(/[._-]/g, '')
    .replace(/[01l35]/g, (character) => alike[character] ?? character);
}

const product = looksOf('codeferry');

/** Also similar names. Treated as taken. */
export function isReservedUsername(username: string): boolean {
  const looks = looksOf(username);
  return reserved.has(looks) || looks.startsWith(product);
}
