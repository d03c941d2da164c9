import { juryLimits, languageLabels, sourceBytesMax } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/jury/messages';
import { byteLimit } from '../../../../wizard/byte-limit';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const solutions = (count: number) => counted(count, 'solução', 'soluções');

export const messages: TranslationOf<typeof english> = {
  title: 'Soluções do júri',
  note: 'Programas com um resultado conhecido. Eles verificam seus casos de teste, o verificador e os limites antes de publicar. Só você, os coautores e os testadores os veem.',
  tabs: 'Soluções do júri',
  order: 'Ordem das soluções',
  add: 'Adicionar solução',
  addFiles: 'Adicionar programas',
  addFilesHint: `Ou solte-os aqui. Um nome como slow.py ou wa.cpp define o resultado esperado. No máximo ${juryLimits.solutionsMax}, de ${byteLimit(sourceBytesMax)} cada.`,
  added: (count) => `Adicionado: ${solutions(count)}.`,
  skipped: {
    language: (name) => `${name} não foi adicionado: não é um programa em C++, Java, Python ou JavaScript.`,
    size: (name) => `${name} não foi adicionado: tem mais de ${byteLimit(sourceBytesMax)}.`,
    text: (name) => `${name} não foi adicionado: está vazio ou não é texto UTF-8.`,
    full: (name) => `${name} não foi adicionado: um problema tem no máximo ${juryLimits.solutionsMax}.`,
  },
  name: 'Nome do arquivo',
  language: 'Linguagem da sua solução',
  program: 'Sua solução',
  remove: 'Remover solução',
  expected: 'Resultado esperado',
  expectations: {
    accepted: 'Aceito',
    wrongAnswer: 'Resposta errada',
    timeLimit: 'Limite de tempo excedido',
    runTimeError: 'Erro em tempo de execução',
    acceptedOrTimeLimit: 'Aceito ou limite de tempo excedido',
    rejected: 'Qualquer um menos aceito',
  },
  anyOf: (verdicts) => `Um de: ${verdicts}`,
  points: 'Pontos esperados',
  pointsHint: 'Opcional. Do problema inteiro.',
  fromPackage: (count) =>
    `O pacote tem ${counted(count, 'regra', 'regras')} sobre grupos de casos de teste para esta solução.`,
  keptFiles: (count) =>
    `São mantidos para a exportação ${counted(count, 'arquivo', 'arquivos')} do pacote, sem executar.`,
  results: 'Resultados',
  runAll: 'Executar todas as soluções',
  runAllHere: 'Executar todas com os exemplos',
  cancel: 'Cancelar',
  running: (done, total) => `${done} de ${total} soluções prontas…`,
  offline:
    'Você está sem conexão: as soluções são executadas neste dispositivo, com os exemplos. O juiz executa todos os casos de teste quando você publica.',
  offlineLanguages: (languages) =>
    `Não é executado neste dispositivo: ${languages.map((language) => languageLabels[language]).join(', ')}.`,
  allAsExpected: (count) =>
    count === 1
      ? 'A única solução tem o resultado esperado.'
      : `As ${count} soluções têm seus resultados esperados.`,
  someDiffer: (count) =>
    count === 1
      ? 'Uma solução tem um resultado diferente do esperado.'
      : `${count} soluções têm um resultado diferente do esperado.`,
  table: 'Resultados das soluções do júri',
  solution: 'Solução',
  result: 'Resultado',
  slowest: 'Mais lento',
  memory: 'Memória',
  caseColumn: (number) => `Caso ${number}`,
  groupPoints: (score, max) => `${score} de ${max}`,
  moreCases: (count) => `Mostrar mais ${counted(count, 'caso', 'casos')}`,
  notRun: 'Não executada',
  changed: 'Mudou desde a última execução',
  waiting: 'Esperando…',
  onDevice: 'exemplos, neste dispositivo',
  differs: 'Difere',
  cell: (verdict, time, memory) => `${verdict}, ${time}, ${memory}`,
  notJudged: 'O juiz não conseguiu executá-la. O programa não é a causa.',
  checkerFailed: 'O verificador não compila.',
  log: (name) => `Mensagens: ${name}`,
  limit: {
    title: 'Limite de tempo',
    current: (seconds) => `Limite atual: ${seconds} s.`,
    unknown:
      'Execute todas as soluções para receber uma proposta. Pelo menos uma deve esperar “Aceito”, e todas essas devem passar.',
    formula: (name, ms, factor, seconds) =>
      `Solução aceita mais lenta: ${name}, ${ms} × ${factor}, arredondado para cima: ${seconds} s.`,
    comparable: 'Os tempos não incluem o tempo extra que o juiz dá a linguagens mais lentas.',
    marginProven: (name, factor, seconds) =>
      `${name} precisa de pelo menos ${factor} vezes este limite (${seconds} s).`,
    marginUnproven: (name, factor, seconds) =>
      `${name} deveria precisar de pelo menos ${factor} vezes este limite (${seconds} s). O juiz o encerrou antes.`,
    marginBroken: (name, ms, factor, seconds) =>
      `${name} precisa só de ${ms}, mas deveria precisar de pelo menos ${factor} vezes este limite (${seconds} s). Use testes maiores ou uma solução aceita mais rápida.`,
    checkMargin: 'Verificar a margem',
    take: (seconds) => `Usar ${seconds} s em todos os casos`,
    taken: 'O limite é o proposto.',
    slowPasses: (name) =>
      `${name} deveria ser lento demais, mas passa. Os testes são pequenos demais ou o limite é longo demais.`,
    acceptedIsClose: (name, ms, factor) =>
      `${name} é aceito com ${ms}, menos de ${factor} vezes abaixo do limite. Juízes ou linguagens mais lentos poderiam rejeitar programas corretos.`,
    slowIsClose: (name, ms, factor) =>
      `${name} precisa de ${ms}, menos de ${factor} vezes acima do limite. Poderia passar em outra execução.`,
  },
  publish: {
    running: {
      solutions: 'O juiz executa as soluções do júri',
      tests: 'O juiz valida os casos de teste',
    },
    runningHint: {
      solutions:
        'O problema é publicado quando todas têm seus resultados esperados. Você também pode publicá-lo sem esperar.',
      tests:
        'O problema é publicado quando todos os casos de teste são válidos. Você também pode publicá-lo sem esperar.',
    },
    compiles:
      'O juiz compila seu verificador em todo caso. Até lá o problema espera neste dispositivo e não é publicado.',
    title: 'As soluções do júri diferem',
    text: 'Estas soluções têm um resultado diferente do esperado:',
    back: 'Voltar',
    anyway: 'Publicar mesmo assim',
    hint: 'Uma diferença costuma indicar um caso de teste errado, testes fracos ou um limite de tempo ruim.',
  },
};
