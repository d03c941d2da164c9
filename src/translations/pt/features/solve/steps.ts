import type { messages as english } from '../../../../features/solve/steps/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: (name) => `Passos de ${name}`,
  recording: 'Registrando os passos do seu programa…',
  notRecorded: (reason) => `Não foi possível registrar os passos. ${reason}`.trim(),
  noSteps: 'O programa não tem passos: ele não inicia.',
  code: 'Programa',
  variables: 'Variáveis',
  noVariables: 'Nenhuma variável ainda',
  program: 'Programa',
  call: (name) => `Em ${name}`,
  output: 'Saída até agora',
  position: 'Passo',
  step: (number, total) => `Passo ${number} de ${total}`,
  nextLine: (line) => `A linha ${line} é a próxima.`,
  returns: (value) => `Retorna ${value}.`,
  ended: 'O programa terminou.',
  failed: (error) => `O programa parou: ${error}`,
  cutBySteps: (steps) =>
    `Só os primeiros ${counted(steps, 'passo', 'passos')} são registrados. Use uma entrada menor para ver o programa todo.`,
  cutByTime: 'O registro parou depois de 4 segundos. Use uma entrada menor para ver o programa todo.',
  first: 'Primeiro passo',
  previous: 'Passo anterior',
  next: 'Próximo passo',
  last: 'Último passo',
  changed: 'mudou: ',
};
