/** `readTexts` returns the same texts and images. */
import type { CreateProblem } from '../../entities/problem/problem';
import type { NewImage } from '../../entities/problem/statement-texts';
import { bytesOfBase64 } from '../../images/base64';
import { expandFormatText } from '../../rules/statement/legacy-text';
import { defaultStatementLanguage } from '../../rules/statement/statement-names';
import { namesInText } from './package-images';

interface Texts {
  description: string;
  inputFormat?: string | undefined;
  outputFormat?: string | undefined;
  constraints?: string | undefined;
  explanation?: string | undefined;
}

type Headings = readonly [input: string, output: string, constraints: string, explanation: string];

const english: Headings = ['Input', 'Output', 'Constraints', 'Explanation'];
/** Languages whose headings we read; the others get English ones. */
const headings: Record<string, Headings> = {
  es: ['Entrada', 'Salida', 'Restricciones', 'Explicación'],
  pt: ['Entrada', 'Saída', 'Restrições', 'Explicação'],
};

/** One file for each language, by path. */
export function statementFiles(problem: CreateProblem): Record<string, string> {
  const { language = defaultStatementLanguage, translations = [] } = problem;
  const all: [string, Texts][] = [
    [language, problem],
    ...translations.map((one): [string, Texts] => [one.language, one]),
  ];
  return Object.fromEntries(
    all.map(([tag, texts]) => [
      `statement/problem.${tag}.md`,
      statementOf(texts, headings[tag.split('-')[0] ?? ''] ?? english),
    ]),
  );
}

function statementOf(texts: Texts, [input, output, constraints, explanation]: Headings): string {
  const sections = {
    [input]: expandFormatText(texts.inputFormat ?? ''),
    [output]: expandFormatText(texts.outputFormat ?? ''),
    [constraints]: texts.constraints ?? '',
    [explanation]: texts.explanation ?? '',
  };
  const written = Object.entries(sections).flatMap(([name, text]) =>
    text === '' ? [] : [`## ${name}\n\n${text}\n`],
  );
  return [`${texts.description}\n`, ...written].join('\n');
}

interface WithImages {
  images?: readonly NewImage[] | undefined;
  hints?: readonly string[] | undefined;
  editorial?: string | undefined;
}

/** By path. Hints and the editorial are in another folder, which gets its own copies. */
export function imageFiles({
  images = [],
  hints = [],
  editorial = '',
}: WithImages): Record<string, Uint8Array> {
  const inHelp = new Set([...hints, editorial].flatMap(namesInText));
  return Object.fromEntries(
    images.flatMap(({ name, data }) => {
      const file = bytesOfBase64(data);
      const places = inHelp.has(name) ? ['statement', 'solution'] : ['statement'];
      return places.map((folder) => [`${folder}/${name}`, file] as const);
    }),
  );
}
