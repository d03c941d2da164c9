import type { messages as english } from '../../../../features/account/device-work/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Trabajo anterior a tu inicio de sesión',
  question(work) {
    const { drafts, answers, creations, unsent, solved, answered } = work;
    const kinds = [
      [drafts, 'borrador de código', 'borradores de código'],
      [answers, 'respuesta sin terminar', 'respuestas sin terminar'],
      [creations, 'borrador de concurso o problema', 'borradores de concursos o problemas'],
      [unsent, 'elemento sin enviar', 'elementos sin enviar'],
      [solved, 'problema resuelto', 'problemas resueltos'],
      [answered, 'pregunta respondida', 'preguntas respondidas'],
      [work.bookmarks, 'marcador', 'marcadores'],
      [work.lists, 'lista', 'listas'],
      [work.notes, 'nota', 'notas'],
    ] as const;
    const found = kinds.flatMap(([count, one, many]) => (count > 0 ? counted(count, one, many) : []));
    return `Este dispositivo tiene trabajo hecho sin iniciar sesión: ${found.join(', ')}. ¿Es tuyo?`;
  },
  add: 'Agregar a mi cuenta',
  added: 'Agregado a tu cuenta.',
  keepSeparate: 'Mantener separado',
  keptSeparate: 'Se mantiene separado. Puedes agregarlo más tarde en tu perfil.',
  notSaved: 'No se pudo guardar esto en el dispositivo. Vuelve a intentarlo.',
};
