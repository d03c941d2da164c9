import { type Language, languageLabels } from '../../../../contract/limits';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

const languageList = (languages: readonly Language[]) =>
  languages.map((language) => languageLabels[language]).join(', ');

/** Texts of assignments. */
export const messages = translated('features/classes/assignments', {
  title: 'Assignments',
  oneTitle: 'Assignment',
  own: 'Your assignments',
  none: 'Your teacher has not published an assignment yet.',
  noneTaught: 'No assignments yet. Create the first one: choose tasks, set a due date, and publish it.',
  what: 'This assignment',
  allClasses: 'All classes',
  backToClass: 'Class',
  create: 'New assignment',
  due: (moment: string) => `Due ${moment}`,
  wasDue: (moment: string) => `Was due ${moment}`,
  noDue: 'No due date',
  opens: (moment: string) => `Opens ${moment}`,
  draft: 'Draft',
  closed: 'Closed',
  overdue: 'Overdue: work now is marked as late',
  solvedOf: (solved: number, total: number) =>
    solved === total ? 'All solved' : `${solved} of ${total} solved`,
  progressOf: (title: string) => `Progress of ${title}`,
  tasks: (count: number) => counted(count, 'task'),
  forGroups: (groups: string) => `Group: ${groups}`,
  onlyLanguages: (languages: readonly Language[]) => `Only in ${languageList(languages)}`,

  facts: {
    class: 'Class',
    opens: 'Opens',
    due: 'Due',
    late: 'Late work',
    lateUntil: (moment: string) => `Until ${moment}, marked as late`,
    lateAlways: 'Accepted, and marked as late',
    languages: 'Languages',
    allLanguages: 'All',
    groups: 'For',
    wholeClass: 'The whole class',
    solutions: 'Solutions',
    solutionsAt: (moment: string) => `From ${moment}`,
    noSolutions: 'Not shown',
    state: 'State',
    published: 'Published',
    draft: 'Draft: students do not see it',
  },

  task: {
    heading: 'Tasks',
    none: 'This assignment has no tasks.',
    notOpen: (moment: string) => `The tasks appear here at ${moment}.`,
    kinds: { problem: 'Problem', quiz: 'Quiz', challenge: 'Challenge', contest: 'Contest' },
    states: {
      notStarted: 'Not started',
      tried: 'Tried',
      waiting: 'Handed in, waiting for the result',
      solved: 'Solved',
    },
    tookPart: 'Done',
    late: 'Late',
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    parts: (solved: number, total: number) => `${solved} of ${total} solved`,
    times: (written: string, received: string) => `Written ${written}, received ${received}`,
    notHere: 'Not on this device yet',
    solution: 'Solution',
    solutionOf: (title: string) => `Solution of ${title}`,
  },

  teacher: {
    progress: 'Progress of the class',
    edit: 'Edit',
    copy: 'Copy',
    copyTo: 'Copy to',
    remove: 'Delete',
    confirmRemove: 'Delete? Submissions stay.',
    removed: (title: string) => `${title} was deleted. The submissions stay.`,
  },
});
