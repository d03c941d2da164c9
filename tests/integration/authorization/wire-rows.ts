import { randomUUID } from 'node:crypto';
import type { Person } from '../client';
import { everybody, type Role, type Row, type Sender } from './row';

const accounts = '/identitytoolkit.googleapis.com/v1/accounts' as const;
/** The wire always answers 400; its error word tells the cases apart. Tokens travel in the body. */
const ownersOnly = { ...everybody(200), anonymous: 400, refused: 400 };
const withToken = ({ token }: Sender) => ({ idToken: token });

/** Of the page for the API's documentation; with an address for a pattern. */
const documentation: readonly (readonly [route: string, address?: string])[] = [
  [''],
  ['/json'],
  ['/yaml'],
  ['/static/index.html', '/'],
  ['/static/swagger-initializer.js'],
  ['/static/theme/codeferry.css'],
  ['/static/theme/codeferry.js'],
  ['/static/*', '/static/swagger-ui.css'],
];

/** Routes outside the contract. `leavers`: accounts to delete, one for each role that may. */
export function wireRows(leavers: () => Partial<Record<Role, Person>>): Row[] {
  return [
    { call: 'GET /api/openapi.json', about: 'anybody', ...everybody(200) },
    ...documentation.map(
      ([address, path]): Row => ({
        call: `GET /api/docs${address}`,
        about: 'anybody',
        ...(path && { path: () => `/api/docs${path}` }),
        ...everybody(200),
      }),
    ),
    { call: 'GET /health', about: 'anybody', ...everybody(200) },
    { call: 'GET /ready', about: 'anybody', ...everybody(200) },
    {
      call: `POST ${accounts}:signUp`,
      about: 'a new user',
      body: () => ({ email: `${randomUUID()}@example.org`, password: 'secret-1', returnSecureToken: true }),
      ...everybody(200),
    },
    {
      call: `POST ${accounts}:signInWithPassword`,
      about: 'a token instead of a password',
      body: (sender) => ({ email: 'other@example.org', password: 'wrong-1', ...withToken(sender) }),
      ...everybody(400),
    },
    {
      call: `POST ${accounts}:signInWithCustomToken`,
      about: 'an ID token instead of a token for signing in',
      body: ({ token = '' }) => ({ token }),
      ...everybody(400),
    },
    { call: `POST ${accounts}:lookup`, about: 'the sender’s own', body: withToken, ...ownersOnly },
    {
      call: `POST ${accounts}:update`,
      about: 'the sender’s own',
      body: (sender) => ({ ...withToken(sender), displayName: 'X' }),
      ...ownersOnly,
    },
    {
      call: 'POST /securetoken.googleapis.com/v1/token',
      about: 'only with a refresh token, not an ID token',
      body: ({ role, person, token }) => ({
        grant_type: 'refresh_token',
        refresh_token: (refusesAll(role) ? token : person?.refreshToken) ?? '',
      }),
      ...ownersOnly,
    },
    {
      call: `POST ${accounts}:delete`,
      about: 'the sender’s own',
      body: (sender) => withToken({ ...sender, token: leavers()[sender.role]?.token ?? sender.token }),
      ...ownersOnly,
    },
  ];
}

/** Roles whose only token is a bad ID token; a blocked account has a refresh token too. */
const refusesAll = (role: Role) => !['unfinished', 'other', 'creator', 'blocked'].includes(role);
