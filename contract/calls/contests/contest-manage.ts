/** For the contest's creator and its staff, as far as their role allows (D-35, ROLE-10; contest-roles.ts). */
import * as z from 'zod/mini';
import { type Endpoint, id } from '../../endpoint';
import {
  AnswerClarification,
  ChangeCannedAnswers,
  Clarification,
  ManagedClarification,
  TakeClarification,
} from '../../entities/contest/clarification';
import { clockCuts } from '../../entities/contest/contest';
import {
  AdoptProblemVersion,
  DecideEntry,
  ManageClock,
  ManagedContest,
  ManagedEntry,
  ManagedParticipant,
  ManagedPerson,
  ManageParticipant,
} from '../../entities/contest/contest-manage';
import { Announce, ContestMessage } from '../../entities/contest/contest-message';
import { ChangeResults, ContestResults, ResultSettings } from '../../entities/contest/contest-results';
import { ManageStaff, StaffMember } from '../../entities/contest/contest-staff';
import { ContestSlug } from '../../entities/contest/contest-text';
import { ManagedEntries, ManagedEntriesRequest } from '../../entities/contest/entry-filter';
import {
  ManagedNote,
  ManagedSubmission,
  ManagedTest,
  ManagedTestRequest,
  ManageNote,
} from '../../entities/contest/managed-submission';
import { ChangedContest } from '../../entities/contest/new-contest';

const keyed = ['KEY_MISSING', 'KEY_REUSED', 'IN_PROGRESS'] as const;
const organiserOnly = ['UNAUTHENTICATED', 'CONTEST_NOT_FOUND', 'FORBIDDEN'] as const;

export const contestManageCalls = {
  contestManage: {
    method: 'GET',
    path: '/contests/manage/:slug',
    auth: 'required',
    offline: 'cached',
    params: z.object({ slug: id }),
    response: ManagedContest,
    errors: organiserOnly,
  },
  /** Saves a new version and notifies participants. After the start only texts and the end can change. */
  contestUpdate: {
    method: 'POST',
    path: '/contests/update',
    auth: 'required',
    offline: 'online',
    encoding: 'files',
    body: ChangedContest,
    response: z.object({ slug: z.string(), version: z.int() }),
    errors: [...organiserOnly, ...keyed, 'PROBLEM_NOT_FOUND', 'CONTEST_EDITED', 'CONTEST_BEGUN'],
  },
  /** Removes the contest from all lists. Participants keep their submissions. */
  contestDelete: {
    method: 'POST',
    path: '/contests/delete',
    auth: 'required',
    offline: 'online',
    body: z.object({ contestSlug: ContestSlug }),
    response: z.object({ slug: z.string() }),
    errors: [...organiserOnly, ...keyed, 'CONTEST_BEGUN'],
  },
  /** Adds, changes or removes a co-organiser or juror. Creator only; members can remove themselves. */
  contestManageStaff: {
    method: 'POST',
    path: '/contests/manage/staff',
    auth: 'required',
    offline: 'online',
    body: ManageStaff,
    response: z.object({ staff: z.array(StaffMember) }),
    errors: [...organiserOnly, 'STAFF_NOT_FOUND', 'STAFF_FULL'],
  },
  contestManagePerson: {
    method: 'POST',
    path: '/contests/manage/person',
    auth: 'required',
    offline: 'online',
    body: z.object({ contestSlug: ContestSlug, username: z.string().check(z.minLength(1), z.maxLength(64)) }),
    response: ManagedPerson,
    errors: [...organiserOnly, 'PARTICIPANT_NOT_FOUND'],
  },
  contestManageParticipant: {
    method: 'POST',
    path: '/contests/manage/participant',
    auth: 'required',
    offline: 'online',
    body: ManageParticipant,
    response: ManagedParticipant,
    errors: [...organiserOnly, 'PARTICIPANT_NOT_FOUND', 'NOT_STARTED'],
  },
  /** All submissions of the contest, also refused and late ones, in pages. */
  contestManageEntries: {
    method: 'POST',
    path: '/contests/manage/submissions',
    auth: 'required',
    offline: 'online',
    body: ManagedEntriesRequest,
    response: ManagedEntries,
    errors: organiserOnly,
  },
  /** Input, expected output and output of one test. Only if the contest's creator also created the problem. */
  contestManageTest: {
    method: 'POST',
    path: '/contests/manage/test',
    auth: 'required',
    offline: 'online',
    body: ManagedTestRequest,
    response: ManagedTest,
    errors: [...organiserOnly, 'ENTRY_NOT_FOUND', 'TEST_NOT_FOUND'],
  },
  /** Notes of the jury about a submission. Returns all notes. */
  contestManageNote: {
    method: 'POST',
    path: '/contests/manage/note',
    auth: 'required',
    offline: 'online',
    body: ManageNote,
    response: z.object({ notes: z.array(ManagedNote) }),
    errors: [...organiserOnly, 'ENTRY_NOT_FOUND', 'NOTES_FULL'],
  },
  /** With code or answer, judgements, and the participant's previous submission for the problem. */
  contestManageSubmission: {
    method: 'POST',
    path: '/contests/manage/submission',
    auth: 'required',
    offline: 'online',
    body: z.object({ contestSlug: ContestSlug, entryID: z.uuid() }),
    response: ManagedSubmission,
    errors: [...organiserOnly, 'ENTRY_NOT_FOUND'],
  },
  /** Also updates the standings. */
  contestDecideEntry: {
    method: 'POST',
    path: '/contests/manage/entry',
    auth: 'required',
    offline: 'online',
    body: DecideEntry,
    response: ManagedEntry,
    errors: [...organiserOnly, 'ENTRY_NOT_FOUND', 'ENTRY_DECIDED'],
  },
  /** Pauses, resumes, or excludes a past outage. Also updates the standings. */
  contestManageClock: {
    method: 'POST',
    path: '/contests/manage/clock',
    auth: 'required',
    offline: 'online',
    body: ManageClock,
    response: z.object(clockCuts),
    errors: [...organiserOnly, 'CONTEST_NOT_STARTED', 'CONTEST_ENDED'],
  },
  /** Switches to the newest version of a problem and notifies participants who have it. */
  contestTakeVersion: {
    method: 'POST',
    path: '/contests/manage/problem',
    auth: 'required',
    offline: 'online',
    body: AdoptProblemVersion,
    response: z.object({ problemID: z.string(), version: z.int() }),
    errors: [...organiserOnly, 'PROBLEM_NOT_FOUND', 'PROBLEM_EDITED'],
  },
  contestResultSettings: {
    method: 'GET',
    path: '/contests/results/:slug',
    auth: 'required',
    offline: 'online',
    params: z.object({ slug: id }),
    response: ResultSettings,
    errors: organiserOnly,
  },
  contestChangeResults: {
    method: 'POST',
    path: '/contests/results/change',
    auth: 'required',
    offline: 'online',
    body: ChangeResults,
    response: ResultSettings,
    errors: [...organiserOnly, 'CONTEST_NOT_OVER'],
  },
  /** All submissions, also held and refused ones. */
  contestResults: {
    method: 'GET',
    path: '/contests/results/:slug/rows',
    auth: 'required',
    offline: 'online',
    params: z.object({ slug: id }),
    response: ContestResults,
    errors: organiserOnly,
  },
  contestAnnounce: {
    method: 'POST',
    path: '/contests/manage/announce',
    auth: 'required',
    offline: 'online',
    body: Announce,
    response: ContestMessage,
    errors: [...organiserOnly, 'PROBLEM_NOT_FOUND'],
  },
  contestAnswer: {
    method: 'POST',
    path: '/contests/manage/answer',
    auth: 'required',
    offline: 'online',
    body: AnswerClarification,
    response: ManagedClarification,
    errors: [...organiserOnly, 'CLARIFICATION_NOT_FOUND', 'CLARIFICATION_ANSWERED', 'CLARIFICATION_TAKEN'],
  },
  /** A member of the jury takes a question, so that nobody else answers it, or gives it back. */
  contestTakeClarification: {
    method: 'POST',
    path: '/contests/manage/question',
    auth: 'required',
    offline: 'online',
    body: TakeClarification,
    response: ManagedClarification,
    errors: [...organiserOnly, 'CLARIFICATION_NOT_FOUND', 'CLARIFICATION_ANSWERED', 'CLARIFICATION_TAKEN'],
  },
  contestCannedAnswers: {
    method: 'POST',
    path: '/contests/manage/canned-answers',
    auth: 'required',
    offline: 'online',
    body: ChangeCannedAnswers,
    response: z.object({ answers: z.array(z.string()) }),
    errors: organiserOnly,
  },
  /** Announcements, decisions about the caller, and the caller's questions; newest first. */
  contestMessages: {
    method: 'GET',
    path: '/contests/messages/:slug',
    auth: 'optional',
    offline: 'cached',
    params: z.object({ slug: id }),
    response: z.object({ messages: z.array(ContestMessage), clarifications: z.array(Clarification) }),
    errors: ['CONTEST_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
