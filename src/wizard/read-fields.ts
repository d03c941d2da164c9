type Fits<Form> = { [F in keyof Form]?: (kept: unknown) => boolean };

const isAlike = (kept: unknown, begun: unknown) =>
  kept !== null && typeof kept === typeof begun && Array.isArray(kept) === Array.isArray(begun);

/**
 * Stored fields that still fit the form; others keep the new form's values.
 * @param fits checks for fields where the type alone is not enough or not required
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
