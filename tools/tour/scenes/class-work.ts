import { randomUUID } from 'node:crypto';
import { request, submitCode } from '../../../tests/integration/client';
import { solutionOf } from '../../../tests/support/solutions';
import { longestName, type Scene } from '../stage';

const problems = ['SAMPLPRBLM', 'CRATE-ORDER', 'HIGH-TIDE', 'NIGHT-FERRY'];
const names = ['Ada Lovelace', longestName, 'Alan Turing', 'Grace Hopper'];

/** The teacher's grid, a student's programs with comments, and the same for the student. */
export const classWork: Scene = {
  name: 'class-work',
  async play({ url, enter, look, query }) {
    const teacher = await enter('Ms Byron');
    const { page: desk } = teacher;
    await query('insert into teachers (uid) values ($1)', [teacher.person.uid]);
    const classID = randomUUID();
    const post = <T>(path: string, body: object, person = teacher.person) =>
      request<T>(`${url}/api/${path}`, body, person);
    const { body: made } = await post<{ code: string }>('classes/create', {
      classID,
      name: 'Informatics and computational thinking, group 7b',
    });
    await teacher.open(`/classes/${classID}/work`);
    await desk.getByText('No students yet').waitFor();
    await look(desk, 'empty');
    const students = [await enter(names[0])];
    for (const name of names.slice(1)) students.push(await enter(name));
    for (const [at, { person }] of students.entries()) {
      await post('classes/join', { code: made.code }, person);
      const group = at % 2 === 0 ? 'Reds' : 'Blues';
      await post('classes/manage', { classID, action: 'group', usernames: [person.username], group });
    }
    for (const [title, dueAt] of [
      ['Loops and conditions, before the holidays', new Date(Date.now() - 60_000).toISOString()],
      ['Sorting', null],
    ] as const) {
      await post('assignments/save', {
        assignmentID: randomUUID(),
        classID,
        version: 0,
        title,
        text: '',
        dueAt,
        lateUntil: null,
        opensAt: new Date(Date.now() - 3_600_000).toISOString(),
        languages: [],
        showSolutions: false,
        groups: dueAt ? [] : ['Reds'],
        isPublished: true,
        tasks: problems.map((name) => ({ kind: 'problem', name, solution: '' })),
      });
    }
    const [ada, second] = students;
    if (!ada || !second) return;
    const handIn = (person: typeof ada.person, problemID: string, verdict: 'accepted' | 'wrong_answer') =>
      submitCode(
        url,
        problemID,
        { code: solutionOf(problemID, 'PYTHON3', verdict) },
        { ...person, key: randomUUID() },
      );
    await handIn(ada.person, 'SAMPLPRBLM', 'accepted');
    await handIn(ada.person, 'NIGHT-FERRY', 'wrong_answer');
    await handIn(ada.person, 'NIGHT-FERRY', 'accepted');
    await handIn(second.person, 'NIGHT-FERRY', 'wrong_answer');
    const report = { refused: 0, oldestWaitingAt: new Date(Date.now() - 600_000).toISOString() };
    await post(
      'classes/sync',
      {
        device: { ...report, deviceID: 'b', name: 'Chrome on Android', waiting: 3, isStorageLow: true },
      },
      second.person,
    );
    await teacher.open(`/classes/${classID}/work`);
    await desk.getByText('3 waiting', { exact: false }).first().waitFor();
    await look(desk, 'overview');
    await desk.getByRole('link', { name: /^Show the tasks of Loops/ }).click();
    await desk.getByRole('link', { name: /^Ada Lovelace, .*Solved, 2 tries/ }).waitFor({ timeout: 90_000 });
    await look(desk, 'grid');
    await desk.getByRole('link', { name: /^Ada Lovelace, .*Solved, 2 tries/ }).click();
    await desk.getByRole('button', { name: 'Comment on line 2', exact: true }).click();
    await desk
      .getByRole('textbox', { name: 'Comment on line 2' })
      .fill('What happens when the list is empty?');
    await look(desk, 'writing');
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByRole('list', { name: 'Line 2' }).waitFor();
    await look(desk, 'work');
    await desk.getByRole('button', { name: 'Show changes' }).click();
    await look(desk, 'changes');
    await ada.open('/classes');
    const link = ada.page.getByRole('link', { name: /1 new comment/ });
    await link.waitFor({ timeout: 90_000 });
    await look(ada.page, 'new-comment');
    await link.click();
    await ada.page.getByRole('button', { name: 'Answer', exact: true }).click();
    await look(ada.page, 'own-work');
    await ada.page
      .getByRole('textbox', { name: 'Comment on line 2' })
      .fill('It prints 0. I will change that.');
    await ada.page.context().setOffline(true);
    await ada.page.getByRole('button', { name: 'Save' }).click();
    await ada.page.getByText('It is sent when there is a network', { exact: false }).waitFor();
    await look(ada.page, 'own-work-offline');
    await ada.page.context().setOffline(false);
  },
};
