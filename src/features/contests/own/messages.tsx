import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of the actions on the user's own contest. */
export const messages = translated('features/contests/own', {
  heading: (version: number) => `Your contest, version ${version}`,
  edit: 'Edit',
  clone: 'Clone',
  deleteOf: (name: string) => (
    <>
      Delete<span className="visually-hidden"> {name}</span>
    </>
  ),

  confirmTitle: (name: string) => `Delete ${name}?`,
  consequence: (participants: number) =>
    participants === 0
      ? 'Nobody has registered. The contest will no longer be listed. This cannot be undone.'
      : `The contest has ${counted(participants, 'participant')}. If they open it, they see that you deleted it. They keep their submissions. The contest will no longer be listed, and its leaderboard will no longer be shown. This cannot be undone.`,
  notDeleted: 'The contest was not deleted.',
  keep: 'Keep it',
  confirm: 'Delete permanently',
  deleted: (name: string) => `${name} was deleted.`,
});
