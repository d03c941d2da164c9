import type * as z from 'zod/mini';

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
}

/** The paths of everything that a schema can have, with 0 for the entries of a list: `testCases.0.input`. */
export function schemaPaths(schema: z.ZodMiniType, path = ''): string[] {
  const { type, shape, element, innerType, in: input, options } = schema._zod.def as unknown as Definition;
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const inside = innerType ?? input;
  if (shape) return Object.entries(shape).flatMap(([name, member]) => schemaPaths(member, below(name)));
  if (element) return [path, ...schemaPaths(element, below('0'))];
  if (type !== 'transform' && inside) return schemaPaths(inside, path);
  if (options) return [...new Set(options.flatMap((option) => schemaPaths(option, path)))];
  return [path];
}
