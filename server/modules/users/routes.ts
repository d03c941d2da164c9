import type { User } from '../../../contract/entities/user';
import type { Context } from '../../platform/context';
import type { Database } from '../../platform/database/open';
import type { Api } from '../../platform/http/api';
import { Refusal } from '../../platform/http/refusal';
import { requirePassword } from '../../platform/http/require-password';
import { deletePersonalData } from './delete-personal-data';
import { exportAccount } from './export-account';
import { loginProvider } from './login-provider';
import { resetByLink } from './password-reset/reset-by-link';
import { resetPassword, sendOtp, verifyOtp } from './password-reset/reset-password';
import { createPerson, findPerson, isUsernameTaken, type NewPerson, toUser } from './people';
import { readAvatar } from './profile/avatars';
import { toOwnProfile } from './profile/own-profile';
import { listOwnSubmissions } from './profile/own-submissions';
import { readProfile } from './profile/public-profile';
import { updateProfile } from './profile/update-profile';
import { requireOpenSignUp } from './require-open-sign-up';
import { requireProvider, requireSamePerson } from './same-person';

export function userRoutes(api: Api, context: Context): void {
  comingIn(api, context);
  newPassword(api, context);
  linkedPassword(api, context);
  profiles(api, context);
  goingAway(api, context);
}

function comingIn({ on }: Api, { identity, config, settings }: Context): void {
  const admit = (invitation: string | undefined) => () => requireOpenSignUp(settings.values, invitation);
  const signUp = async (
    db: Database,
    person: NewPerson & { readonly invitation?: string | undefined },
  ): Promise<{ message: string; user: User }> => {
    const result = await within(db, (transaction) =>
      createPerson(transaction, identity, person, admit(person.invitation)),
    );
    if (result.outcome === 'usernameTaken') throw new Refusal('USERNAME_TAKEN');
    return {
      message: result.outcome === 'created' ? 'Account created.' : 'Account exists.',
      user: result.user,
    };
  };

  on('signupEmail', ({ db, body, caller }) => {
    requireSamePerson(body, caller);
    return signUp(db, { ...body, email: caller.email, photoURL: null });
  });

  on('signupProvider', ({ db, body, caller }) => {
    requireSamePerson(body, caller);
    requireProvider(body, caller);
    return signUp(db, { ...body, email: caller.email, photoURL: body.profileImageURL ?? null });
  });

  on('loginEmail', async ({ db, body, caller }) => {
    requireSamePerson(body, caller);
    const row = await findPerson(db, caller.uid);
    if (!row) throw new Refusal('USER_NOT_FOUND');
    return { user: toUser(row) };
  });

  on('loginProvider', ({ db, body, caller }) => {
    requireSamePerson(body, caller);
    requireProvider(body, caller);
    return within(db, (transaction) =>
      loginProvider(transaction, identity, { ...body, email: caller.email }, admit(body.invitation)),
    );
  });

  const limit = {
    perMinute: config.limits.availability,
    by: ({ address }: { address: string }) => ['availability', address],
  };
  on('emailAvailable', async ({ query }) => ({ available: !(await identity.hasEmail(query.email)) }), {
    limit,
  });
  on(
    'usernameAvailable',
    async ({ db, query }) => ({ available: !(await isUsernameTaken(db, query.username)) }),
    { limit },
  );
}

function newPassword({ on }: Api, context: Context): void {
  on('forgotPassword', async ({ body, address }) => {
    await sendOtp(context, body.email, address);
    return { message: 'We sent a code to your email.', code: 'forgot_password_email_sent' as const };
  });

  on('verifyOtp', async ({ body, address }) => {
    await verifyOtp(context, body, address);
    return {
      message: 'The code is correct. Choose a new password.',
      code: 'otp_verification_success' as const,
    };
  });

  on('resetPassword', async ({ body, address }) => {
    await resetPassword(context, body, address);
    return {
      message: 'Your password is set. Sign in with the new password.',
      code: 'password_reset' as const,
    };
  });
}

function linkedPassword({ on }: Api, context: Context): void {
  on(
    'resetByLink',
    async ({ body }) => ({
      message: 'Your password is set. Sign in with the new password.',
      email: await resetByLink(context, body),
    }),
    { limit: { perMinute: context.config.limits.signIn, by: ({ address }) => ['reset-by-link', address] } },
  );
}

function profiles({ on }: Api, { identity, config, readFile }: Context): void {
  on(
    'profileUpdate',
    ({ db, body, caller }) => {
      requireSamePerson(body, caller);
      return updateProfile(db, identity, body);
    },
    { limit: { perMinute: config.limits.create, by: ({ caller }) => ['profile', caller.uid] } },
  );

  on('profileOwn', async ({ db, caller }) => {
    const row = await findPerson(db, caller.uid);
    if (!row) throw new Refusal('USER_NOT_FOUND');
    return toOwnProfile(row);
  });

  on('profileGet', async ({ db, params }) => {
    const profile = await readProfile(db, params.username);
    if (!profile) throw new Refusal('USER_NOT_FOUND', { message: 'No user has this username.' });
    return { profile };
  });

  on('submissionsOwn', ({ db, body, caller }) => listOwnSubmissions(db, caller.uid, body));

  on('avatarGet', ({ db, params }) => readAvatar(db, params.file, readFile));
}

/** Expensive, and rarely needed. */
const expensiveCallsPerMinute = 10;

function goingAway({ on }: Api, { identity, readFile }: Context): void {
  on('accountExport', ({ db, caller }) => exportAccount(db, requirePassword(caller).uid, readFile), {
    limit: { perMinute: expensiveCallsPerMinute, by: ({ caller }) => ['export', caller.uid] },
  });

  on(
    'accountDelete',
    async ({ db, body, caller }) => {
      requirePassword(caller);
      requireSamePerson(body, caller);
      const person = await findPerson(db, caller.uid);
      if (!person) throw new Refusal('USER_NOT_FOUND');
      if (body.username.trim().toLowerCase() !== person.username.toLowerCase())
        throw new Refusal('NOT_CONFIRMED');
      await db.transaction().execute(async (transaction) => {
        await deletePersonalData(caller.uid, transaction);
        await identity.remove(caller.uid, transaction);
      });
      return { message: 'Your account was deleted.' };
    },
    { limit: { perMinute: expensiveCallsPerMinute, by: ({ caller }) => ['delete', caller.uid] } },
  );
}

/** In the transaction of the call's key if there is one, else in a new one. */
async function within<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? await work(db) : await db.transaction().execute(work);
}
