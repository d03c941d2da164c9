import { dayValue, idValue, itemValues, textValues, timeValue } from './example-values';

/** The keywords of JSON Schema that the contract's schemas produce. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/**
 * A value that matches the schema, the same each time. Fields get values that fit their name.
 * @param what `required`: only fields that must be there; `all`: every field, as an answer may have them
 */
export function makeExample(schema: JsonSchema, what: 'required' | 'all', name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = choose(schema.anyOf ?? schema.oneOf);
  if (choice) return makeExample(choice, what, name);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => makeExample(part, what, name) as object));
  }
  switch (mainType(schema)) {
    case 'object':
      return makeObject(schema, what, name);
    case 'array':
      return makeList(schema, what, name);
    case 'string':
      return makeText(schema, name);
    case 'integer':
    case 'number':
      return makeNumber(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
  }
  return what === 'all' ? { id: 'sum' } : {};
}

const isNull = ({ type }: JsonSchema) => type === 'null';

function choose(choices: readonly JsonSchema[] | undefined): JsonSchema | undefined {
  return choices?.find((schema) => !isNull(schema)) ?? choices?.[0];
}

function mainType({ type, properties }: JsonSchema): string | undefined {
  if (type === undefined) return properties && 'object';
  if (typeof type === 'string') return type;
  return type.find((one) => one !== 'null');
}

function makeObject(schema: JsonSchema, what: 'required' | 'all', name: string): object {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const fields = Object.entries(properties).filter(([key]) => what === 'all' || required.includes(key));
  const made = Object.fromEntries(fields.map(([key, field]) => [key, makeExample(field, what, key)]));
  const isRecord = Object.keys(properties).length === 0 && typeof additionalProperties === 'object';
  if (!isRecord) return made;
  const keys = propertyNames?.enum ?? [propertyNames ? makeExample(propertyNames, what) : 'SUM'];
  return Object.fromEntries(keys.map((key) => [key, makeExample(additionalProperties, what, name)]));
}

function makeList({ items, prefixItems, minItems = 1 }: JsonSchema, what: 'required' | 'all', name: string) {
  if (prefixItems) return prefixItems.map((item) => makeExample(item, what));
  if (!items) return [];
  const text = itemValues[name];
  const isText = mainType(items) === 'string' && items.enum === undefined && items.pattern === undefined;
  const item = isText && text !== undefined ? text : makeExample(items, what, singular(name));
  return Array.from({ length: Math.max(1, minItems) }, () => item);
}

const singular = (name: string) => name.replace(/s$/, '');

function makeText(schema: JsonSchema, name: string): string {
  const { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (format === 'date-time') return timeValue;
  if (format === 'uuid') return idValue;
  const known = textValues[name];
  const candidates = [
    known,
    dayValue,
    idValue,
    'SUM',
    'sum',
    '1',
    'option_0',
    '12345',
    'AAAA',
    'data',
    'map.png',
    '',
  ];
  const isId = known === undefined && /(ID|Id|^id|^uid|^key|hash|Hash)$/.test(name);
  if (isId) candidates.unshift(idValue);
  else if (known === undefined) candidates.unshift('Text');
  const fitting = candidates.find(
    (text) =>
      text !== undefined &&
      text.length >= minLength &&
      text.length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(text)),
  );
  return fitting ?? '';
}

function makeNumber({ minimum = 0, exclusiveMinimum, maximum = Number.POSITIVE_INFINITY }: JsonSchema) {
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  return Math.min(Math.max(1, least), maximum);
}
