import type { DownloadPlan, DownloadSubject } from '../../../contract/entities/download';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { findTaskContent } from '../assignments/public';
import { findOpened } from '../closed-problems/public';
import { problemSizes } from './problem-sizes';

/** With approximate sizes in bytes. */
export async function planDownload(
  db: Database,
  subject: DownloadSubject,
  uid: string | undefined,
): Promise<DownloadPlan> {
  switch (subject.kind) {
    case 'challenge':
      return await planChallenge(db, subject.name);
    case 'tag': {
      const tag = subject.name.trim().toLowerCase();
      const [problems, challenges] = await Promise.all([
        problemSizes(db, { uid, tag }),
        db.selectFrom('challenges').select(['url', 'version', 'tags']).orderBy('pk').execute(),
      ]);
      return {
        problems,
        challenges: challenges
          .filter(({ tags }) => tags.includes(tag))
          .map(({ url, version }) => ({ url, version })),
      };
    }
    case 'everything': {
      const [problems, challenges] = await Promise.all([
        problemSizes(db, { uid }),
        db.selectFrom('challenges').select(['url', 'version']).orderBy('pk').execute(),
      ]);
      return { problems, challenges };
    }
    case 'assignment':
      return await planAssignment(db, subject.name, uid);
    default:
      return subject satisfies never;
  }
}

async function planChallenge(db: Database, url: string): Promise<DownloadPlan> {
  const challenge = await db
    .selectFrom('challenges')
    .select(['pk', 'url', 'version'])
    .where('url', '=', url)
    .executeTakeFirst();
  if (!challenge) throw new Refusal('CHALLENGE_NOT_FOUND');
  const members = await db
    .selectFrom('challenge_problems')
    .select('problem_pk')
    .where('challenge_pk', '=', challenge.pk)
    .execute();
  // Challenges contain only public problems.
  const problems = await problemSizes(db, { pks: members.map(({ problem_pk }) => problem_pk) });
  return { problems, challenges: [{ url: challenge.url, version: challenge.version }] };
}

/** The tasks that the user can open now. A contest has its own download. */
async function planAssignment(
  db: Database,
  assignmentID: string,
  uid: string | undefined,
): Promise<DownloadPlan> {
  const content = uid === undefined ? undefined : await findTaskContent(db, assignmentID, uid);
  if (!content || uid === undefined) throw new Refusal('ASSIGNMENT_NOT_FOUND');
  const opened = [...(await findOpened(db, content.problemPks, uid))];
  const challenges = await db
    .selectFrom('challenges')
    .select(['url', 'version'])
    .where('url', 'in', ['', ...content.challenges])
    .orderBy('pk')
    .execute();
  return { problems: await problemSizes(db, { uid, pks: content.problemPks, opened }), challenges };
}
