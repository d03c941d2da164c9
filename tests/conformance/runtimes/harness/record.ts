/** `npm run conformance:record`: records the judge's answers for the toolchains of this machine. */
import path from 'node:path';
import { conformanceLanguages, conformancePrograms } from './conformance-programs';
import { toolchainOf } from './judge-answers';
import { makeRecording, writeRecording } from './recording';
import { runInJudge } from './run-in-judge';

for (const language of conformanceLanguages) {
  const programs = conformancePrograms(language);
  const toolchain = await toolchainOf(language);
  const answers = await runInJudge(language, programs);
  const file = writeRecording(makeRecording(toolchain, programs, answers));
  console.log(`${toolchain}: ${programs.length} programs in ${path.relative(process.cwd(), file)}`);
}
