/** Work of the students of a class, and the state of their devices. */
import * as z from 'zod/mini';
import { type Endpoint, id } from '../../endpoint';
import { ClassProgress, ClassSync, ClassSyncAnswer, StudentWork } from '../../entities/classes/class-work';

export const classWorkCalls = {
  /** Members report their device, and get comments. The reports of people without a class are not kept. */
  classSync: {
    method: 'POST',
    path: '/classes/sync',
    auth: 'required',
    offline: 'online',
    body: ClassSync,
    response: ClassSyncAnswer,
    errors: ['UNAUTHENTICATED'],
  },
  /** Only for teachers: all assignments of a class, or the tasks of one. */
  classProgress: {
    method: 'GET',
    path: '/classes/progress/:classID',
    auth: 'required',
    offline: 'cached',
    params: z.object({ classID: z.uuid() }),
    query: z.object({ assignmentID: z.optional(z.uuid()) }),
    response: ClassProgress,
    errors: ['UNAUTHENTICATED', 'CLASS_NOT_FOUND', 'FORBIDDEN', 'ASSIGNMENT_NOT_FOUND'],
  },
  /** What a student sent for a problem of an assignment. For teachers of the class, and the student. */
  classWork: {
    method: 'GET',
    path: '/classes/work/:classID/:username/:problemID',
    auth: 'required',
    offline: 'cached',
    params: z.object({ classID: z.uuid(), username: id, problemID: id }),
    response: StudentWork,
    errors: ['UNAUTHENTICATED', 'CLASS_NOT_FOUND', 'CLASS_MEMBER_NOT_FOUND', 'PROBLEM_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
