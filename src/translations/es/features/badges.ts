import type { messages as english } from '../../../features/badges/messages';
import type { TranslationOf } from '../../translation-of';
import { whole } from '../../words';

export const messages: TranslationOf<typeof english> = {
  profile: 'Perfil',
  badge: 'Insignia',
  howToEarn: 'Cómo conseguirla',
  earnedLately: 'Conseguida recientemente',
  holders: (count) => (count === 1 ? '1 persona la tiene.' : `${whole(count)} personas la tienen.`),
  noHolders: 'Nadie todavía. Podrías ser la primera persona.',
  holdersOffline: 'Conéctate para ver quién consiguió esta insignia.',
  holdersUnavailable: 'El servidor no envió esta lista. Vuelve a intentarlo más tarde.',
  unknownBadge: (name) => `No hay una insignia ${name}`,
  unknownBadgeHint: 'Elige una de las insignias de abajo.',
  allBadges: 'Todas las insignias',
};
