import type { messages as english } from '../../../../../features/contests/manage/editorials/messages';
import type { TranslationOf } from '../../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  intro: 'Explica cómo resolver cada problema. Los participantes pueden leerlo después del concurso.',
  opensAt: (moment) =>
    `Los editoriales y la práctica se abren ${moment}: después del final, de todo el tiempo extra y del plazo para envíos tardíos.`,
  open: 'Los editoriales y la práctica están abiertos para los participantes.',
  never:
    'Este concurso no tiene final, así que los editoriales quedan ocultos. Define un final para publicarlos.',
  practice: 'Permitir que los participantes practiquen los problemas privados después del final',
  practiceHint:
    'Un problema privado sigue cerrado mientras otro de tus concursos que no ha terminado lo tenga. Los problemas públicos siempre están abiertos para practicar después del final.',
  privateProblem: 'El problema es privado.',
  text: (title) => `Editorial de ${title}`,
  hint: 'Markdown. Un texto vacío significa que no hay editorial.',
  save: 'Guardar',
  saveNamed: (title) => `Guardar el editorial de ${title}`,
  saved: 'Guardado.',
  unsaved: 'Aún sin guardar. Tu texto se conserva en este dispositivo.',
  needsNetwork: 'Guardar requiere conexión. Tu texto se conserva en este dispositivo.',
  changedElsewhere: 'Otro organizador guardó un texto distinto. Compara ambos y elige.',
  theirs: 'Texto guardado',
  useTheirs: 'Usar el texto guardado',
  keepMine: 'Conservar mi texto',
  tooFull: 'Tu texto no se pudo conservar en este dispositivo. Guárdalo antes de salir.',
  tryAgain: 'Reintentar',
};
