import type { Language } from '../../../../contract/limits';
import { languageDefinitions } from '../../../../server/judge/languages/all';
import type { Answer } from './answer';
import type { ConformanceProgram } from './read-programs';
import { findRecorded, type Recording, readRecording } from './recording';
import { runInJudge } from './run-in-judge';

/** Such as `Python 3.11.7`: the version that the judge of this machine uses. */
export async function toolchainOf(language: Language): Promise<string> {
  const toolchain = await languageDefinitions[language].find();
  if (!toolchain) throw new Error(`${language} is not installed on this machine.`);
  return toolchain.version;
}

/**
 * The judge's answers: recorded ones if this machine's toolchain has a recording, and the live judge's for
 * everything that is not recorded.
 */
export async function judgeAnswers(
  language: Language,
  programs: readonly ConformanceProgram[],
): Promise<Map<string, Answer>> {
  const recording: Recording | undefined = readRecording(await toolchainOf(language));
  const answers = new Map<string, Answer>();
  const open: ConformanceProgram[] = [];
  for (const program of programs) {
    const recorded = recording && findRecorded(recording, program);
    if (recorded) answers.set(program.name, recorded);
    else open.push(program);
  }
  if (open.length === 0) return answers;
  return new Map([...answers, ...(await runInJudge(language, open))]);
}
