/** Contents of a problem's files, apart from the fields of its draft: `testlib.h` alone has 200 kB. */
import type { ProblemForm } from './problem-form';

const places = ['tools', 'custom', 'run', 'juryFiles'] as const;
type Places = Pick<ProblemForm, (typeof places)[number]>;

interface StoredFile {
  content: string;
}

/** A row of its own costs more than a short text. */
const apartLengthMin = 2000;

const isLargeFile = (value: object): value is StoredFile =>
  'content' in value && typeof value.content === 'string' && value.content.length >= apartLengthMin;

/** Changes every object inside, with its path such as `file/tools.sharedFiles.0`. */
function mapObjects(value: unknown, path: string, change: (one: object, path: string) => object): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one, at) => mapObjects(one, `${path}.${at}`, change));
  const members = Object.entries(value).map(([name, one]) => [
    name,
    mapObjects(one, `${path}.${name}`, change),
  ]);
  return change(Object.fromEntries(members), path);
}

const rootOf = (place: string) => `file/${place}`;

function mapPlaces(form: Partial<Places>, change: (one: object, path: string) => object): Partial<Places> {
  const changed = places.flatMap((place) =>
    place in form ? [[place, mapObjects(form[place], rootOf(place), change)]] : [],
  );
  return Object.fromEntries(changed);
}

/** The content of each large file, by its path. */
export function filesOf(form: Places): [path: string, file: StoredFile][] {
  const files: [string, StoredFile][] = [];
  mapPlaces(form, (one, path) => {
    if (isLargeFile(one)) files.push([path, { content: one.content }]);
    return one;
  });
  return files;
}

/** The fields without these contents. */
export const withoutFiles = (form: Places): Partial<Places> =>
  mapPlaces(form, (one) => {
    if (!isLargeFile(one)) return one;
    const { content: _, ...rest } = one;
    return { ...rest, isApart: true };
  });

/** Drafts of older builds include the contents. */
export function withFiles(value: unknown, contentAt: (path: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const filled = mapPlaces(value, (one, path) => {
    if (!('isApart' in one)) return one;
    const { isApart: _, ...rest } = one;
    return { ...rest, content: '', ...(contentAt(path) as object | undefined) };
  });
  return { ...value, ...filled };
}
