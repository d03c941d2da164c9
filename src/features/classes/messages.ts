import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

/** Texts of classes, for teachers and students. */
export const messages = translated('features/classes', {
  title: 'Classes',
  oneTitle: 'Class',
  signInToSee: 'Sign in to see your classes',
  signIn: 'Sign in',
  noneYet: 'You have no classes yet.',
  noneOnDevice: 'Your classes are not on this device yet. Connect once to download them.',
  needsNetwork: 'Changes need a network.',
  taught: 'Classes you teach',
  joined: 'Classes you joined',
  archived: 'Archived classes',
  students: (count: number) => counted(count, 'student'),
  taughtBy: (names: string) => `Teacher: ${names}`,
  inGroup: (group: string) => `Group ${group}`,
  archivedMark: 'Archived',

  join: {
    title: 'Join a class',
    hint: 'Your teacher has a code with eight letters.',
    code: 'Class code',
    wrong: 'A class code has eight letters, for example ABCD-EFGH.',
    button: 'Join',
    done: (name: string) => `You joined ${name}.`,
    signInFirst: 'Sign in, or sign up, to join the class. This page keeps the code.',
    all: 'All classes',
  },

  teach: {
    make: 'Make a class',
    name: 'Name of the class',
    nameHint: 'For example: Informatics 7b',
    button: 'Make class',
    become: 'Do you teach?',
    withCode: 'Enter the teacher code. The computer that runs this server shows it at its start.',
    withoutCode: 'Teachers make classes. Ask the operator of this server to make your account a teacher.',
    code: 'Teacher code',
    codeWrong: 'A teacher code has twelve letters.',
    becomeButton: 'Become a teacher',
    becameTeacher: 'You are a teacher now. Make your first class.',
  },

  code: {
    title: 'Class code',
    hint: 'Students enter the code under Classes, or scan the picture. Each of them signs in with an account.',
    closed: 'Nobody can join with a code now.',
    open: 'Create a code',
    renew: 'New code',
    confirmRenew: 'The old code stops working. Continue?',
    close: 'Close joining',
    copyLink: 'Copy the link',
    qrOf: (address: string) => `QR code for ${address}`,
  },

  members: {
    title: 'Members',
    none: 'Nobody has joined yet. Show the code, or create accounts from a list of names.',
    noGroup: 'Without a group',
    teachers: 'Teachers',
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    joinedAt: (day: string) => `Joined ${day}`,
    signInName: (name: string) => `Signs in as ${name}`,
    group: 'Group',
    groupHint: 'Empty: no group',
    save: 'Save',
    newPassword: 'New password',
    confirmPassword: 'Set a new password?',
    passwordHint:
      'A teacher made this account, so you can set a new password. It signs the person out everywhere.',
    confirmedByOwner:
      'This person confirmed the email of the account, so only this person sets the password.',
    ownAccount: 'This person signs in with an account of their own. Only they can change its password.',
    passwordSet: 'New password set. The card with it is at the top of the page.',
    remove: 'Remove from the class',
    confirmRemove: 'Remove?',
    removeHint: 'The account and its work stay. With the class code, the person can join again.',
    removed: (name: string) => `${name} was removed.`,
  },

  accounts: {
    title: 'Accounts for students',
    hint: 'Students without an account: enter their names, and print a card for each. No mail address is needed.',
    list: 'Names, one in each line',
    columns:
      'After a comma you can add a group. You can also paste or choose a CSV file: its first line names the columns name, username, email and group.',
    example: 'Ada Lovelace, Reds\nAlan Turing, Blues',
    update: 'Update groups',
    updated: 'Groups updated.',
    elsewhere:
      'This server keeps its accounts at Firebase, so it cannot create accounts here. Students sign up themselves and join with the code.',
    csvColumns: ['Name', 'Group', 'Address', 'Sign-in name', 'Password', 'Personal code'],
    classCode: 'Class',
  },

  shared: {
    title: 'Shared devices',
    hint: 'Students who take turns on a device open this address there. They sign in with the class code, their sign-in name and a personal code of six digits. After a change of student, nothing of the last one stays readable.',
    copyAddress: 'Copy the address',
    needsClassCode: 'Create a class code first. Shared devices need it.',
    none: 'Personal codes are for accounts that you create here from a list of names.',
    makeAll: (count: number) => `New personal codes for ${counted(count, 'student')}`,
    confirm: 'Old personal codes stop working. Continue?',
    made: 'New personal codes made. The cards with them are at the top of the page.',
    makeOne: 'New personal code',
    confirmOne: 'Make a new code?',
    makeOneHint: 'For shared devices. It also helps after too many wrong codes.',
  },

  settings: {
    title: 'This class',
    name: 'Name',
    rename: 'Rename',
    teacher: 'Username of another teacher',
    teacherHint: 'They see and change everything here. They must be a teacher of this server.',
    addTeacher: 'Add teacher',
    added: (name: string) => `${name} teaches this class now.`,
    archive: 'Archive the class',
    confirmArchive: 'Archive?',
    archiveHint: 'Nobody can join an archived class. Members and groups stay, and you can restore it.',
    restore: 'Restore the class',
    leave: 'Leave the class',
    confirmLeave: 'Leave?',
    left: 'You left the class.',
  },

  student: {
    teachers: 'Teachers',
    group: 'Your group',
    noGroup: 'None',
    archived: 'Your teacher has archived this class.',
  },

  classOf: 'This class',
  progress: 'Progress of the students',
});
