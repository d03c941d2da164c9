import type { messages as english } from '../../routes/-messages';
import type { TranslationOf } from '../translation-of';

export const messages: TranslationOf<typeof english> = {
  notSignedIn: 'No has iniciado sesión',
  notSignedInHint:
    'El trabajo que haces sin iniciar sesión se guarda en este dispositivo. Puedes agregarlo a una cuenta más tarde.',
  signIn: 'Iniciar sesión',
  signInToCreateContest: 'Debes iniciar sesión para crear un concurso.',
  signInToCreateProblem: 'Debes iniciar sesión para crear un problema.',
};
