import type { messages as english } from '../../../../features/account/sign-in/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  signInNeedsNetwork: 'Entrar requer conexão',
  noNetwork: 'Não há conexão agora. O que você digitou continua nesta página.',
  newHere: 'Primeira vez aqui?',
  signUp: 'Cadastre-se',
  forgotPassword: 'Esqueceu a senha?',
  email: 'E-mail',
  password: 'Senha',
  typeEmail: 'Digite seu e-mail.',
  orSignInName: 'Ou o nome de acesso do seu cartão',
  typePassword: 'Digite sua senha.',
  back: 'Voltar',
  sharedDevice: 'Várias pessoas usam este dispositivo',
  sharedHint:
    'Quando você sai, nada seu fica legível aqui. O trabalho que o servidor ainda não tem é criptografado e enviado depois.',
  withPersonalCode: 'Entrar com código da turma e código pessoal',
  otherWays: 'Outras formas de entrar',
  orWith: 'ou com',
  providerNames: { GOOGLE: 'Google', GITHUB: 'GitHub' },
  moreProviders: 'Mais provedores',
  comingSoon: 'Em breve!',
  localAccountsOnly: 'Este servidor só tem contas locais.',
  providersUnavailable: 'Entrar requer conexão. Conecte-se e tente novamente.',
  usernameGenerated: 'Sua conta foi criada com um nome de usuário gerado automaticamente. Altere-o.',
};
