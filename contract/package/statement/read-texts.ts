/** The texts of a package in all of its languages. */
import type { NewImage, Translation } from '../../entities/problem/statement-texts';
import { statementLengthMax, translationsMax } from '../../limits';
import { defaultStatementLanguage } from '../../rules/statement/statement-names';
import type { Extras } from '../extras';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { type Help, readHelp } from '../judging/solution-files';
import { PackageFault } from '../package-fault';
import type { PackageSettings } from '../problem-yaml';
import { openImages } from './package-images';
import { sampleDialogues } from './sample-dialogues';
import { readStatements, type Statement } from './statement-file';
import { type StatementSections, splitStatement } from './statement-sections';

export interface PackageTexts {
  title: string;
  sections: StatementSections;
  help: Help;
  /** As in the problem; absent members as there. */
  more: { language?: string; translations?: Translation[]; images?: NewImage[] };
  /** The text of the first statement, for limits in words. */
  whole: string;
}

interface Input {
  tree: FileTree;
  paths: readonly string[];
  settings: PackageSettings;
  extras: Extras;
  /** If there is no other title. */
  folderName: string;
  report: ImportReport;
}

export async function readTexts(input: Input): Promise<PackageTexts> {
  const { tree, paths, settings, extras, folderName, report } = input;
  const images = openImages(tree, paths, report);
  const found = extras.description === undefined ? await readStatements(tree, paths, report) : [];
  const dialogues = await sampleDialogues(tree, paths);
  const placed: Statement[] = [];
  for (const one of found)
    placed.push({ ...one, markdown: await images.place(one.markdown, one.path, one.language) });
  const [first, ...others] = placed;
  const title = titleOf(settings, first, extras) ?? folderName;
  const sections = splitStatement(first?.markdown ?? extras.description ?? '', title);
  if (sections.description === '') {
    report.assume('the statement has no description: the title is used');
    sections.description = title;
  }
  sections.explanation = (sections.explanation + dialogues).trim();
  const translations = others
    .slice(0, translationsMax)
    .map((one) => translationOf(one, input, title, dialogues));
  for (const { language } of others.slice(translationsMax))
    report(
      `the statement in ${language} is not imported: a problem has at most ${translationsMax} more languages`,
    );
  reportNames(settings, placed, report);
  const help = await readHelp(tree, paths, report, images);
  const all = images.all();
  const language = first?.language ?? defaultStatementLanguage;
  return {
    title,
    sections,
    help,
    whole: first?.markdown ?? '',
    more: {
      ...(language !== defaultStatementLanguage && { language }),
      ...(translations.length > 0 && { translations }),
      ...(all.length > 0 && { images: all }),
    },
  };
}

function translationOf(
  { language, markdown, title: written, path }: Statement,
  { settings: { names }, extras }: Input,
  ownTitle: string,
  dialogues: string,
): Translation {
  const title = names.get(language) ?? written ?? ownTitle;
  const { description, explanation, ...sections } = splitStatement(markdown, title);
  const texts = { ...sections, explanation: (explanation + dialogues).trim() };
  for (const text of [description, ...Object.values(texts)])
    if (text.length > statementLengthMax)
      throw new PackageFault(path, `a section is longer than ${statementLengthMax} characters`);
  const summary = extras.summaries?.[language];
  return {
    language,
    title,
    ...(summary && { summary }),
    description: description || title,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  };
}

function titleOf(
  { names }: PackageSettings,
  statement: Statement | undefined,
  extras: Extras,
): string | undefined {
  return (
    names.get(statement?.language ?? defaultStatementLanguage) ??
    names.get(defaultStatementLanguage) ??
    names.get('') ??
    extras.title ??
    [...names.values()][0] ??
    statement?.title
  );
}

function reportNames(
  { names }: PackageSettings,
  statements: readonly Statement[],
  report: ImportReport,
): void {
  const known = new Set([defaultStatementLanguage, '', ...statements.map(({ language }) => language)]);
  const lost = [...names.keys()].filter((language) => !known.has(language));
  if (statements.length > 0 && lost.length > 0)
    report(`problem.yaml: the name in ${lost.join(', ')} is not imported: there is no statement in it`);
}
