/** Programs of a problem's author: validators check test inputs, generators write them (decision 114). */
import * as z from 'zod/mini';
import { checkerArgumentLengthMax, checkerArgumentsMax, toolLimits } from '../../limits';
import { noNul } from '../no-nul';
import { Language, type ProgramFile, ProgramFiles } from './program-files';

const { validatorsMax, generatorsMax, bytesMax, nameLengthMax, scriptLengthMax } = toolLimits;

const toolProgram = {
  /** A file, or the folder of several files. */
  name: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(nameLengthMax),
      z.regex(/^(?!\.{1,2}$)[^/\\\s]+$/, 'A program’s name has no spaces and no slashes.'),
      noNul,
    ),
  /** Absent: the judge cannot run it. It is only kept and exported. */
  language: z.optional(Language),
  files: ProgramFiles.check(z.minLength(1)),
};

const Arguments = z
  .array(z.string().check(z.maxLength(checkerArgumentLengthMax), noNul))
  .check(z.maxLength(checkerArgumentsMax));

/** Of one test case; they replace those of the validator and of its groups. */
export const ValidatorArguments = z
  .array(z.object({ validator: z.string().check(z.maxLength(nameLengthMax), noNul), arguments: Arguments }))
  .check(z.maxLength(validatorsMax));
export type ValidatorArguments = z.infer<typeof ValidatorArguments>;

/** Reads a test input. Writes what is wrong with it to the output or the error output. */
export const InputValidator = z.object({
  ...toolProgram,
  /** exit-code: 42 is valid; testlib: 0 is valid. Every other exit code is not. */
  protocol: z.enum(['exit-code', 'testlib']),
  arguments: z._default(Arguments, []),
  /** Replace `arguments` in the group and the groups below it. */
  groupArguments: z.optional(
    z.array(z.object({ group: z.string().check(z.maxLength(200), noNul), arguments: Arguments })),
  ),
});
export type InputValidator = z.infer<typeof InputValidator>;

/** Gets its arguments on the command line and writes one test input. */
export const Generator = z.object(toolProgram);
export type Generator = z.infer<typeof Generator>;

export type ToolProgram = Generator;

const haveDifferentNames = (programs: readonly { name: string }[]) =>
  new Set(programs.map(({ name }) => name)).size === programs.length;

const sameName = 'Two of the programs have the same name.';

interface AllFiles {
  readonly validators: readonly ToolProgram[];
  readonly generators: readonly ToolProgram[];
  readonly sharedFiles: readonly ProgramFile[];
}

/** In UTF-16 code units, like the limits of texts. */
export function toolBytes({ validators, generators, sharedFiles }: AllFiles): number {
  const files = [...validators, ...generators].flatMap((program) => program.files);
  return [...files, ...sharedFiles].reduce((sum, { content }) => sum + content.length, 0);
}

/** Absent from a problem without any of them. */
export const ProblemTools = z
  .object({
    validators: z._default(
      z.array(InputValidator).check(z.maxLength(validatorsMax), z.refine(haveDifferentNames, sameName)),
      [],
    ),
    generators: z._default(
      z.array(Generator).check(z.maxLength(generatorsMax), z.refine(haveDifferentNames, sameName)),
      [],
    ),
    /** Such as `testlib.h`: beside each program that has no file of this path. */
    sharedFiles: z._default(ProgramFiles, []),
    /** One test case a line: the generator's name and its arguments (`rules/authoring/generator-script`). */
    script: z._default(z.string().check(z.maxLength(scriptLengthMax), noNul), ''),
  })
  .check(
    z.refine((tools) => toolBytes(tools) <= bytesMax, 'Validators and generators are larger than 4 MB.'),
  );
export type ProblemTools = z.infer<typeof ProblemTools>;

/** With the shared files. */
export function filesOf(
  { files }: Pick<ToolProgram, 'files'>,
  sharedFiles: readonly ProgramFile[],
): ProgramFile[] {
  const own = new Set(files.map(({ path }) => path));
  return [...files, ...sharedFiles.filter(({ path }) => !own.has(path))];
}
