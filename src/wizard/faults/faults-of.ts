import type { Fault } from '../wizard-machine';

/** The server's fields of a creation or a change. A change has the item as a member (`problem`). */
export const faultsOf = (fields: readonly { path: string; message: string }[] = []): Fault[] =>
  fields.map(({ path, message }) => ({ field: path.replace(/^problem\./, ''), message }));
