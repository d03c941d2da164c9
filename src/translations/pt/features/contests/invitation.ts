import type { messages as english } from '../../../../features/contests/invitation/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: 'Você tem um convite',
  text: 'Aceite o convite para se inscrever nesta competição.',
  signInFirst: 'Entre ou cadastre-se. Depois aceite o convite nesta página.',
  signIn: 'Entrar',
  accept: 'Aceitar convite',
  dismiss: 'Agora não',
  needsNetwork: 'Aceitar requer conexão.',
};
