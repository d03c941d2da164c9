import { languageLabels } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/solve/assignment/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  open: 'Abrir a tarefa',
  due: (moment) => `Parte da sua tarefa, com entrega em ${moment}.`,
  noDue: 'Parte da sua tarefa, sem data de entrega.',
  wasDue: (moment) =>
    `Parte da sua tarefa. A entrega era ${moment}; o trabalho de agora é marcado como atrasado.`,
  closed: (moment) => `Parte da sua tarefa. O trabalho depois de ${moment} não conta para ela.`,
  counts: (languages) => `Conta em: ${languages.map((language) => languageLabels[language]).join(', ')}.`,
};
