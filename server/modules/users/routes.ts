import type { Context } from '../../platform/context';
import type { Api, Call } from '../../platform/http/api';
import { Refusal } from '../../platform/http/refusal';
import { insertPerson, isUsernameTaken, readPerson } from './queries';

export function userRoutes({ on }: Api, { identity, config }: Context): void {
  on('signupEmail', async ({ db, body, caller }) => {
    requireSamePerson(body, caller);
    const result = await insertPerson(db, body);
    if (result.outcome === 'usernameTaken') throw new Refusal('USERNAME_TAKEN');
    const { user, id } = result;
    await identity.setClaims(user.uid, { username: user.username, id, mongoID: id, _id: id }, db);
    return { message: result.outcome === 'created' ? 'Account created.' : 'Account exists.', user };
  });

  on('loginEmail', async ({ db, body, caller }) => {
    requireSamePerson(body, caller);
    const user = await readPerson(db, caller.uid);
    if (!user) throw new Refusal('USER_NOT_FOUND');
    return { user };
  });

  on('emailAvailable', async ({ query }) => ({ available: !(await identity.hasEmail(query.email)) }), {
    limit: { perMinute: config.limits.availability, by: ({ address }) => ['availability', address] },
  });

  on(
    'usernameAvailable',
    async ({ db, query }) => ({ available: !(await isUsernameTaken(db, query.username)) }),
    {
      limit: { perMinute: config.limits.availability, by: ({ address }) => ['availability', address] },
    },
  );
}

/** D-9: what a body says of its sender must be what the token says. */
function requireSamePerson(
  body: { uid: string; email: string },
  caller: Call<'signupEmail'>['caller'],
): void {
  const sameEmail = body.email.trim().toLowerCase() === caller.email.toLowerCase();
  if (body.uid !== caller.uid || !sameEmail) throw new Refusal('IDENTITY_MISMATCH');
}
