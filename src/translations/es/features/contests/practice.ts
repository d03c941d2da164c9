import type { messages as english } from '../../../../features/contests/practice/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Problemas',
  intro: 'Puedes resolver los problemas como práctica. La clasificación del concurso no cambia.',
  solve: 'Resolver como práctica',
  solveNamed: (title) => `Resolver como práctica: ${title}`,
  editorial: 'Editorial',
  editorialOf: (title) => `Editorial: ${title}`,
  inContest: {
    solved: 'Concurso: resuelto',
    tried: 'Concurso: intentado',
    untouched: 'Concurso: sin intentar',
  },
  inPractice: {
    solved: 'Práctica: resuelto',
    tried: 'Práctica: intentado',
    untouched: 'Práctica: sin intentar',
  },
  private: 'Privado: no está abierto para practicar',
  leftOut: (count) => `Fuera de la lista: ${counted(count, 'problema privado', 'problemas privados')}.`,
  virtualRun: 'Los editoriales están ocultos hasta que termine tu participación virtual.',
  notFetched: 'Los editoriales aparecen cuando tengas conexión.',
  notOnDevice: 'Los problemas no están en este dispositivo. Conéctate para cargarlos.',
  again: 'Reintentar',
};
