/** Recorded answers of the judge: one JSON file for each toolchain version. `npm run conformance:record` writes them. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Answer } from './answer';
import { comparableOutput } from './answer';
import type { ConformanceProgram } from './read-programs';

const folder = path.resolve(import.meta.dirname, '../recorded');

/** `[program's hash, ending, exit code, output]`. A changed program has another hash, so its answer is old. */
type RecordedAnswer = [hash: string, ending: Answer['ending'], exitCode: number | null, stdout: string];

export interface Recording {
  toolchain: string;
  answers: Record<string, RecordedAnswer>;
}

/** `Python 3.11.7` is in `python-3.11.7.json`. */
const fileOf = (toolchain: string) =>
  path.join(folder, `${toolchain.toLowerCase().replaceAll(/[^a-z0-9+.]+/g, '-')}.json`);

export function readRecording(toolchain: string): Recording | undefined {
  const file = fileOf(toolchain);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Recording) : undefined;
}

/** @returns the file's path */
export function writeRecording(recording: Recording): string {
  const file = fileOf(recording.toolchain);
  const lines = Object.entries(recording.answers).map(
    ([name, answer]) => `    ${JSON.stringify(name)}: ${JSON.stringify(answer)}`,
  );
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    file,
    `{\n  "toolchain": ${JSON.stringify(recording.toolchain)},\n  "answers": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
  return file;
}

export function makeRecording(
  toolchain: string,
  programs: readonly ConformanceProgram[],
  answers: ReadonlyMap<string, Answer>,
): Recording {
  const recording: Recording = { toolchain, answers: {} };
  for (const program of programs) {
    const answer = answers.get(program.name);
    if (!answer) throw new Error(`"${program.name}" has no answer.`);
    const { ending, exitCode, stdout } = answer;
    recording.answers[program.name] = [hashOf(program), ending, exitCode, comparableOutput(stdout)];
  }
  return recording;
}

/** The recorded answer of this program, if the program has not changed since. */
export function findRecorded(recording: Recording, program: ConformanceProgram): Answer | undefined {
  const [hash, ending, exitCode = null, stdout = ''] = recording.answers[program.name] ?? [];
  if (hash !== hashOf(program) || !ending) return undefined;
  return { stdout, ending, exitCode, stderr: '' };
}

const hashOf = ({ code, stdin }: ConformanceProgram) =>
  createHash('sha256').update(`${code}\0${stdin}`).digest('hex').slice(0, 12);
