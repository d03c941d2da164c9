export const path = {
  sep: '/',
  delimiter: ':',
  join,
  resolve,
  normalize,
  basename,
  dirname,
  extname,
  isAbsolute,
  relative,
  parse,
  format,
};

function normalize(text: string): string {
  const rooted = text.startsWith('/');
  const parts: string[] = [];
  for (const part of text.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (!rooted) parts.push('..');
  }
  if (parts.length === 0 && !rooted) parts.push('.');
  const tail = text.endsWith('/') && parts.length > 0 ? '/' : '';
  return `${rooted ? '/' : ''}${parts.join('/')}${tail}`;
}

function join(...parts: string[]): string {
  return normalize(parts.filter((part) => part !== '').join('/'));
}

function resolve(...parts: string[]): string {
  let whole = '';
  for (const part of parts) whole = part.startsWith('/') ? part : `${whole}/${part}`;
  const normal = normalize(whole.startsWith('/') ? whole : `/${whole}`);
  return normal.length > 1 && normal.endsWith('/') ? normal.slice(0, -1) : normal;
}

function basename(text: string, suffix = ''): string {
  const name = text.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return suffix !== '' && name !== suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

function dirname(text: string): string {
  const trimmed = text.replace(/\/+$/, '');
  const slash = trimmed.lastIndexOf('/');
  if (slash < 0) return trimmed === '' && text !== '' ? '/' : '.';
  if (slash === 1 && text.startsWith('/')) return '//';
  return slash === 0 ? '/' : trimmed.slice(0, slash);
}

function extname(text: string): string {
  const name = basename(text);
  const dot = name.lastIndexOf('.');
  return dot > 0 && name !== '..' ? name.slice(dot) : '';
}

function isAbsolute(text: string): boolean {
  return text.startsWith('/');
}

function relative(from: string, to: string): string {
  const start = resolve(from).split('/').filter(Boolean);
  const end = resolve(to).split('/').filter(Boolean);
  let common = 0;
  while (common < start.length && start[common] === end[common]) common += 1;
  return [...start.slice(common).map(() => '..'), ...end.slice(common)].join('/');
}

interface PathParts {
  root: string;
  dir: string;
  base: string;
  ext: string;
  name: string;
}

function parse(text: string): PathParts {
  const base = basename(text);
  const ext = extname(text);
  const dir = text.includes('/') ? dirname(text) : '';
  const name = ext === '' ? base : base.slice(0, -ext.length);
  return { root: isAbsolute(text) ? '/' : '', dir, base, ext, name };
}

function format({ root = '', dir = '', base, name = '', ext = '' }: Partial<PathParts>): string {
  const file = base ?? `${name}${ext && !ext.startsWith('.') ? '.' : ''}${ext}`;
  if (dir === '') return `${root}${file}`;
  return dir === root ? `${dir}${file}` : `${dir}/${file}`;
}
