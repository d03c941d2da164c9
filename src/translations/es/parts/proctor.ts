import type { messages as english } from '../../../parts/proctor/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  leftPage: 'Advertencia: salió de la página del concurso',
  leftFullscreen: 'Advertencia: salió de la pantalla completa',
  leftWindow: 'Advertencia: salió de la ventana del concurso',
  returned: 'Volvió',
  returnedAfter: (duration) => `Volvió después de ${duration}`,
  blocked: (action) => `Bloqueado: ${action}`,
  anAction: 'una acción',
  otherDevice: 'Continuó en otro dispositivo',
  otherDeviceAfter: (duration) => `Continuó en otro dispositivo, ${duration} después del último contacto`,
  clockSetBack: 'El reloj del dispositivo se atrasó',
};
