import { otp } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/account/reset/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: 'Contraseña olvidada',
  byLink: 'Establecer una contraseña nueva',
  remembered: '¿Recuerdas tu contraseña?',
  signIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  resetNeedsNetwork: 'Establecer una contraseña nueva requiere conexión',
  unknownEmail: 'No hay ninguna cuenta con este correo.',
  done: 'Tu contraseña cambió. Inicia sesión con la nueva.',
  submitEmail: 'Enviar el código',
  emailHint: 'Enviaremos un código a este correo. Después puedes establecer una contraseña nueva.',
  typeEmail: 'Escribe tu correo.',
  noEmail:
    'Este no es un correo. Si inicias sesión con un nombre de una tarjeta, pide una contraseña nueva a quien te dio la tarjeta.',
  submitCode: 'Verificar',
  codeSent: (email) => (
    <>
      Enviamos un código a {email}. Es válido durante {otp.validMs / 60_000} minutos.
    </>
  ),
  code: 'Código',
  codeHint: `${otp.digits} dígitos. Si no encuentras el correo, mira en la carpeta de correo no deseado.`,
  codeMissing: 'Escribe el código que enviamos a tu correo',
  codeTooShort: `El código tiene ${otp.digits} dígitos.`,
  wrongEmail: '¿Correo equivocado?',
  submitPassword: 'Establecer la contraseña',
  newPassword: 'Contraseña nueva',
  typePassword: 'Escribe una contraseña nueva.',
  passwordsDiffer: 'Las contraseñas no coinciden',
};
