import type { messages as english } from '../../../../features/solve/steps/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: (name) => `Pasos de ${name}`,
  recording: 'Registrando los pasos de tu programa…',
  notRecorded: (reason) => `No se pudieron registrar los pasos. ${reason}`.trim(),
  noSteps: 'El programa no tiene pasos: no se inicia.',
  code: 'Programa',
  variables: 'Variables',
  noVariables: 'Aún no hay variables',
  program: 'Programa',
  call: (name) => `En ${name}`,
  output: 'Salida hasta ahora',
  position: 'Paso',
  step: (number, total) => `Paso ${number} de ${total}`,
  nextLine: (line) => `Sigue la línea ${line}.`,
  returns: (value) => `Devuelve ${value}.`,
  ended: 'El programa terminó.',
  failed: (error) => `El programa se detuvo: ${error}`,
  cutBySteps: (steps) =>
    `Solo se registran los primeros ${counted(steps, 'paso', 'pasos')}. Usa una entrada más pequeña para ver todo el programa.`,
  cutByTime:
    'El registro se detuvo después de 4 segundos. Usa una entrada más pequeña para ver todo el programa.',
  first: 'Primer paso',
  previous: 'Paso anterior',
  next: 'Paso siguiente',
  last: 'Último paso',
  changed: 'cambió: ',
};
