import type { messages as english } from '../../../auth/accounts/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  wrongCredential: 'A combinação de e-mail e senha é inválida.',
  wrongPassword: 'A senha atual não está correta.',
  internalError: 'Erro interno. Verifique se sua conexão com a internet está estável.',
  invalidEmail: 'E-mail inválido. Verifique se ele está completo e tem o sinal @.',
  tooManyAttempts: 'Tentativas demais. Espere alguns minutos e tente novamente.',
  closedAccount: 'Esta conta está bloqueada. Fale com o administrador deste servidor.',
  closedPopup: 'A janela de login foi fechada. Permita que o site abra pop-ups e links externos.',
  missingEmail:
    'Sua conta nesse provedor não tem um e-mail utilizável. Adicione um lá, ou cadastre-se com e-mail e senha.',
  emailInUse: 'Este e-mail já está em uso. Tente outro.',
  otherSignInMethod:
    'Você tem uma conta com este e-mail e outro método de login. Use esse método para entrar.',
  localOnly: 'Este servidor só tem contas locais.',
};
