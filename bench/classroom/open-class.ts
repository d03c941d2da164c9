import { randomUUID } from 'node:crypto';
import type { ClassDetail } from '../../contract/entities/classes/class';
import {
  createProblem,
  createQuestion,
  type Person,
  request,
  signUpPerson,
} from '../../tests/integration/client';
import { queryDatabase } from '../../tests/support/product/embedded-database';

export interface OpenClass {
  readonly teacher: Person;
  readonly students: readonly Person[];
  readonly classID: string;
  readonly assignmentID: string;
  readonly problems: readonly string[];
  readonly question: string;
}

async function post<T>(url: string, path: string, body: object, person: Person): Promise<T> {
  const answer = await request<T>(`${url}/api/${path}`, body, { ...person, key: randomUUID() });
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A class with an assignment of three problems and a question, which everybody works on. */
export async function openClass(url: string, dataDir: string, size: number): Promise<OpenClass> {
  const teacher = await signUpPerson(url, 'teacher');
  await queryDatabase(dataDir, 'insert into teachers (uid) values ($1)', [teacher.uid]);
  const problems: string[] = [];
  for (const title of ['Sum', 'Sum again', 'Last sum'])
    problems.push(await createProblem(url, teacher, { title }));
  const question = await createQuestion(url, teacher, { id: 'QUIZ' });
  const [classID, assignmentID] = [randomUUID(), randomUUID()];
  const { code } = await post<ClassDetail>(url, 'classes/create', { classID, name: '7b' }, teacher);
  const students: Person[] = [];
  for (let n = 1; n <= size; n += 1) {
    const student = await signUpPerson(url, `student.${n}`);
    await post(url, 'classes/join', { code }, student);
    students.push(student);
  }
  const now = Date.now();
  const assignment = {
    assignmentID,
    classID,
    version: 0,
    title: 'Sums',
    text: '',
    lateUntil: null,
    languages: [],
    opensAt: new Date(now - 60_000).toISOString(),
    dueAt: new Date(now + 86_400_000).toISOString(),
    showSolutions: false,
    groups: [],
    isPublished: true,
    tasks: [
      ...problems.map((name) => ({ kind: 'problem', name, solution: '' })),
      { kind: 'quiz', name: question, solution: '' },
    ],
  };
  await post(url, 'assignments/save', assignment, teacher);
  return { teacher, students, classID, assignmentID, problems, question };
}
