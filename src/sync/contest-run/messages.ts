import { translated } from '../../lib/translation';

/** Texts of failed contest starts and packs. */
export const messages = translated('sync/contest-run', {
  storageFull: 'Not enough space on this device. Remove a download, then try again.',
  noPack: 'There is no pack of this contest on this device. Start with a network instead.',
  wrongCode:
    'This is not the code of this contest. Compare all four groups with the code that the organiser shows.',
  damagedPack: 'The pack on this device is damaged. Start with a network instead.',
  contestEnded: 'Contest has ended.',
  timeOver:
    'Without a network your time counts from the start of the contest, so your time is over. Start with a network instead.',
});
