import type { Assignment } from '../../../contract/entities/classes/assignment';
import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { readAssignments } from './read-assignments';
import { deleteAssignment, saveAssignment } from './save-assignment';
import { noteContact } from './work-chain';

export function assignmentRoutes({ on }: Api, { config }: Context): void {
  on('assignmentsAll', async ({ db, body, caller }) => {
    if (body.chain) await noteContact(db, caller.uid, body.chain);
    return { assignments: await readAssignments(db, caller.uid) };
  });

  on(
    'assignmentSave',
    async ({ db, body, caller }) => {
      await saveAssignment(db, body, caller.uid);
      const [saved] = await readAssignments(db, caller.uid, body.assignmentID);
      return saved as Assignment;
    },
    { limit: { perMinute: config.limits.create, by: ({ caller }) => ['assignment', caller.uid] } },
  );

  on('assignmentDelete', ({ db, body, caller }) => deleteAssignment(db, body.assignmentID, caller.uid));
}
