import { sharedDeviceLimits } from '../../../../../contract/shared-device-limits';
import type { messages as english } from '../../../../features/account/shared/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Iniciar sesión en un dispositivo compartido',
  lead: 'Para un dispositivo que usan varios estudiantes. Necesitas la tarjeta de tu docente.',
  classCode: 'Código de la clase',
  classCodeHint: 'Ocho letras, por ejemplo ABCD-EFGH',
  classCodeWrong: 'Un código de clase tiene ocho letras.',
  classOf: (name) => `Clase ${name}`,
  otherClass: 'Otra clase',
  name: 'Nombre de acceso',
  nameMissing: 'Escribe el nombre de tu tarjeta.',
  code: 'Código personal',
  codeHint: `${sharedDeviceLimits.codeLength} dígitos de tu tarjeta`,
  codeMissing: `Un código personal tiene ${sharedDeviceLimits.codeLength} dígitos.`,
  needsServer: 'Iniciar sesión requiere el servidor',
  workWithout:
    'Puedes trabajar sin iniciar sesión, y agregar el trabajo a tu cuenta cuando inicies sesión en este dispositivo.',
  explore: 'Trabajar sin iniciar sesión',
  withPassword: 'Iniciar sesión con contraseña',
  waiting: (count) => `${counted(count, 'paquete cifrado', 'paquetes cifrados')} de trabajo por enviar`,
  waitingHint:
    'Estudiantes que usaron este dispositivo se fueron antes de que pudiera enviarlo todo. Solo el servidor puede leer este trabajo. Se envía cuando este dispositivo contacta con el servidor.',
  nothingReadable:
    'Al cambiar, nada tuyo queda legible en este dispositivo. El trabajo que el servidor aún no tiene se cifra y se envía más tarde.',
  signedInAs: (name) => `Sesión iniciada: ${name}`,
  change: 'Cambiar de estudiante',
  leaving: 'Cambiando de estudiante',
  changing: 'Guardando el trabajo del último estudiante…',
  stay: 'Volver a mi trabajo',
  endSharing: 'Este dispositivo ya no se comparte',
  confirmEnd: '¿Dejar de compartir?',
  ended: 'Este dispositivo ya no se comparte.',
};
