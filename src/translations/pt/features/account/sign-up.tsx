import { minimumAgeYears, password, username } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/account/sign-up/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  closedTitle: 'O cadastro está fechado',
  closed: 'Este servidor não aceita novas contas no momento. Você pode resolver problemas sem conta.',
  invitationCode: 'Código de convite',
  invitationHint: 'Este servidor aceita novas contas por convite. Peça o código a quem convidou você.',
  title: 'Cadastrar-se',
  haveAccount: 'Já tem uma conta?',
  signIn: 'Entrar',
  signUpNeedsNetwork: 'Cadastrar-se requer conexão',
  unfinishedTitle: 'Quase lá',
  unfinished:
    'O servidor tem seu e-mail e sua senha, mas o cadastro foi interrompido. Digite sua senha de novo e escolha um nome de usuário para concluí-lo.',
  steps: {
    email: 'Passo 1 de 3: seu e-mail',
    password: 'Passo 2 de 3: uma senha',
    names: 'Passo 3 de 3: seus nomes',
  },
  next: 'Avançar',
  signUp: 'Cadastrar-se',
  signingUp: 'Cadastrando…',
  emailHint: 'Outras pessoas não o veem.',
  emailTaken: 'Este e-mail já está em uso.',
  login: 'Entrar',
  password: 'Senha',
  again: (label) => `${label} de novo`,
  passwordHint: `De ${password.minLength} a ${password.maxLength} caracteres.`,
  passwordsDiffer: 'Deve coincidir com a senha original.',
  username: 'Nome de usuário',
  usernameHint: `De ${username.minLength} a ${username.maxLength} caracteres. Todos podem vê-lo.`,
  usernameTaken: 'Este nome de usuário já está em uso.',
  displayName: 'Nome de exibição',
  displayNameHint: 'O nome que os outros veem ao lado do seu trabalho.',
  available: 'Disponível',
  notCheckedOffline: 'Ainda não verificado: não é possível acessar o servidor.',
  notChecked: (reason) => `Ainda não verificado. ${reason}`,
  checking: 'Verificando se está disponível.',
  oldEnough: `Tenho pelo menos ${minimumAgeYears} anos`,
  confirmAge: `Confirme que você tem pelo menos ${minimumAgeYears} anos.`,
  fieldsMissing: 'Faltam um ou mais campos no cadastro.',
  accept: (terms, privacy) => (
    <>
      Ao se cadastrar você aceita os {terms}. Veja em {privacy} quais dados guardamos.
    </>
  ),
  terms: 'Termos',
  privacy: 'Privacidade',
  chooseNames: 'Escolha seus nomes',
  signedInWith: (provider) => `Você entrou com ${provider}.`,
  sendNewCode: 'Enviar um novo código',
  sendNewCodeIn: (seconds) => `Enviar um novo código em ${seconds} s`,
};
