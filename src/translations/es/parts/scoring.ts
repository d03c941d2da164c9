import type { messages as english } from '../../../parts/scoring/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  names: {
    points: 'Suma de puntos',
    icpc: 'ICPC: problemas resueltos, luego tiempo de penalización',
    ioi: 'IOI: mejor resultado de cada grupo de pruebas',
  },
  texts: {
    points: () =>
      'En cada problema cuenta tu mejor envío, y los puntos de todos los problemas se suman. Con los mismos puntos, va antes quien mejoró por última vez más temprano.',
    icpc: (penaltyMinutes) =>
      `Los participantes se ordenan por problemas resueltos y después por menos tiempo de penalización. Cada problema resuelto suma el minuto de su envío aceptado y ${penaltyMinutes} minutos por cada intento incorrecto anterior; los errores de compilación no cuentan.`,
    ioi: () =>
      'En cada grupo de pruebas de un problema cuenta tu mejor resultado, también de envíos distintos. Los puntos de todos los problemas se suman; con los mismos puntos, va antes quien mejoró por última vez más temprano.',
  },
};
