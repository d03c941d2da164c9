import type { ManageParticipant } from '../../../../contract/entities/contest/contest-manage';

export type OrganiserAction = ManageParticipant extends infer One
  ? One extends ManageParticipant
    ? Omit<One, 'contestSlug' | 'username'>
    : never
  : never;
