import { useSnapshot } from 'valtio';
import { session } from '../../auth/session';
import { useScreenChange } from '../../ui/screens/use-screen-change';
import { ClassesPage } from './classes-page';
import { ProgressPage } from './progress/progress-page';
import { StudentWorkPage } from './student-work/student-work-page';
import type { DifferenceView } from './student-work/submission-view';

export interface WorkSearch {
  assignment?: string | undefined;
  student?: string | undefined;
  problem?: string | undefined;
  submission?: string | undefined;
}

interface WorkPageProps {
  classID: string;
  /** From the address, which may hold anything. */
  search: Readonly<Record<keyof WorkSearch, unknown>>;
  onSearch(search: WorkSearch): void;
  Difference: DifferenceView;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The grid of a class, or a student's work for one problem. One route for both: every page loads the routes. */
export function WorkPage(props: WorkPageProps) {
  const { current } = useSnapshot(session);
  const [student, problem] = [props.search.student, props.search.problem].map(textOf);
  useScreenChange(student && problem ? `${student}/${problem}` : 'grid');
  // It asks to sign in.
  return current.state === 'signedOut' ? <ClassesPage /> : <GridOrWork {...props} />;
}

function GridOrWork({ classID, search, onSearch, Difference }: WorkPageProps) {
  const [assignment, student, problem, submission] = [
    ...[search.assignment, search.student, search.problem, search.submission].map(textOf),
  ];
  if (student === undefined || problem === undefined) {
    return (
      <ProgressPage
        key={classID}
        classID={classID}
        assignmentID={assignment}
        onAssignment={(next) => onSearch({ assignment: next })}
      />
    );
  }
  return (
    <StudentWorkPage
      key={`${classID}/${student}/${problem}`}
      classID={classID}
      username={student}
      problemID={problem}
      submissionID={submission}
      assignmentID={assignment}
      Difference={Difference}
      onProblem={(next) => onSearch({ assignment, student, problem: next })}
      onSubmission={(next) => onSearch({ assignment, student, problem, submission: next })}
    />
  );
}
