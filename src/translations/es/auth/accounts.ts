import type { messages as english } from '../../../auth/accounts/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  wrongCredential: 'La combinación de correo y contraseña no es válida.',
  wrongPassword: 'La contraseña actual no es correcta.',
  internalError: 'Error interno. Asegúrate de que tu conexión a internet sea estable.',
  invalidEmail: 'Correo no válido. Asegúrate de que esté completo y tenga un signo @.',
  tooManyAttempts: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
  closedAccount: 'Esta cuenta está bloqueada. Consulta al administrador de este servidor.',
  closedPopup:
    'Se cerró la ventana de inicio de sesión. Permite que el sitio abra ventanas emergentes y enlaces externos.',
  missingEmail:
    'Tu cuenta de ese proveedor no tiene un correo que se pueda usar. Agrega uno allí, o regístrate con correo y contraseña.',
  emailInUse: 'Este correo ya está en uso. Prueba con otro.',
  otherSignInMethod:
    'Tienes una cuenta con este correo y otro método de inicio de sesión. Usa ese método para iniciar sesión.',
  localOnly: 'Este servidor solo tiene cuentas locales.',
};
