import { startSite } from '../../support/product/site';
import { createProblem, createQuestion, type Person, signUpPerson } from '../client';

/**
 * Await at the top of a test file: a server with an organiser, two participants, the questions Q1 to Q4, the program
 * SUM, and HIDDEN, a private problem with the title "Treasure".
 */
export async function openContestSite(options: { judge?: boolean } = {}) {
  const { server, databaseUrl } = await startSite(options);
  const [setter, ada, ben] = (await Promise.all(
    ['setter', 'ada.l', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
  const questions = ['Q1', 'Q2', 'Q3', 'Q4'];
  for (const id of questions) await createQuestion(server.url, setter, { id });
  await createProblem(server.url, setter, { id: 'SUM' });
  await createProblem(server.url, setter, { id: 'HIDDEN', public: false, title: 'Treasure' });
  return { server, databaseUrl, setter, ada, ben, questions };
}
