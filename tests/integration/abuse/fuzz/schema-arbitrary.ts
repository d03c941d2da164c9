/** Values for a JSON Schema: most match it, some are changed in one place. */
import * as fc from 'fast-check';
import type { JsonSchema } from '../../../../server/platform/http/openapi/make-example';

/** Values of real objects, by the name of a field. They lead behind the first check. */
export type LiveValues = Readonly<Record<string, readonly string[]>>;

const itemsMore = 3;
const textMax = 60;

/** Values that match the schema, as far as the schema says it. */
export function matching(schema: JsonSchema, live: LiveValues, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => matching(choice, live, name)));
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => matching(part, live, name));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...(values as object[])));
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length > 1) return fc.oneof(...types.map((type) => matching({ ...schema, type }, live, name)));
  switch (types[0]) {
    case 'object':
      return objects(schema, live);
    case 'array':
      return lists(schema, live, name);
    case 'string':
      return texts(schema, live, name);
    case 'integer':
      return fc.maxSafeInteger().map((n) => within(n, schema));
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => within(n, schema));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
  }
  return fc.jsonValue();
}

function objects(schema: JsonSchema, live: LiveValues): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, matching(field, live, name)]),
  );
  if (Object.keys(fields).length === 0 && typeof additionalProperties === 'object') {
    const keys = schema.propertyNames ? matching(schema.propertyNames, live) : fc.string({ maxLength: 20 });
    return fc.dictionary(keys as fc.Arbitrary<string>, matching(additionalProperties, live), { maxKeys: 3 });
  }
  return fc.record(fields, {
    requiredKeys: required.filter((name) => name in fields),
    noNullPrototype: true,
  });
}

function lists(schema: JsonSchema, live: LiveValues, name: string): fc.Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const maxLength = Math.min(maxItems, minItems + itemsMore);
  return fc.array(matching(items, live, name), { minLength: Math.min(minItems, maxLength), maxLength });
}

function texts(schema: JsonSchema, live: LiveValues, name: string): fc.Arbitrary<unknown> {
  const known = live[name];
  const any = freeText(schema);
  return known ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, any) : any;
}

function freeText({ format, pattern, minLength = 0, maxLength = textMax }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') })
      .map((date) => date.toISOString());
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return patterned(pattern);
  const longest = Math.max(minLength, Math.min(maxLength, textMax));
  return fc
    .string({ minLength, maxLength: longest, unit: 'grapheme' })
    .map((text) => text.slice(0, maxLength));
}

function patterned(pattern: string): fc.Arbitrary<string> {
  // The generator does not know properties of characters, which only the pattern of emails has.
  if (pattern.includes('\\p{')) return fc.constantFrom('ada@example.org', 'a@b.co', 'x.y+z@sub.example.com');
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: textMax });
  } catch {
    return fc.string({ maxLength: 20 });
  }
}

function within(value: number, { minimum, maximum }: JsonSchema): number {
  const low = minimum ?? Number.MIN_SAFE_INTEGER;
  const high = maximum ?? Number.MAX_SAFE_INTEGER;
  if (value >= low && value <= high) return value;
  const span = high - low;
  if (!Number.isFinite(span) || span <= 0) return low;
  return low + (Math.abs(Math.trunc(value)) % (span + 1));
}

/** In place of any value. `undefined` leaves it out. */
const strange: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '\0',
  '\ud800',
  "' or 1=1 --",
  '../../etc/passwd',
  'x'.repeat(5000),
  -1,
  0,
  1.5,
  1e300,
  2 ** 53,
  true,
  [],
  {},
  [[[[]]]],
  { __proto__: null, constructor: { prototype: 1 } },
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
];

/** Values of which one part is replaced, left out, or joined by an unknown field. */
export function changed(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.nat(), fc.constantFrom(...strange))
    .map(([value, place, instead]) => replaceAt(value, place % countParts(value), instead));
}

function countParts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, part) => sum + countParts(part), 1);
}

/** Part 0 is the value itself. */
function replaceAt(value: unknown, place: number, instead: unknown): unknown {
  if (place === 0 || typeof value !== 'object' || value === null) return instead;
  let left = place - 1;
  const parts = Object.entries(value);
  for (const [index, [name, part]] of parts.entries()) {
    const size = countParts(part);
    if (left >= size) {
      left -= size;
      continue;
    }
    const replaced = replaceAt(part, left, instead);
    return Array.isArray(value) ? value.with(index, replaced) : { ...value, [name]: replaced };
  }
  return value;
}
