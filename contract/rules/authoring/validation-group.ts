/** The group for a validator's arguments; problems without groups distinguish samples. */
export function validationGroup({
  group,
  sample,
}: {
  readonly group?: string | undefined;
  readonly sample: boolean;
}): string {
  return group ?? (sample ? 'sample' : 'secret');
}
