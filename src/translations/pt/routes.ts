import type { messages as english } from '../../routes/-messages';
import type { TranslationOf } from '../translation-of';

export const messages: TranslationOf<typeof english> = {
  notSignedIn: 'Você não entrou na sua conta',
  notSignedInHint:
    'O trabalho feito sem entrar é salvo neste dispositivo. Você pode adicioná-lo a uma conta depois.',
  signIn: 'Entrar',
  signInToCreateContest: 'Você precisa entrar para criar uma competição.',
  signInToCreateProblem: 'Você precisa entrar para criar um problema.',
};
