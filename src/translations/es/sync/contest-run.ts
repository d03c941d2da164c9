import type { messages as english } from '../../../sync/contest-run/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  storageFull: 'No hay espacio suficiente en este dispositivo. Quita una descarga y vuelve a intentarlo.',
  noPack: 'No hay un paquete de este concurso en este dispositivo. Comienza con conexión.',
  wrongCode:
    'Este no es el código de este concurso. Compara los cuatro grupos con el código que muestra el organizador.',
  damagedPack: 'El paquete de este dispositivo está dañado. Comienza con conexión.',
  contestEnded: 'El concurso terminó.',
  timeOver:
    'Sin conexión tu tiempo cuenta desde el inicio del concurso, así que se agotó. Comienza con conexión.',
};
