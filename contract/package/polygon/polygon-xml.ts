import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { PackageFault } from '../package-fault';

export const polygonFile = 'problem.xml';

/** New text, or a file of the Polygon package. */
export type Source = { text: string } | { from: string };

export const fault = (message: string) => new PackageFault(polygonFile, message);

export function parseProblem(text: string): XmlElement {
  try {
    const { root } = parseXml(text.replace(/^\ufeff/, ''));
    if (root?.name === 'problem') return root;
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw fault(`cannot be parsed: ${message}`);
  }
  throw fault('this is not a Polygon package: it has no problem element');
}

const childrenOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement);

export function all(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  const [name, ...rest] = names;
  if (!element || name === undefined) return element ? [element] : [];
  return childrenOf(element)
    .filter((child) => child.name === name)
    .flatMap((child) => all(child, ...rest));
}

export const one = (element: XmlElement | undefined, ...names: string[]) => all(element, ...names)[0];

export function find(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of childrenOf(element)) {
    const found = child.name === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}

/** The name of a file without its folders. */
export const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
