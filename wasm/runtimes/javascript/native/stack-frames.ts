interface CallSite {
  getFunctionName(): string | null;
  getTypeName(): string | null;
  getMethodName(): string | null;
  isConstructor(): boolean;
  isToplevel(): boolean;
  isAsync(): boolean;
  getLineNumber(): number | null;
  getColumnNumber(): number | null;
  getScriptNameOrSourceURL(): string | null;
}

interface Place {
  lineOffset: number;
  columnOffset: number;
  isRewritten?: boolean;
}

/** Added by unrolling. */
const stepsSuffix = /\$steps\b/;
const helperName = '$unrolled';

/** Only the program's frames, with the original lines and columns. */
export function showOwnFrames(place: Place): void {
  Object.defineProperty(Error, 'prepareStackTrace', {
    value: (error: unknown, sites: CallSite[]) => stackText(error, sites, place),
    writable: true,
    configurable: true,
    enumerable: false,
  });
  // Firefox has one `stack` property for all errors, in its own format.
  const plain = Object.getOwnPropertyDescriptor(Error.prototype, 'stack');
  if (!plain?.get) return;
  Object.defineProperty(Error.prototype, 'stack', {
    ...plain,
    get(this: Error) {
      return readableStack(String(this), String(plain.get?.call(this) ?? ''), place);
    },
  });
}

/** Converts Firefox's `name@place:line:column` lines to V8's format. */
export function readableStack(head: string, stack: string, place: Place): string {
  const frames: string[] = [];
  for (const [, name = '', lineText, columnText] of stack.matchAll(/^(.*?)@.*?:(\d+):(\d+)$/gm)) {
    const line = Number(lineText) - place.lineOffset;
    if (line < 1 || name === helperName) continue;
    const where = whereText(line, Number(columnText), place);
    const shown = ownName(name, place).replace(/^async\*/, 'async ');
    frames.push(shown === '' ? `    at ${where}` : `    at ${shown} (${where})`);
  }
  return [head, ...frames.slice(0, 10)].join('\n');
}

export function stackText(error: unknown, sites: readonly CallSite[], place: Place): string {
  const frames = sites
    .filter((site) => (site.getLineNumber() ?? 0) > place.lineOffset && site.getFunctionName() !== helperName)
    .slice(0, 10);
  return [String(error), ...frames.map((site) => `    at ${frameText(site, place)}`)].join('\n');
}

function whereText(line: number, column: number, { columnOffset, isRewritten }: Place): string {
  if (isRewritten) return `main.js:${line}`;
  return `main.js:${line}:${Math.max(column - (line === 1 ? columnOffset : 0), 1)}`;
}

function ownName(name: string, { isRewritten }: Place): string {
  return isRewritten ? name.replace(stepsSuffix, '') : name;
}

function frameText(site: CallSite, place: Place): string {
  const where = whereText((site.getLineNumber() ?? 0) - place.lineOffset, site.getColumnNumber() ?? 1, place);
  const name = ownName(site.getFunctionName() ?? '', place);
  if (name === '') return site.isToplevel() ? `<anonymous> (${where})` : where;
  const type = site.isToplevel() || site.isConstructor() ? '' : `${site.getTypeName() ?? 'Object'}.`;
  const prefix = site.isAsync() ? 'async ' : site.isConstructor() ? 'new ' : '';
  return `${prefix}${name.startsWith(type) ? '' : type}${name} (${where})`;
}
