import { otp } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/account/reset/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: 'Esqueci a senha',
  byLink: 'Definir uma nova senha',
  remembered: 'Lembrou da senha?',
  signIn: 'Entrar',
  signUp: 'Cadastrar-se',
  resetNeedsNetwork: 'Definir uma nova senha requer conexão',
  unknownEmail: 'Não há conta com este e-mail.',
  done: 'Sua senha foi alterada. Entre com a nova.',
  submitEmail: 'Enviar o código',
  emailHint: 'Enviaremos um código para este e-mail. Depois você pode definir uma nova senha.',
  typeEmail: 'Digite seu e-mail.',
  noEmail:
    'Este não é um e-mail. Se você entra com um nome de um cartão, peça uma nova senha a quem lhe deu o cartão.',
  submitCode: 'Verificar',
  codeSent: (email) => (
    <>
      Enviamos um código para {email}. Ele vale por {otp.validMs / 60_000} minutos.
    </>
  ),
  code: 'Código',
  codeHint: `${otp.digits} dígitos. Se você não encontrar o e-mail, olhe na pasta de spam.`,
  codeMissing: 'Digite o código enviado para seu e-mail',
  codeTooShort: `O código tem ${otp.digits} dígitos.`,
  wrongEmail: 'E-mail errado?',
  submitPassword: 'Definir a senha',
  newPassword: 'Nova senha',
  typePassword: 'Digite uma nova senha.',
  passwordsDiffer: 'As senhas não coincidem',
};
