/** Raw JSON bodies that match no schema. */
export const hostileBodies: readonly (readonly [what: string, json: string])[] = [
  ['nothing', ''],
  ['half an object', '{"uid":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"uid"'],
  ['a number', '1e999'],
  ['a __proto__ member', '{"__proto__":{"uid":"x","isAdmin":true}}'],
  ['a constructor with a prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['ten thousand nested lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['fifty thousand nested objects', `{"uid":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
  ['a duplicate name', '{"uid":"a","uid":{"$ne":null}}'],
  ['an unpaired surrogate', '{"uid":"\\ud800","email":"\\udfff@example.org"}'],
  ['bytes that are not UTF-8', '{"uid":"\xff\xfe"}'],
];

/** Replaces each string of a body or address in turn. */
export const hostileTexts: readonly string[] = [
  '\0',
  "' or 1=1 --",
  '\ud800\u202e',
  '../%00%2e%2e%2f',
  '<script>alert(1)</script>\r\nBcc: everybody@example.org',
  'x'.repeat(20_000),
];

/** Replaces each number, date or flag in turn. */
export const hostileOthers: readonly unknown[] = [null, [], {}, -1, 1.5, 1e300, '0000-01-01T00:00:00Z'];

/** Yields `body` with one leaf replaced by one of the values, for all of both. */
export function* withEachLeaf(body: unknown, values: readonly unknown[]): Generator<unknown> {
  if (typeof body !== 'object' || body === null) {
    yield* values;
    return;
  }
  for (const [name, inner] of Object.entries(body)) {
    for (const changed of withEachLeaf(inner, values)) {
      yield Array.isArray(body) ? body.with(Number(name), changed) : { ...body, [name]: changed };
    }
  }
}
