type Fits<Form> = { [F in keyof Form]?: (kept: unknown) => boolean };

const isAlike = (kept: unknown, begun: unknown) =>
  kept !== null && typeof kept === typeof begun && Array.isArray(kept) === Array.isArray(begun);

/**
 * The fields of a kept draft that still fit the form; the others stay as the new form has them. Pure.
 * @param fits for fields where the same type is not enough, or not needed
 */
export function readFields<Form extends object>(form: Form, value: unknown, fits: Fits<Form>): Form {
  const kept = new Map(Object.entries(value ?? {}));
  const read = Object.entries(form).map(([field, begun]) => {
    const held: unknown = kept.get(field);
    const isFit = fits[field as keyof Form]?.(held) ?? isAlike(held, begun);
    return [field, isFit ? held : begun];
  });
  return Object.fromEntries(read);
}
