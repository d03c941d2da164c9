import { languageLabels } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/solve/assignment/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  open: 'Abrir la tarea',
  due: (moment) => `Parte de tu tarea, con entrega ${moment}.`,
  noDue: 'Parte de tu tarea, sin fecha de entrega.',
  wasDue: (moment) =>
    `Parte de tu tarea. La entrega era ${moment}; el trabajo de ahora se marca como tardío.`,
  closed: (moment) => `Parte de tu tarea. El trabajo posterior a ${moment} no cuenta para ella.`,
  counts: (languages) => `Cuenta en: ${languages.map((language) => languageLabels[language]).join(', ')}.`,
};
