type Validators<Form> = { [F in keyof Form]?: (stored: unknown) => boolean };

const hasSameType = (stored: unknown, initial: unknown) =>
  stored !== null && typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial);

/**
 * The valid stored fields; others keep the values of the new form.
 * @param validators for fields where the type alone is not enough or not required
 */
export function readFields<Form extends object>(
  form: Form,
  value: unknown,
  validators: Validators<Form>,
): Form {
  const fields = new Map(Object.entries(value ?? {}));
  const read = Object.entries(form).map(([field, initial]) => {
    const stored: unknown = fields.get(field);
    const isValid = validators[field as keyof Form]?.(stored) ?? hasSameType(stored, initial);
    return [field, isValid ? stored : initial];
  });
  return Object.fromEntries(read);
}
