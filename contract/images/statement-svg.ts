/**
 * Accepts SVG files that only draw. Browsers run no script of an image, but somebody may open the file itself, and an
 * image must not load others.
 */
import { parseXml, XmlDocumentType, XmlElement, type XmlNode } from '@rgrove/parse-xml';

const refused = new Set([
  ...['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas', 'a', 'handler'],
]);
const fallback = { width: 300, height: 150 };

/** The size in pixels, or why the file is refused. */
export function readSvg(bytes: Uint8Array): { width: number; height: number } | string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'is not UTF-8 text';
  }
  if (text.includes('<!ENTITY')) return 'declares entities, which are not supported';
  let root: XmlElement | null;
  try {
    const document = parseXml(text.replace(/^\ufeff/, ''));
    if (document.children.some((child) => child instanceof XmlDocumentType && child.internalSubset))
      return 'declares a document type, which is not supported';
    root = document.root;
  } catch {
    return 'is not well-formed XML';
  }
  if (root?.name !== 'svg') return 'is not an SVG image';
  return faultOf(root) ?? sizeOf(root);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

function faultOf(node: XmlNode): string | undefined {
  if (!(node instanceof XmlElement)) return undefined;
  const name = localName(node.name);
  if (refused.has(name)) return `contains <${node.name}>: an image must only draw`;
  for (const [attribute, value] of Object.entries(node.attributes)) {
    const found = attributeFault(attribute, value);
    if (found) return found;
  }
  if (name === 'style' && loadsOthers(node.text)) return 'loads other files with its style';
  for (const child of node.children) {
    const found = faultOf(child);
    if (found) return found;
  }
  return undefined;
}

function attributeFault(attribute: string, value: string): string | undefined {
  const name = localName(attribute);
  if (name.startsWith('on')) return `contains ${attribute}: an image must not run code`;
  const isLink = name === 'href' || name === 'src';
  if (isLink && !/^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);base64,)/i.test(value))
    return `refers to another file: ${value.trim().slice(0, 60)}`;
  return loadsOthers(value) ? 'loads other files' : undefined;
}

/** Backslashes can hide letters in CSS. */
const loadsOthers = (css: string) =>
  /@import|url\(\s*["']?\s*(?!#|data:image\/(?:png|jpeg|webp|gif);)[^\s"')]/i.test(css) ||
  /\\[0-9a-f]/i.test(css);

function sizeOf({ attributes }: XmlElement): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box =
    boxWidth && boxHeight && boxWidth > 0 && boxHeight > 0
      ? { width: boxWidth, height: boxHeight }
      : undefined;
  const width = pixels(attributes.width);
  const height = pixels(attributes.height);
  const { width: wide, height: high } = box ?? fallback;
  const found = {
    width: width ?? (height ? (height * wide) / high : wide),
    height: height ?? (width ? (width * high) / wide : high),
  };
  return { width: Math.max(1, Math.round(found.width)), height: Math.max(1, Math.round(found.height)) };
}

const unitPixels: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** Undefined without an absolute length. */
function pixels(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)(px|pt|pc|in|cm|mm)?\s*$/.exec(length ?? '') ?? [];
  const value = Number(number) * (unitPixels[unit] ?? 1);
  return value > 0 && Number.isFinite(value) ? value : undefined;
}
