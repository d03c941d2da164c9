/** Building a name takes about a millisecond on a phone. */
const known = new Map<string, string>();

/** In its own words, so that people find theirs; the tag itself if the browser does not know it. */
export function languageName(tag: string): string {
  const name = known.get(tag) ?? readName(tag);
  known.set(tag, name);
  return name;
}

function readName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
    return name ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : tag;
  } catch {
    return tag;
  }
}
