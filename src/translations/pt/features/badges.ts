import type { messages as english } from '../../../features/badges/messages';
import type { TranslationOf } from '../../translation-of';
import { whole } from '../../words';

export const messages: TranslationOf<typeof english> = {
  profile: 'Perfil',
  badge: 'Medalha',
  howToEarn: 'Como conquistar',
  earnedLately: 'Conquistada recentemente',
  holders: (count) => (count === 1 ? '1 pessoa a tem.' : `${whole(count)} pessoas a têm.`),
  noHolders: 'Ninguém ainda. Você pode ser a primeira pessoa.',
  holdersOffline: 'Conecte-se para ver quem conquistou esta medalha.',
  holdersUnavailable: 'O servidor não enviou esta lista. Tente novamente mais tarde.',
  unknownBadge: (name) => `Não existe a medalha ${name}`,
  unknownBadgeHint: 'Escolha uma das medalhas abaixo.',
  allBadges: 'Todas as medalhas',
};
