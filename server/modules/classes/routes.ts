import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { requirePassword } from '../../platform/http/require-password';
import { checkClassAccounts, createClassAccounts, resetClassAccounts } from './class-accounts';
import { createClass } from './create-class';
import { manageClass } from './manage-class';
import { joinClass, leaveClass } from './members';
import { listClasses, readClass } from './read-classes';
import { becomeTeacher } from './teachers';

/** Of one account. The code has 54 bits, so nobody guesses it at this rate. */
const teacherCodesPerMinute = 5;

export function classRoutes({ on }: Api, { config, identity }: Context): void {
  const accounts = {
    limit: {
      perMinute: config.limits.create,
      by: ({ caller }: { caller: { uid: string } }) => ['class-accounts', caller.uid],
    },
  };

  on('classesAll', ({ db, caller }) => listClasses(db, caller.uid, config.lan));

  on('classGet', ({ db, params, caller }) => readClass(db, identity, params.classID, caller.uid));

  on(
    'classCreate',
    async ({ db, body, caller }) => {
      await createClass(db, body, caller.uid);
      return await readClass(db, identity, body.classID, caller.uid);
    },
    { limit: { perMinute: config.limits.create, by: ({ caller }) => ['create', caller.uid] } },
  );

  on('classManage', async ({ db, body, caller }) => {
    await manageClass(db, body, caller.uid);
    return await readClass(db, identity, body.classID, caller.uid);
  });

  on('classJoin', ({ db, body, caller }) => joinClass(db, body, caller.uid), {
    // A code can be guessed here.
    limit: { perMinute: config.limits.signIn, by: ({ caller }) => ['class-join', caller.uid] },
  });

  on('classLeave', ({ db, body, caller }) => leaveClass(db, body.classID, caller.uid));

  on(
    'classBecomeTeacher',
    ({ db, body, caller }) => becomeTeacher(db, config, body, requirePassword(caller).uid),
    {
      limit: { perMinute: teacherCodesPerMinute, by: ({ caller }) => ['teacher-code', caller.uid] },
    },
  );

  on(
    'classCheckAccounts',
    ({ db, body, caller }) => checkClassAccounts(db, identity, body, caller.uid),
    accounts,
  );

  on(
    'classCreateAccounts',
    ({ db, body, caller }) => createClassAccounts(db, identity, body, caller.uid),
    accounts,
  );

  on(
    'classResetAccounts',
    ({ db, body, caller }) => resetClassAccounts(db, identity, body, caller.uid),
    accounts,
  );
}
