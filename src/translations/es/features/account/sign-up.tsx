import { minimumAgeYears, password, username } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/account/sign-up/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  closedTitle: 'El registro está cerrado',
  closed: 'Este servidor no acepta cuentas nuevas por el momento. Puedes resolver problemas sin cuenta.',
  invitationCode: 'Código de invitación',
  invitationHint: 'Este servidor acepta cuentas nuevas por invitación. Pide el código a quien te invitó.',
  title: 'Registrarse',
  haveAccount: '¿Ya tienes una cuenta?',
  signIn: 'Iniciar sesión',
  signUpNeedsNetwork: 'Registrarse requiere conexión',
  unfinishedTitle: 'Ya casi',
  unfinished:
    'El servidor tiene tu correo y tu contraseña, pero el registro se interrumpió. Escribe tu contraseña de nuevo y elige un nombre de usuario para terminarlo.',
  steps: {
    email: 'Paso 1 de 3: tu correo',
    password: 'Paso 2 de 3: una contraseña',
    names: 'Paso 3 de 3: tus nombres',
  },
  next: 'Siguiente',
  signUp: 'Registrarse',
  signingUp: 'Registrando…',
  emailHint: 'Otras personas no lo ven.',
  emailTaken: 'Este correo ya está en uso.',
  login: 'Iniciar sesión',
  password: 'Contraseña',
  again: (label) => `${label} otra vez`,
  passwordHint: `De ${password.minLength} a ${password.maxLength} caracteres.`,
  passwordsDiffer: 'Debe coincidir con la contraseña original.',
  username: 'Nombre de usuario',
  usernameHint: `De ${username.minLength} a ${username.maxLength} caracteres. Todos pueden verlo.`,
  usernameTaken: 'Este nombre de usuario ya está en uso.',
  displayName: 'Nombre visible',
  displayNameHint: 'El nombre que otros ven junto a tu trabajo.',
  available: 'Disponible',
  notCheckedOffline: 'Aún sin comprobar: no se puede contactar con el servidor.',
  notChecked: (reason) => `Aún sin comprobar. ${reason}`,
  checking: 'Comprobando si está disponible.',
  oldEnough: `Tengo al menos ${minimumAgeYears} años`,
  confirmAge: `Confirma que tienes al menos ${minimumAgeYears} años.`,
  fieldsMissing: 'Faltan uno o más campos en el registro.',
  accept: (terms, privacy) => (
    <>
      Al registrarte aceptas los {terms}. En {privacy} puedes ver qué datos guardamos.
    </>
  ),
  terms: 'Términos',
  privacy: 'Privacidad',
  chooseNames: 'Elige tus nombres',
  signedInWith: (provider) => `Iniciaste sesión con ${provider}.`,
  sendNewCode: 'Enviar un código nuevo',
  sendNewCodeIn: (seconds) => `Enviar un código nuevo en ${seconds} s`,
};
