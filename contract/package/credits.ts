/** Author, source and licence in `problem.yaml`, in all versions of the format. */
import { Credits } from '../entities/problem/statement-texts';
import { creditLengthMax, type Licence, licences } from '../limits';

type Raw = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const inWords = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
const isKnown = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && value !== 'unknown';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : isKnown(value) ? [value] : []);

/** Roles besides the author have no place in a problem. */
const otherRoles = ['contributors', 'testers', 'translators', 'packagers', 'acknowledgements'];

/** `uncarried`: what is not imported. */
export function readCredits(raw: Raw): { credits: Credits | undefined; uncarried: string[] } {
  const uncarried: string[] = [];
  const people = isMap(raw.credits) ? raw.credits.authors : raw.credits;
  const sources = listOf(raw.source);
  const found = {
    author: namesOf([...listOf(people), ...listOf(raw.author)]),
    source: namesOf(sources),
    sourceUrl: String(
      raw.source_url ?? sources.flatMap((one) => (isMap(one) ? (one.url ?? []) : []))[0] ?? '',
    ),
    license: licenceOf(raw.license, uncarried),
    rightsOwner: isKnown(raw.rights_owner) ? namesOf(listOf(raw.rights_owner)) : '',
  };
  if (isMap(raw.credits))
    for (const role of otherRoles)
      if (isKnown(raw.credits[role])) uncarried.push(`credits.${role} (${inWords(raw.credits[role])})`);
  const kept = Object.entries(found).filter(([field, value]) => {
    if (value === undefined || value === '') return false;
    if (Credits.safeParse({ [field]: value }).success) return true;
    uncarried.push(`${yamlNames[field]} (${inWords(value).slice(0, creditLengthMax)})`);
    return false;
  });
  return { credits: kept.length > 0 ? Credits.parse(Object.fromEntries(kept)) : undefined, uncarried };
}

const yamlNames: Record<string, string> = {
  author: 'author',
  source: 'source',
  sourceUrl: 'source_url',
  license: 'license',
  rightsOwner: 'rights_owner',
};

/** A person or source is a text, or a map with a name. */
function namesOf(values: readonly unknown[]): string {
  const names = values.map((one) => String((isMap(one) ? (one.name ?? one.url) : one) ?? '').trim());
  return [...new Set(names)].filter(Boolean).join(', ');
}

function licenceOf(value: unknown, uncarried: string[]): Licence | undefined {
  if (!isKnown(value)) return undefined;
  const known = licences.find((one) => one === String(value).trim().toLowerCase());
  if (known === undefined) uncarried.push(`license (${inWords(value)})`);
  return known;
}

/** For draft 2023-07; `readCredits` returns the same. */
export function creditsYaml({ author, source, sourceUrl, license, rightsOwner }: Credits = {}): object {
  const origin = sourceUrl ? { name: source ?? sourceUrl, url: sourceUrl } : source;
  return {
    ...(author && { credits: { authors: author.split(', ') } }),
    ...(origin && { source: origin }),
    ...(license && { license }),
    ...(rightsOwner && { rights_owner: rightsOwner }),
  };
}
