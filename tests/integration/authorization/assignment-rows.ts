import { members, type Row, type Statuses } from './row';

export interface AssignmentObjects {
  readonly classID: string;
  readonly assignmentID: string;
}

const teacher = (status: number): Statuses => ({ ...members(404, 404), creator: status });

/** The creator is the only teacher of the class. */
export function assignmentRows(objects: () => AssignmentObjects): Row[] {
  return [
    { call: 'assignmentsAll', about: 'own assignments', body: () => ({}), ...members(200, 200) },
    {
      call: 'assignmentSave',
      about: 'an assignment that exists',
      body: () => ({ ...newAssignment(objects()), version: 1 }),
      ...teacher(200),
    },
    {
      call: 'assignmentDelete',
      about: 'the assignment',
      body: () => ({ assignmentID: objects().assignmentID }),
      ...teacher(200),
    },
  ];
}

export const newAssignment = ({ classID, assignmentID }: AssignmentObjects, title = 'Loops') => ({
  assignmentID,
  classID,
  version: 0,
  title,
  text: title,
  opensAt: '2030-01-01T10:00:00.000Z',
  dueAt: null,
  lateUntil: null,
  languages: [],
  showSolutions: false,
  groups: [],
  isPublished: true,
  tasks: [{ kind: 'problem', name: 'PRIVATE', solution: title }],
});
