/** What a problem adds to every program, and how it limits programs. Part of the checker's configuration. */
import * as z from 'zod/mini';
import { languages, outputLimitMb, sourceBytesMax } from '../../limits';
import { ProgramFile } from '../problem/program-files';
import { SourceFiles } from './source-files';

export const AddedFiles = z.object({
  language: z.enum(languages),
  files: SourceFiles,
  /** Name of the participant's file where an added file refers to it, as `import queue_tasks`. */
  programFile: z.optional(ProgramFile.shape.path),
});
export type AddedFiles = z.infer<typeof AddedFiles>;

/** Members are absent where the usual rule counts. */
export const RunRules = z.object({
  /** Compiled together with the program; they replace files of the program with the same name. */
  addedFiles: z.optional(
    z.array(AddedFiles).check(
      z.minLength(1),
      z.refine(
        (added) => new Set(added.map(({ language }) => language)).size === added.length,
        'Files are added twice to programs in the same language.',
      ),
    ),
  ),
  /** Programs in other languages do not compile. */
  languages: z.optional(z.array(z.enum(languages)).check(z.minLength(1))),
  outputLimitMb: z.optional(z.number().check(z.gte(outputLimitMb.min), z.lte(outputLimitMb.max))),
  /** Of the source in UTF-8; a longer one does not compile. */
  codeLimitBytes: z.optional(z.int().check(z.gte(1), z.lte(sourceBytesMax))),
});
export type RunRules = z.infer<typeof RunRules>;

/** Limits of a checker's run. */
export const CheckerLimits = z.object({
  cpuSeconds: z.optional(z.number().check(z.gte(1), z.lte(60))),
  memoryMb: z.optional(z.number().check(z.gte(8), z.lte(2048))),
  outputMb: z.optional(z.number().check(z.gte(1), z.lte(64))),
});
export type CheckerLimits = z.infer<typeof CheckerLimits>;
