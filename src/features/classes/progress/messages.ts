import type { ProgressCell } from '../../../../contract/entities/classes/class-work';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of the teacher's grid: students and tasks. */
export const messages = translated('features/classes/progress', {
  title: 'Progress',
  titleOf: (className: string) => `Progress of ${className}`,
  classLabel: 'Class',
  what: 'The progress of this class',
  asOf: (moment: string) => `You are offline. This was the state at ${moment}.`,
  archived: 'This class is archived. The reports of devices are not shown.',
  updates: 'This page updates automatically.',

  noAssignments: 'Nothing assigned yet',
  noAssignmentsHint: 'Publish an assignment. Its tasks become the columns of this grid.',
  noStudents: 'No students yet',
  noStudentsHint: 'Show the class code, or create accounts from a list of names.',
  noneInGroup: 'Nobody in this group.',

  assignment: 'Assignment',
  allAssignments: 'All assignments',
  group: 'Group',
  allGroups: 'All groups',
  withoutGroup: 'Without a group',
  order: 'Order',
  orders: {
    name: 'By name',
    most: 'Most solved first',
    least: 'Least solved first',
    device: 'Device problems first',
  },
  csv: 'Download CSV',
  print: 'Print',
  table: 'Students and tasks',
  student: 'Student',
  solvedBy: (solved: number, of: number) => `${solved} of ${of}`,
  solvedByLong: (solved: number, of: number) => `Solved by ${solved} of ${counted(of, 'student')}`,
  due: (moment: string) => `due ${moment}`,
  summary: (students: number, done: number) => `${counted(students, 'student')} · ${done} solved everything`,
  openAssignment: (title: string) => `Show the tasks of ${title}`,

  states: { notStarted: 'Not started', tried: 'Tried', solved: 'Solved' } satisfies Record<
    ProgressCell['state'],
    string
  >,
  late: 'late',
  notGiven: 'Not for this student',
  tries: (count: number) => counted(count, 'try').replace('trys', 'tries'),
  parts: (solved: number, total: number) => `${solved} of ${total} solved`,
  cellOf: (student: string, task: string, state: string) => `${student}, ${task}: ${state}`,
  help: (hints: number, editorials: number) =>
    [
      ...(hints > 0 ? [`opened ${counted(hints, 'hint')}`] : []),
      ...(editorials > 0 ? [`opened ${counted(editorials, 'editorial')} before solving`] : []),
    ].join(', '),
  newAnswer: 'New answer to a comment',

  device: {
    none: 'No device has reported yet',
    upToDate: 'Up to date',
    waiting: (count: number) => `${count} waiting`,
    waitingSince: (count: number, moment: string) => `${count} waiting since ${moment}`,
    refused: (count: number) => `${count} refused`,
    notSeen: (moment: string) => `Not seen since ${moment}`,
    storageLow: 'Storage is low',
    named: (name: string, text: string) => `${name}: ${text}`,
  },

  legend: {
    title: 'What the marks mean',
    cells:
      'A cell shows the state of a task, the number of tries, and when the student last worked on it. Work after the due date is marked as late.',
    help: 'The lamp counts the hints and editorials that the student opened before solving the task.',
    devices:
      'The line below a name says whether the server has all work of the student’s devices. A device reports about once a minute while the app is open.',
  },

  csvColumns: ['Name', 'Username', 'Group'],
  csvTask: (title: string) => [
    `${title}: state`,
    `${title}: tries`,
    `${title}: last work`,
    `${title}: late`,
    `${title}: solved`,
    `${title}: hints`,
    `${title}: editorials`,
  ],
  csvYes: 'yes',
  csvNo: 'no',
});
