import type { ManageParticipant } from '../../../../contract/entities/contest/contest-manage';

/** What the server can be told about one person. */
export type OrganiserAction = ManageParticipant extends infer One
  ? One extends ManageParticipant
    ? Omit<One, 'contestSlug' | 'username'>
    : never
  : never;
