/**
 * `npm run beginners`: prints each wrong program with the advice that a user sees and the words of a teacher.
 * `npm run beginners -- --record`: runs the programs again with the compilers of this machine.
 */
import { languageLabels, languages } from '../../contract/limits';
import { advise } from '../../src/features/solve/advice/advise';
import { causesOf, failedRun, programsOf, readAnswers, sets } from './programs';
import { record } from './record';

if (process.argv.includes('--record')) await record();

for (const language of languages) {
  const programs = programsOf(language);
  const answers = readAnswers(language);
  const named = { first: 0, second: 0 };
  console.log(`\n${languageLabels[language]}`);
  for (const program of programs) {
    const answer = answers[program.name];
    if (!answer) throw new Error(`“${program.name}” is not recorded. Run npm run beginners -- --record.`);
    const found = advise(failedRun(language, program, answer));
    const isNamed = found !== null && causesOf(program).includes(found.id);
    if (isNamed) named[program.set] += 1;
    const line = found?.line ? ` (line ${found.line})` : '';
    console.log(`\n  ${isNamed ? '✓' : '✗'} ${program.name}`);
    console.log(`      user:    ${found ? `${found.text}${line}` : '–'}`);
    console.log(`      teacher: ${program.teacher}`);
    if (process.argv.includes('--ids') && !isNamed)
      console.log(`      ${found?.id} instead of ${program.cause}`, answer);
  }
  for (const set of sets) {
    const { length } = programs.filter((program) => program.set === set);
    console.log(`\n  ${set} set: ${named[set]} of ${length} causes are named.`);
  }
}
