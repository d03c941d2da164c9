/** Classes: a teacher's students, with groups. */
import * as z from 'zod/mini';
import { accountLimits } from '../../account-limits';
import { classLimits as limits } from '../../class-limits';
import { isPlainName, isVisibleName } from '../../rules/names/display-name';
import { AccountRow } from '../contest/contest-accounts';
import { noNul } from '../no-nul';

export const classRoles = ['teacher', 'student'] as const;
export type ClassRole = (typeof classRoles)[number];

const time = z.iso.datetime();
const ClassName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(limits.nameLengthMax),
    z.refine(isPlainName),
    z.refine(isVisibleName),
  );
/** '': no group. */
const GroupName = z.string().check(z.trim(), z.maxLength(limits.groupLengthMax), z.refine(isPlainName));
const Username = z.string().check(z.minLength(1), z.maxLength(64), noNul);
const Code = z.string().check(z.minLength(1), z.maxLength(40), noNul);
const classID = z.uuid();

export const ClassListItem = z.object({
  classID: z.string(),
  name: z.string(),
  role: z.enum(classRoles),
  teachers: z.array(z.string()),
  /** The caller's; '': none. */
  group: z.string(),
  /** Only for teachers. */
  studentCount: z.optional(z.int()),
  archivedAt: z.nullable(time),
  createdAt: time,
});
export type ClassListItem = z.infer<typeof ClassListItem>;

export const ClassList = z.object({
  /** May make classes. */
  isTeacher: z.boolean(),
  /** This server has a teacher code, which makes an account a teacher. */
  hasTeacherCode: z.boolean(),
  classes: z.array(ClassListItem),
});
export type ClassList = z.infer<typeof ClassList>;

export const ClassMember = z.object({
  username: z.string(),
  displayName: z.string(),
  role: z.enum(classRoles),
  group: z.string(),
  joinedAt: time,
  /** Made by a teacher for this class. */
  account: z.optional(z.object({ signInName: z.string(), mayReset: z.boolean() })),
});
export type ClassMember = z.infer<typeof ClassMember>;

export const ClassDetail = z.object({
  ...ClassListItem.shape,
  /** Only for teachers, as are the next two. Null: nobody can join with a code. */
  code: z.optional(z.nullable(z.string())),
  members: z.optional(z.array(ClassMember)),
  /** False: this server keeps its accounts elsewhere. */
  createsAccounts: z.optional(z.boolean()),
});
export type ClassDetail = z.infer<typeof ClassDetail>;

/** The device chooses the id, so that a repeat makes no second class. */
export const CreateClass = z.object({ classID, name: ClassName });
export type CreateClass = z.infer<typeof CreateClass>;

/** By a teacher of the class. A repeat has no effect, except that of `newCode`. */
export const ManageClass = z.discriminatedUnion('action', [
  z.object({ classID, action: z.literal('rename'), name: ClassName }),
  z.object({ classID, action: z.literal('newCode') }),
  z.object({ classID, action: z.literal('closeCode') }),
  z.object({ classID, action: z.literal('archive') }),
  z.object({ classID, action: z.literal('restore') }),
  z.object({
    classID,
    action: z.literal('group'),
    usernames: z.array(Username).check(z.minLength(1), z.maxLength(limits.changedAtOnceMax)),
    group: GroupName,
  }),
  z.object({ classID, action: z.literal('remove'), username: Username }),
  z.object({ classID, action: z.literal('addTeacher'), username: Username }),
]);
export type ManageClass = z.infer<typeof ManageClass>;

export const JoinClass = z.object({ code: Code });
export type JoinClass = z.infer<typeof JoinClass>;

export const JoinedClass = z.object({ classID: z.string(), name: z.string() });
export type JoinedClass = z.infer<typeof JoinedClass>;

export const LeaveClass = z.object({ classID });
export type LeaveClass = z.infer<typeof LeaveClass>;

export const BecomeTeacher = z.object({ code: Code });
export type BecomeTeacher = z.infer<typeof BecomeTeacher>;

const rows = (max: number) => z.array(AccountRow).check(z.minLength(1), z.maxLength(max));

/** The `teamName` of a row is the student's group. */
export const CheckClassAccounts = z.object({ classID, rows: rows(accountLimits.rowsMax) });
export type CheckClassAccounts = z.infer<typeof CheckClassAccounts>;

export const CreateClassAccounts = z.object({ classID, rows: rows(accountLimits.rowsAtOnceMax) });
export type CreateClassAccounts = z.infer<typeof CreateClassAccounts>;

export const ResetClassAccounts = z.object({
  classID,
  usernames: z.array(Username).check(z.minLength(1), z.maxLength(accountLimits.rowsAtOnceMax)),
});
export type ResetClassAccounts = z.infer<typeof ResetClassAccounts>;
