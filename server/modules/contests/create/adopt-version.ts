import { sql } from 'kysely';
import type { AdoptProblemVersion } from '../../../../contract/entities/contest/contest-manage';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findManagedContest } from '../contest-role';
import { contestProblemVersions } from '../contest-row';
import { contestRefusals } from '../messages';
import { recordAdoptedVersions } from './adopted-versions';

/**
 * Uses the newest version of a problem, also during the contest: for texts, packs and new submissions. Earlier
 * submissions change only with a rejudge.
 * @throws Refusal PROBLEM_NOT_FOUND if the contest cannot use it (D-43) · PROBLEM_EDITED if there is an even newer
 * one
 */
export async function adoptVersion(
  db: Database,
  { contestSlug, problemID, version, note }: AdoptProblemVersion,
  caller: string,
): Promise<{ problemID: string; version: number }> {
  return await db.transaction().execute(async (transaction) => {
    const contest = await findManagedContest(transaction, contestSlug, caller, 'all', 'change');
    const problem = await transaction
      .selectFrom('problems')
      .select(['pk', 'id', 'version', 'public', 'creator'])
      .where(sql`lower(id)`, '=', problemID.toLowerCase())
      .forShare()
      .executeTakeFirst();
    const former = (await contestProblemVersions(transaction, contest.pk)).filter(
      ({ pk }) => pk === problem?.pk,
    );
    if (!problem || former.length === 0) throw new Refusal('PROBLEM_NOT_FOUND');
    const told = { problemID: problem.id, version };
    if (former[0]?.version === version) return told;
    if (!(problem.public || problem.creator === contest.creator)) {
      const message = contestRefusals.problemPrivate;
      throw new Refusal('PROBLEM_NOT_FOUND', { message });
    }
    if (problem.version !== version) {
      const message = contestRefusals.problemNewer;
      throw new Refusal('PROBLEM_EDITED', { message });
    }
    await transaction
      .updateTable('contest_problems')
      .set({ problem_version: version })
      .where('contest_pk', '=', contest.pk)
      .where('problem_pk', '=', problem.pk)
      .execute();
    await recordAdoptedVersions(transaction, contest, former, [{ pk: problem.pk, version }], note.trim());
    return told;
  });
}
