import type { messages as english } from '../../../../features/contests/invitation/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: 'Tienes una invitación',
  text: 'Acepta la invitación para inscribirte en este concurso.',
  signInFirst: 'Inicia sesión o regístrate. Después acepta la invitación en esta página.',
  signIn: 'Iniciar sesión',
  accept: 'Aceptar invitación',
  dismiss: 'Ahora no',
  needsNetwork: 'Aceptar requiere conexión.',
};
