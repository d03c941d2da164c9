/** Images of a package's texts: finds the files and gives each one name in the problem (decision 112). */
import type { NewImage } from '../../entities/problem/statement-texts';
import { base64 } from '../../images/base64';
import { imageFileName } from '../../images/image-file-name';
import { readStatementImage } from '../../images/statement-image';
import { statementImageLimits } from '../../limits';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';

/** `![text](file "title")`. Brackets in the text are escaped. */
const reference = /!\[((?:\\.|[^\]\\])*)\]\(\s*<?([^)\s>]*)>?[^)]*\)(\{[^}\n]*\})?/g;
/** Ours first: a package often has the same figure as PDF. */
const extensions = ['png', 'svg', 'jpg', 'jpeg', 'webp', 'gif'];

interface Known {
  image: NewImage;
}

export interface PackageImages {
  /** The Markdown with names of the problem's images; an image that is not imported becomes its text. */
  place(markdown: string, path: string, language?: string): Promise<string>;
  /** All that were placed. */
  all(): NewImage[];
}

export function openImages(tree: FileTree, paths: readonly string[], report: ImportReport): PackageImages {
  const known = new Set(paths);
  const byPath = new Map<string, Known | null>();
  const taken = new Map<string, string>();
  let total = 0;

  const use = async (path: string, shown: string): Promise<Known | null> => {
    const before = byPath.get(path);
    if (before !== undefined) return before;
    const read = await load(path, shown);
    byPath.set(path, read);
    return read;
  };

  async function load(path: string, shown: string): Promise<Known | null> {
    const bytes = await tree.read(path);
    const file = path.slice(path.lastIndexOf('/') + 1);
    const refuse = (why: string) => {
      report(`the image ${shown} is not imported: it ${why}`);
      return null;
    };
    const result = readStatementImage(file, bytes);
    if (!result.ok) return refuse(result.fault);
    const data = base64(bytes);
    for (const other of byPath.values())
      if (other && other.image.data === data && extensionOf(other.image.name) === extensionOf(file))
        return other;
    const { imagesMax, allBytesMax } = statementImageLimits;
    const count = new Set([...byPath.values()].filter(Boolean)).size;
    if (count >= imagesMax) return refuse(`is one more than ${imagesMax}`);
    if (total + bytes.length > allBytesMax)
      return refuse(`and the others are larger than ${allBytesMax / 1_000_000} MB together`);
    total += bytes.length;
    return { image: { name: freeName(file, taken), data } };
  }

  return {
    async place(markdown, path, language) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      let text = '';
      let from = 0;
      for (const match of outsideCode(markdown)) {
        const [whole, alt = '', file = '', attributes = ''] = match;
        text += markdown.slice(from, match.index);
        from = match.index + whole.length;
        const found = findFile(decode(file), folder, language, known);
        const image = found === undefined ? null : await use(found, file);
        if (found === undefined) report(`${path}: the image ${file} is ${missing(file, folder, known)}`);
        if (image) text += `![${alt}](${image.image.name})${widthOf(attributes)}`;
        else text += alt ? `*${alt}*` : '';
      }
      return text + markdown.slice(from);
    },
    all: () => [...new Set([...byPath.values()].flatMap((one) => (one ? [one.image] : [])))],
  };
}

/** Why there is no file that a browser shows. */
function missing(file: string, folder: string, known: ReadonlySet<string>): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(file)) return 'not imported: it is not in the package';
  const other = [...known].find((path) => path.startsWith(resolve(folder, file)));
  return other === undefined
    ? 'missing in the package'
    : 'not imported: only PNG, JPEG, WebP, GIF and SVG are shown';
}

/** References in code are examples. */
function* outsideCode(markdown: string): Generator<RegExpExecArray> {
  const code = [...markdown.matchAll(/(`{3,}|~{3,})[\s\S]*?\1|(`+)[^`\n]+?\2/g)];
  for (const match of markdown.matchAll(reference)) {
    const isCode = code.some(
      ({ index, 0: { length } }) => index < match.index && match.index < index + length,
    );
    if (!isCode) yield match;
  }
}

function findFile(
  file: string,
  folder: string,
  language: string | undefined,
  known: ReadonlySet<string>,
): string | undefined {
  const folders = [...(language ? [`${folder}${language}/`] : []), folder];
  for (const place of folders) {
    const path = resolve(place, file);
    const bare = path.replace(/\.[^./]+$/, '');
    const candidates = [path, ...[path, bare].flatMap((name) => extensions.map((one) => `${name}.${one}`))];
    const found = candidates.find((one) => known.has(one) && extensions.includes(extensionOf(one)));
    if (found !== undefined) return found;
  }
  return undefined;
}

const extensionOf = (file: string) => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** `statement/` and `../images/a.png` → `images/a.png` */
function resolve(folder: string, file: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${file}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** @param taken name in small letters → path */
function freeName(file: string, taken: Map<string, string>): string {
  const name = imageFileName(file, extensionOf(file), (one) => taken.has(one.toLowerCase()));
  taken.set(name.toLowerCase(), file);
  return name;
}

/** `{width=50%}`; other units depend on a printed page. */
function widthOf(attributes: string): string {
  const [, percent] = /width\s*=\s*"?(\d{1,3})(?:\.\d+)?%/.exec(attributes) ?? [];
  return percent === undefined ? '' : `{width=${percent}%}`;
}

/** Names of the images in a text. */
export function namesInText(markdown: string): string[] {
  return [...outsideCode(markdown)].map(([, , file = '']) => decode(file));
}
