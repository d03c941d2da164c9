import type { messages as english } from '../../../../features/account/sign-in/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  signInNeedsNetwork: 'Iniciar sesión requiere conexión',
  noNetwork: 'Ahora no hay conexión. Lo que escribiste queda en esta página.',
  newHere: '¿Aún no tienes cuenta?',
  signUp: 'Regístrate',
  forgotPassword: '¿Olvidaste tu contraseña?',
  email: 'Correo',
  password: 'Contraseña',
  typeEmail: 'Escribe tu correo.',
  orSignInName: 'O el nombre de acceso de tu tarjeta',
  typePassword: 'Escribe tu contraseña.',
  back: 'Atrás',
  sharedDevice: 'Varias personas usan este dispositivo',
  sharedHint:
    'Cuando cierras sesión, nada tuyo queda legible aquí. El trabajo que el servidor aún no tiene se cifra y se envía más tarde.',
  withPersonalCode: 'Iniciar sesión con código de clase y código personal',
  otherWays: 'Otras formas de iniciar sesión',
  orWith: 'o con',
  providerNames: { GOOGLE: 'Google', GITHUB: 'GitHub' },
  moreProviders: 'Más proveedores',
  comingSoon: '¡Próximamente!',
  localAccountsOnly: 'Este servidor solo tiene cuentas locales.',
  providersUnavailable: 'Iniciar sesión requiere conexión. Conéctate y vuelve a intentarlo.',
  usernameGenerated: 'Tu cuenta se creó con un nombre de usuario generado automáticamente. Cámbialo.',
};
