import type { Context } from '../../../platform/context';
import type { Api } from '../../../platform/http/api';
import { findManagedContest } from '../contest-role';
import { adoptVersion } from '../create/adopt-version';
import { changeContest } from '../create/change-contest';
import { deleteContest } from '../create/delete-contest';
import { readPackCode } from '../packs/read-pack';
import { managePractice, readEditorials } from '../practice/editorials';
import { ask } from '../read/clarifications';
import { readMessages } from '../read/read-messages';
import { answerClarification, changeCannedAnswers, takeClarification } from './manage-clarifications';
import { manageClock } from './manage-clock';
import { readDashboard } from './manage-contest';
import { decideEntry } from './manage-decide';
import { listEntries } from './manage-entries';
import { announce } from './manage-messages';
import { manageNote } from './manage-notes';
import { manageParticipant } from './manage-participant';
import { readPerson } from './manage-person';
import { manageStaff } from './manage-staff';

/** D-35. Each call checks that the contest is the caller's. */
export function contestManageRoutes({ on }: Api, { config, queue, identity }: Context): void {
  on('contestManage', async ({ db, params, caller }) => ({
    ...(await readDashboard(db, params.slug, caller.uid)),
    createsAccounts: identity.create !== undefined,
  }));

  on('contestUpdate', ({ db, body, caller }) => changeContest(db, body, caller.uid), {
    limit: { perMinute: config.limits.create, by: ({ caller }) => ['create', caller.uid] },
  });

  on('contestDelete', ({ db, body, caller }) => deleteContest(db, body.contestSlug, caller.uid));

  on('contestManagePerson', ({ db, body, caller }) => readPerson(db, body, caller.uid));

  on('contestManageParticipant', ({ db, body, caller }) => manageParticipant(db, body, caller.uid));

  on('contestManageEntries', async ({ db, body, caller }) => {
    const contest = await findManagedContest(db, body.contestSlug, caller.uid, 'read');
    return await listEntries(db, contest.pk, body);
  });

  on('contestManageStaff', ({ db, body, caller }) => manageStaff(db, body, caller.uid), {
    limit: { perMinute: config.limits.availability, by: ({ caller }) => ['contest-staff', caller.uid] },
  });

  on('contestManageNote', ({ db, body, caller }) => manageNote(db, body, caller.uid));

  on('contestDecideEntry', ({ db, body, caller }) => decideEntry(db, queue, body, caller.uid));

  on('contestManageClock', ({ db, body, caller }) => manageClock(db, body, caller.uid));

  on('contestTakeVersion', ({ db, body, caller }) => adoptVersion(db, body, caller.uid));

  on('contestEditorials', ({ db, params, caller }) => readEditorials(db, params.slug, caller.uid));

  on('contestManagePractice', ({ db, body, caller }) => managePractice(db, body, caller.uid));

  on('contestAnnounce', ({ db, body, caller }) => announce(db, body, caller.uid));

  on('contestAsk', ({ db, body, caller }) => ask(db, body, caller.uid), {
    limit: { perMinute: config.limits.create, by: ({ caller }) => ['contest-ask', caller.uid] },
  });

  on('contestAnswer', ({ db, body, caller }) => answerClarification(db, body, caller.uid));

  on('contestTakeClarification', ({ db, body, caller }) => takeClarification(db, body, caller.uid));

  on('contestCannedAnswers', ({ db, body, caller }) => changeCannedAnswers(db, body, caller.uid));

  on('contestPackCode', ({ db, params, caller }) => readPackCode(db, params.slug, caller.uid));

  on('contestMessages', ({ db, params, caller }) => readMessages(db, params.slug, caller));
}
