/** A C++ exception. It always ends the program: in the browser nothing can catch it. */
export class Thrown extends Error {
  readonly type: string;
  readonly what: string | null;

  constructor(type: string, what: string | null) {
    super(type);
    this.type = type;
    this.what = what;
  }
}

/** The library's exception, from its exit message. */
export function thrownByLibrary(why: string): Thrown {
  const [, name, message] =
    /^(\w+) was thrown in -fno-exceptions mode(?: with message "([\s\S]*)")?/.exec(why) ?? [];
  if (name === undefined) return new Thrown('', why);
  return new Thrown(`St${name.length}${name}`, message ?? `std::${name}`);
}

const builtIn: Record<string, string> = {
  i: 'int',
  j: 'unsigned int',
  l: 'long',
  m: 'unsigned long',
  x: 'long long',
  y: 'unsigned long long',
  c: 'char',
  b: 'bool',
  d: 'double',
  f: 'float',
  PKc: 'char const*',
  NSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE:
    'std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >',
};

/** As in the source; complex names stay mangled. */
export function readableTypeName(mangled: string): string {
  const known = builtIn[mangled];
  if (known !== undefined) return known;
  const isStandard = mangled.startsWith('St');
  const nested = /^N(?:St3__2)?(.*)E$/.exec(mangled);
  const parts = nameParts(nested?.[1] ?? mangled.slice(isStandard ? 2 : 0));
  if (!parts) return mangled;
  const inStandard = isStandard || mangled.startsWith('NSt3__2');
  return [...(inStandard ? ['std'] : []), ...parts].join('::');
}

/** Names with a length prefix, as in `3foo2ba`. */
function nameParts(text: string): string[] | undefined {
  const parts: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const digits = /^\d+/.exec(rest)?.[0];
    if (!digits) return undefined;
    const end = digits.length + Number(digits);
    if (end > rest.length) return undefined;
    parts.push(rest.slice(digits.length, end));
    rest = rest.slice(end);
  }
  return parts;
}

/** As g++'s runtime prints it. */
export function terminateText({ type, what }: Thrown): string {
  if (type === '') return `terminate called${what === null ? '' : `: ${what}`}\n`;
  const first = `terminate called after throwing an instance of '${readableTypeName(type)}'\n`;
  return what === null ? first : `${first}  what():  ${what}\n`;
}
