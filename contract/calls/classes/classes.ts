/** Classes of teachers and their students. */
import * as z from 'zod/mini';
import type { Endpoint } from '../../endpoint';
import {
  BecomeTeacher,
  CheckClassAccounts,
  ClassDetail,
  ClassList,
  CreateClass,
  CreateClassAccounts,
  JoinClass,
  JoinedClass,
  LeaveClass,
  ManageClass,
  ResetClassAccounts,
} from '../../entities/classes/class';
import { CheckedAccounts, CreatedAccounts, ResetCredentials } from '../../entities/contest/contest-accounts';

const teacherOnly = ['UNAUTHENTICATED', 'CLASS_NOT_FOUND', 'FORBIDDEN'] as const;

export const classCalls = {
  /** The classes that the caller teaches or belongs to. */
  classesAll: {
    method: 'GET',
    path: '/classes',
    auth: 'required',
    offline: 'cached',
    response: ClassList,
    errors: ['UNAUTHENTICATED'],
  },
  /** Teachers get the members; students get their teachers and their own group. */
  classGet: {
    method: 'GET',
    path: '/classes/get/:classID',
    auth: 'required',
    offline: 'cached',
    params: z.object({ classID: z.uuid() }),
    response: ClassDetail,
    errors: ['UNAUTHENTICATED', 'CLASS_NOT_FOUND'],
  },
  classCreate: {
    method: 'POST',
    path: '/classes/create',
    auth: 'required',
    offline: 'online',
    body: CreateClass,
    response: ClassDetail,
    errors: ['UNAUTHENTICATED', 'NOT_A_TEACHER', 'CLASSES_FULL', 'CLASS_NOT_FOUND', 'FORBIDDEN'],
  },
  classManage: {
    method: 'POST',
    path: '/classes/manage',
    auth: 'required',
    offline: 'online',
    body: ManageClass,
    response: ClassDetail,
    errors: [
      ...teacherOnly,
      'CLASS_NEEDS_TEACHER',
      'CLASS_MEMBER_NOT_FOUND',
      'PERSON_NOT_TEACHER',
      'CLASS_FULL',
    ],
  },
  /** Repeats have no effect. */
  classJoin: {
    method: 'POST',
    path: '/classes/join',
    auth: 'required',
    offline: 'online',
    body: JoinClass,
    response: JoinedClass,
    errors: ['UNAUTHENTICATED', 'USER_NOT_FOUND', 'CLASS_CODE_WRONG', 'CLASS_FULL', 'CLASSES_FULL'],
  },
  classLeave: {
    method: 'POST',
    path: '/classes/leave',
    auth: 'required',
    offline: 'online',
    body: LeaveClass,
    response: z.object({ left: z.boolean() }),
    errors: ['UNAUTHENTICATED', 'CLASS_NOT_FOUND', 'CLASS_NEEDS_TEACHER'],
  },
  /** With the code that a server in a local network prints at its start. */
  classBecomeTeacher: {
    method: 'POST',
    path: '/classes/teacher',
    auth: 'required',
    offline: 'online',
    body: BecomeTeacher,
    response: z.object({ isTeacher: z.boolean() }),
    errors: ['UNAUTHENTICATED', 'USER_NOT_FOUND', 'TEACHER_CODE_WRONG', 'PASSWORD_NEEDED'],
  },
  /** What would become of each row. Creates nothing. */
  classCheckAccounts: {
    method: 'POST',
    path: '/classes/accounts/check',
    auth: 'required',
    offline: 'online',
    body: CheckClassAccounts,
    response: CheckedAccounts,
    errors: [...teacherOnly, 'ACCOUNTS_ELSEWHERE'],
  },
  /** Creates accounts that belong to the class, and returns their passwords. A repeat creates nothing twice. */
  classCreateAccounts: {
    method: 'POST',
    path: '/classes/accounts/create',
    auth: 'required',
    offline: 'online',
    body: CreateClassAccounts,
    response: CreatedAccounts,
    errors: [...teacherOnly, 'ACCOUNTS_ELSEWHERE', 'ACCOUNTS_FULL', 'CLASS_FULL'],
  },
  /** Sets new passwords of accounts that were created for this class. */
  classResetAccounts: {
    method: 'POST',
    path: '/classes/accounts/reset',
    auth: 'required',
    offline: 'online',
    body: ResetClassAccounts,
    response: ResetCredentials,
    errors: [...teacherOnly, 'ACCOUNTS_ELSEWHERE'],
  },
} as const satisfies Record<string, Endpoint>;
