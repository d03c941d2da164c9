import type { messages as english } from '../../../features/share/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  intro: 'Comparte la dirección de un problema, reto o concurso de este sitio para abrirlo aquí.',
  nothingShared: 'No se compartió nada.',
  nothingSharedHint: 'En otra aplicación, usa el menú de compartir para enviar una dirección a Codeferry.',
  noAddress: 'El texto compartido no contiene ninguna dirección de este sitio.',
  exploreProblems: 'Explorar problemas',
  contests: 'Concursos',
};
