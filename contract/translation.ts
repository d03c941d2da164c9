/**
 * The language of the app's texts (decision 109). The page loads a translation before any module with texts, so
 * modules can read their texts once. Workers, the server and tests have no translation and use English.
 */

export interface Translation {
  readonly language: string;
  /** For dates and numbers, for example `es-MX`. */
  readonly locale: string;
  /** By place (see `translated`). */
  readonly messages: Readonly<Record<string, object>>;
  /** By English text, with `{0}`, `{1}` … for values and `{#0}` … for numbers. */
  readonly sentences: Sentences;
  /** Of contests; apart, because participants and organisers also write texts in these places. */
  readonly notices: Sentences;
}

type Sentences = Readonly<Record<string, string>>;

const translation = (globalThis as { codeferryTranslation?: Translation }).codeferryTranslation;

export const language = translation?.language ?? 'en';
export const locale = translation?.locale ?? 'en';

/**
 * The texts of a folder in the user's language; English for a text without translation.
 * @param place the folder below `src`, for example `features/solve`
 */
export function translated<M extends object>(place: string, english: M): M {
  const texts = translation?.messages[place];
  return texts === undefined ? english : (withDefaults(texts, english) as M);
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$$typeof' in value);

function withDefaults(texts: unknown, english: unknown): unknown {
  if (texts === undefined) return english;
  if (!isGroup(texts) || !isGroup(english)) return texts;
  const keys = Object.keys(english);
  return Object.fromEntries(keys.map((key) => [key, withDefaults(texts[key], english[key])]));
}

/** A text of `contract`, or of an answer of the server, in the user's language; English without translation. */
export function sentence(english: string): string {
  return translation ? textIn(translation.sentences, english) : english;
}

/**
 * A text about a contest that the server or a device stored, in the user's language. A text that an organiser wrote
 * stays as it is.
 */
export function notice(stored: string): string {
  return translation ? textIn(translation.notices, stored) : stored;
}

const textIn = (sentences: Sentences, english: string): string =>
  sentences[english] ?? withValues(sentences, english) ?? english;

/** For a text that contains values, such as a count. */
function withValues(sentences: Sentences, english: string): string | undefined {
  for (const [pattern, text] of Object.entries(sentences)) {
    if (!/\{#?0\}/.test(pattern)) continue;
    const values = patternOf(pattern).exec(english)?.groups;
    if (values)
      return text.replace(/\{#?(\d+)\}/g, (_, at: string) => valueText(sentences, values[`v${at}`] ?? ''));
  }
  return undefined;
}

/** `At most {0} rows` → `^At most (?<v0>.+) rows$`. A value can have several lines. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const values = escaped.replace(
    /\{(#?)(\d+)\}/g,
    (_, isNumber, at) => `(?<v${at}>${isNumber ? '\\d' : '.'}+)`,
  );
  return new RegExp(`^${values}$`, 's');
}

/** Values can be words, or lists of words. */
const valueText = (sentences: Sentences, value: string): string =>
  value
    .split(', ')
    .map((word) => textIn(sentences, word))
    .join(', ');
