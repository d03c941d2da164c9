/** Assignments of classes. */
import * as z from 'zod/mini';
import type { Endpoint } from '../../endpoint';
import {
  Assignment,
  AssignmentsQuery,
  DeleteAssignment,
  SaveAssignment,
} from '../../entities/classes/assignment';

export const assignmentCalls = {
  /** For the classes that are not archived: a student's own ones, and all of a teacher's. By due date. */
  assignmentsAll: {
    method: 'POST',
    path: '/assignments/get-all',
    auth: 'required',
    offline: 'cached',
    body: AssignmentsQuery,
    response: z.object({ assignments: z.array(Assignment) }),
    errors: ['UNAUTHENTICATED'],
  },
  /** By a teacher of the class. */
  assignmentSave: {
    method: 'POST',
    path: '/assignments/save',
    auth: 'required',
    offline: 'online',
    body: SaveAssignment,
    response: Assignment,
    errors: [
      'UNAUTHENTICATED',
      'CLASS_NOT_FOUND',
      'FORBIDDEN',
      'ASSIGNMENT_NOT_FOUND',
      'ASSIGNMENT_EDITED',
      'ASSIGNMENTS_FULL',
      'PROBLEM_NOT_FOUND',
      'CHALLENGE_NOT_FOUND',
      'CONTEST_NOT_FOUND',
    ],
  },
  /** Submissions and answers stay. */
  assignmentDelete: {
    method: 'POST',
    path: '/assignments/delete',
    auth: 'required',
    offline: 'online',
    body: DeleteAssignment,
    response: z.object({ deleted: z.boolean() }),
    errors: ['UNAUTHENTICATED', 'ASSIGNMENT_NOT_FOUND', 'CLASS_NOT_FOUND', 'FORBIDDEN'],
  },
} as const satisfies Record<string, Endpoint>;
