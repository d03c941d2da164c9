/** Bodies that no schema has in mind, as they go over the line. */
export const hostileBodies: readonly (readonly [what: string, json: string])[] = [
  ['nothing', ''],
  ['half an object', '{"uid":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"uid"'],
  ['a number', '1e999'],
  ['the prototype', '{"__proto__":{"uid":"x","isAdmin":true}}'],
  ['a constructor with a prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['ten thousand lists in each other', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['fifty thousand objects in each other', `{"uid":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
  ['a name twice', '{"uid":"a","uid":{"$ne":null}}'],
  ['half a character', '{"uid":"\\ud800","email":"\\udfff@example.org"}'],
  ['bytes that are no UTF-8', '{"uid":"\xff\xfe"}'],
];

/** What stands in each text of a body or address in turn. */
export const hostileTexts: readonly string[] = [
  '\0',
  "' or 1=1 --",
  '\ud800\u202e',
  '../%00%2e%2e%2f',
  '<script>alert(1)</script>\r\nBcc: everybody@example.org',
  'x'.repeat(20_000),
];

/** And in each number, day or flag. */
export const hostileOthers: readonly unknown[] = [null, [], {}, -1, 1.5, 1e300, '0000-01-01T00:00:00Z'];

/** Every body that has one of the values in the place of one of the leaves of `body`. */
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
