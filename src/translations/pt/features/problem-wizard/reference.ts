import { languageLabels } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/reference/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Verifique antes de publicar',
  places: {
    device:
      'Sua própria solução executa em cada caso, neste dispositivo. Ela é salva com o rascunho e não é publicada.',
    judge: 'Sua própria solução executa em cada caso, no juiz. Ela é salva com o rascunho e não é publicada.',
    nowhere: 'Sua própria solução executa em cada caso. Ela é salva com o rascunho e não é publicada.',
  },
  language: 'Linguagem da sua solução',
  solution: 'Sua solução',
  run: 'Executar em todos os casos',
  runOnJudge: 'Executar no juiz',
  cancel: 'Cancelar',
  running: 'Executando…',
  preparing: 'Preparando o ambiente de execução…',
  sending: 'Enviando ao juiz…',
  queued: 'Na fila do juiz…',
  runningOnJudge: 'O juiz está executando sua solução…',
  judgeFailed:
    'O juiz não pôde executar sua solução. Seu programa não causou isso. Tente novamente em instantes.',
  checkerFailed: 'Seu verificador não compila.',
  offline: (language) =>
    `${languageLabels[language]} só executa no juiz, e você está sem conexão. Verifique o problema depois, escreva a solução em outra linguagem, ou crie o problema sem verificação.`,
  compilerOutput: 'Saída do compilador',
  results: 'Resultados por caso',
  caseResult: (number) => `Caso ${number}`,
  allMatch: (count) =>
    count === 1 ? 'O único caso está como esperado.' : `Todos os ${count} casos estão como esperado.`,
  someMatch: (matching, count) => `${matching} de ${counted(count, 'caso', 'casos')} como esperado.`,
  ranOnJudge: (total) => `${total} Executou no juiz.`,
  ranOnDevice: (total) => `${total} Executou neste dispositivo.`,
  expected: 'Esperado',
  output: 'Saída',
  errorOutput: 'Saída de erro',
  outputCut: 'A saída é mais longa do que o mostrado aqui.',
  useOutput: 'Usar esta saída como saída esperada',
  asExpected: 'Como esperado.',
  different: 'A saída não é a esperada.',
  undecided: 'Concluído. Só o juiz pode executar seu verificador.',
  compileError: 'O programa não compila.',
  runtimeError: 'O programa terminou com um erro.',
  timeLimit: 'O programa demorou demais.',
  memoryLimit: 'O programa precisou de memória demais.',
  outputLimit: 'O programa escreveu saída demais.',
  cancelled: 'Cancelado.',
  noRuntime:
    'O ambiente de execução desta linguagem não está neste dispositivo. Você pode baixá-lo em Uso sem conexão.',
  judgeOnly: 'Este programa não pode executar em um navegador.',
  notRun: 'Não executado.',
};
