import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Assignment, AssignmentTask } from '../../../../contract/entities/classes/assignment';
import { renderAt } from '../../../../tests/support/components/render-at';
import type { OwnProgress } from '../../../data/assignments/local-progress';
import { AssignmentFacts } from './assignment-facts';
import { AssignmentList } from './assignment-list';
import { phaseOf, sorted } from './describe-assignment';
import { TaskList } from './task-list';

vi.mock('../../../ui/text/use-markdown', () => ({ useMarkdown: () => undefined }));

const now = Date.parse('2030-01-07T12:00:00.000Z');
const hour = 3_600_000;
const iso = (hours: number) => new Date(now + hours * hour).toISOString();
const task = (name: string, more: Partial<AssignmentTask> = {}): AssignmentTask => ({
  kind: 'problem',
  name,
  title: `Task ${name}`,
  type: 'code',
  ...more,
});
const assignment = (assignmentID: string, more: Partial<Assignment> = {}): Assignment => ({
  assignmentID,
  classID: 'c',
  className: 'Year 7',
  role: 'student',
  version: 1,
  title: assignmentID,
  text: '',
  opensAt: iso(-24),
  dueAt: iso(24),
  lateUntil: null,
  languages: [],
  showSolutions: true,
  tasks: [task('A'), task('B')],
  ...more,
});
const own = (state: OwnProgress['state'], isLate = false): OwnProgress => ({ state, isLate, tries: 2 });

test('sorts open assignments by due date, then upcoming ones, then closed ones', () => {
  const list = [
    assignment('closed', { dueAt: iso(-5), lateUntil: iso(-1) }),
    assignment('upcoming', { opensAt: iso(1) }),
    assignment('whenever', { dueAt: null }),
    assignment('tomorrow'),
    assignment('overdue', { dueAt: iso(-5) }),
  ];
  const names = sorted(list, now).map(({ assignmentID }) => assignmentID);
  expect(names).toEqual(['overdue', 'tomorrow', 'whenever', 'upcoming', 'closed']);
  expect(phaseOf(assignment('draft', { isPublished: false }), now)).toBe('draft');
});

test('a row shows progress, and says that an unfinished one is overdue', async () => {
  const list = [assignment('Loops', { dueAt: iso(-5) }), assignment('Lists', { dueAt: iso(-5) })];
  const progress = new Map([
    ['Loops', [own('solved'), own('tried')]],
    ['Lists', [own('solved'), own('solved')]],
  ]);
  await renderAt(<AssignmentList assignments={list} progress={progress} nowMs={now} withClass />);
  const [loops, lists] = screen.getAllByRole('listitem');
  expect(loops?.textContent).toContain('1 of 2 solved');
  expect(loops?.textContent).toContain('Year 7 · Overdue: work now is marked as late');
  expect(lists?.textContent).toContain('All solved');
  expect(lists?.textContent).not.toContain('Overdue');
  const link = screen.getByRole('link', { name: 'Loops' });
  expect(link.getAttribute('href')).toContain('/classes/assignment?id=Loops');
});

test('a task shows its state, that it is late, and both times of work that arrived later', async () => {
  const delivered = {
    state: 'solved' as const,
    tries: 2,
    late: false,
    solvedAt: iso(-6),
    receivedAt: iso(-1),
    lastAt: iso(-6),
  };
  const shown = assignment('Loops', {
    dueAt: iso(-5),
    tasks: [
      task('A', { own: delivered, solution: 'Count down.' }),
      task('B'),
      task('C', { kind: 'challenge', own: { ...delivered, parts: { solved: 3, total: 4 } } }),
      task('D', { kind: 'quiz', type: 'true-false' }),
    ],
  });
  const states = [own('solved'), own('tried', true), own('tried'), own('waiting')];
  await renderAt(<TaskList assignment={shown} progress={states} nowMs={now} offline={false} />);
  const [first, second, third, fourth] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Solved2 tries · Written .*, received /);
  expect(within(first as HTMLElement).getByText('Solution')).toBeTruthy();
  expect(second?.textContent).toContain('TriedLate');
  expect(third?.textContent).toContain('3 of 4 solved');
  expect(fourth?.textContent).toContain('Handed in, waiting for the result');
  const link = screen.getByRole('link', { name: 'Task D' });
  expect(link.getAttribute('href')).toMatch(/^\/quiz\/D\?from=/);
});

test('before the opening, a student sees when the tasks appear', async () => {
  const shown = assignment('Loops', { opensAt: iso(1), tasks: [] });
  await renderAt(<TaskList assignment={shown} progress={[]} nowMs={now} offline={false} />);
  expect(screen.getByText(/^The tasks appear here at/)).toBeTruthy();
});

test('a teacher sees recipients, languages and solutions; a student only what matters', async () => {
  const facts = { lateUntil: iso(48), languages: ['PYTHON3' as const], showSolutions: false };
  const { unmount } = await renderAt(<AssignmentFacts assignment={assignment('Loops', facts)} nowMs={now} />);
  const text = () => document.body.textContent ?? '';
  expect(text()).toContain('Python 3');
  expect(text()).toMatch(/Until .*, marked as late/);
  expect(text()).not.toContain('Solutions');
  unmount();
  const taught = { ...facts, role: 'teacher' as const, groups: ['Reds'], isPublished: false };
  await renderAt(<AssignmentFacts assignment={assignment('Loops', taught)} nowMs={now} />);
  expect(text()).toContain('Reds');
  expect(text()).toContain('Draft: students do not see it');
  expect(text()).toContain('SolutionsNot shown');
});
