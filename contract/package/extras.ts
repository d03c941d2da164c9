/** Our additions to the package format; `debug.json` is for packages with only a program to debug. */
import * as z from 'zod/mini';
import { Difficulty, InitialCode, Language, Summary } from '../entities/problem/problem';
import type { Language as LanguageName } from '../limits';
import { readTemplate } from '../rules/authoring/gap-markers';
import type { Compares } from '../rules/judging/compare-lines';
import type { FileTree } from './file-tree';
import { PackageFault } from './package-fault';
import { readDocument, readYaml } from './read-text';

export const extrasFile = 'codeferry.yaml';
export const debugFile = 'debug.json';

const protocol = z.enum(['exit-code', 'testlib']);

/** What the folders of validators and generators do not show. */
const Tools = z.strictObject({
  /** Validator → protocol. */
  protocols: z.optional(z.record(z.string(), protocol)),
  /** One test case a line. */
  script: z.optional(z.string()),
  /** Case, such as `secret/03` → the line that made its input. */
  generated: z.optional(z.record(z.string(), z.string())),
});
export type ToolExtras = z.output<typeof Tools>;

const comparison = z.enum(['lines', 'exactLines', 'integerSet']);
export const outputCheckerFolder = 'output_checker';
const OutputCheckerYaml = z.object({
  arguments: z.optional(z.array(z.string())),
  comparison: z.optional(comparison),
  protocol: z.optional(protocol),
});
export type OutputCheckerExtras = z.output<typeof OutputCheckerYaml>;

const CodeferryYaml = z.strictObject({
  id: z.optional(z.string()),
  summary: z.optional(Summary),
  /** In other languages, by language. */
  summaries: z.optional(z.record(z.string(), Summary)),
  difficulty: z.optional(Difficulty),
  type: z.optional(z.enum(['code', 'debug'])),
  tags: z.optional(z.array(z.string())),
  public: z.optional(z.boolean()),
  /** Language → file, usually below `attachments/`. */
  starterCode: z.optional(z.partialRecord(Language, z.string())),
  /** The files of `starterCode` are templates: learners write only between `@{` and `}@`. */
  gaps: z.optional(z.literal(true)),
  /** Language → name of the participant's file, where files of `include/` refer to it. */
  programFiles: z.optional(z.partialRecord(Language, z.string())),
  /** Instead of tokens in order, as some Polygon checkers compare. */
  comparison: z.optional(comparison),
  /** Judges what the interactor wrote: a comparison, or the program in `output_checker/` with its protocol. */
  outputChecker: z.optional(OutputCheckerYaml),
  /** For a validator whose files do not show its protocol. */
  checkerProtocol: z.optional(protocol),
  tools: z.optional(Tools),
  /** Case, such as `sample/1` → Markdown. */
  sampleExplanations: z.optional(z.record(z.string(), z.string())),
});

const DebugJson = z.looseObject({
  id: z.optional(z.string()),
  type: z.optional(z.enum(['code', 'debug'])),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  difficulty: z.optional(Difficulty),
  tags: z.optional(z.array(z.string())),
  initialCode: z.optional(z.array(InitialCode)),
});

export interface Extras {
  id?: string | undefined;
  title?: string | undefined;
  summary?: string | undefined;
  summaries?: Readonly<Record<string, string>> | undefined;
  description?: string | undefined;
  difficulty?: z.output<typeof Difficulty> | undefined;
  type?: 'code' | 'debug' | undefined;
  tags?: string[] | undefined;
  public?: boolean | undefined;
  checkerProtocol?: 'exit-code' | 'testlib' | undefined;
  tools?: ToolExtras | undefined;
  sampleExplanations?: Record<string, string> | undefined;
  comparison?: Compares | undefined;
  outputChecker?: OutputCheckerExtras | undefined;
  programFiles?: Partial<Record<LanguageName, string>> | undefined;
  initialCode: InitialCode[];
}

/** Prefers `codeferry.yaml`. */
export async function readExtras(tree: FileTree, paths: ReadonlySet<string>): Promise<Extras> {
  if (paths.has(extrasFile)) {
    const { starterCode, gaps, ...extras } = await readYaml(tree, extrasFile, CodeferryYaml);
    return { ...extras, initialCode: await readStarterCode(tree, paths, starterCode ?? {}, gaps) };
  }
  if (!paths.has(debugFile)) return { initialCode: [] };
  const debug = await readYaml(tree, debugFile, DebugJson);
  return { ...debug, type: debug.type ?? 'debug', initialCode: debug.initialCode ?? [] };
}

async function readStarterCode(
  tree: FileTree,
  paths: ReadonlySet<string>,
  files: Partial<Record<z.output<typeof Language>, string>>,
  gaps: true | undefined,
): Promise<InitialCode[]> {
  const codes: InitialCode[] = [];
  for (const [language, path] of Object.entries(files)) {
    if (!paths.has(path))
      throw new PackageFault(extrasFile, `starterCode.${language}: the file ${path} is missing`);
    const code = await readDocument(tree, path);
    const template = gaps && readTemplate(code);
    if (template && 'fault' in template) throw new PackageFault(path, template.fault);
    codes.push({ language: Language.parse(language), code, ...(gaps && { gaps }) });
  }
  if (gaps && codes.length === 0)
    throw new PackageFault(extrasFile, 'gaps: there is no file in starterCode that has gaps');
  return codes;
}
