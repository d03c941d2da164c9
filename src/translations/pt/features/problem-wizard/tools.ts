import {
  checkerArgumentsMax,
  checkerBytesMax,
  languageLabels,
  testCasesMax,
  toolLimits,
} from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/tools/messages';
import { byteLimit } from '../../../../wizard/byte-limit';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  program: {
    name: 'Nome do arquivo',
    language: 'Linguagem',
    code: (name) => `Programa ${name}`,
    remove: (name) => `Remover ${name}`,
    files: (paths) => `Seus arquivos: ${paths.join(', ')}.`,
    kept: (name) =>
      `${name} está em uma linguagem que o juiz não consegue executar. Ele fica no problema e no pacote.`,
    shared: (paths) => `Arquivos compartilhados ao lado de cada programa: ${paths.join(', ')}.`,
    addFiles: 'Adicionar arquivos de programas',
    notText: (name) =>
      `${name} não foi adicionado: não é texto UTF-8, ou tem mais de ${byteLimit(checkerBytesMax)}.`,
    edit: (name, language) => (language ? `${name} (${languageLabels[language]})` : name),
  },

  generators: {
    title: 'Geradores',
    note: 'Um gerador recebe as palavras da sua linha como argumentos e escreve uma entrada. A mesma linha deve sempre escrever a mesma entrada: tire os números aleatórios de uma semente na linha.',
    limits: `No máximo ${toolLimits.generatorsMax} geradores. Os programas dos geradores e validadores têm no máximo ${byteLimit(toolLimits.bytesMax)} no total.`,
    add: 'Adicionar um gerador',
    script: 'Linhas dos geradores',
    scriptHint:
      'Um caso de teste por linha: o nome do gerador e seus argumentos. {1..5} faz cinco linhas, # começa um comentário.',
    lineFault: (number, message) => `Linha ${number}: ${message}`,
    count: (count) => (count === 1 ? 'Um caso de teste.' : `${count} casos de teste.`),
    solution: 'Saídas esperadas por',
    noSolution: 'ninguém: eu mesmo escrevo',
    solutionHint: 'Escreva uma solução na última etapa, ou escreva você as saídas esperadas.',
    generate: 'Gerar casos de teste',
    cancel: 'Cancelar',
    undo: 'Desfazer',
    waiting: 'Você está sem conexão. A lista está salva, e a geração começa quando a conexão voltar.',
    here: 'Você está sem conexão. Os geradores rodam neste dispositivo.',
    whenOnline: 'Gerar quando a conexão voltar',
    dontWait: 'Não esperar',
  },

  progress: {
    sending: 'Enviando ao juiz…',
    queued: 'Na fila do juiz…',
    running: (done, all) => `Gerando: ${done} de ${all}…`,
    validating: 'Validando…',
  },

  result: {
    summary: (added, changed, unchanged, removed) =>
      `${added} adicionados, ${changed} alterados, ${unchanged} iguais, ${removed} removidos.`,
    changed: (line) => `Alterado: ${line}`,
    removed: (line) => `Removido: ${line}`,
    failed: (line, message) => `${line}: ${message}`,
    leftOut: (count) =>
      `${counted(count, 'caso de teste ficou de fora', 'casos de teste ficaram de fora')}: um problema tem no máximo ${testCasesMax}.`,
    failedTitle: 'Linhas sem caso de teste',
    noOutputs: (count) =>
      count === 1 ? 'Um caso ainda não tem saída esperada.' : `${count} casos ainda não têm saída esperada.`,
    broken: (name) => `${name} não compila.`,
    solutionBroken: 'Sua solução não compila.',
    judgeFailed:
      'O juiz não conseguiu executar isto. Seu programa não é a causa. Tente de novo em instantes.',
    compilerOutput: 'Saída do compilador',
  },

  generated: {
    judgeOnly: 'Este gerador roda só no juiz.',
    endedBadly: 'O gerador não terminou bem.',
    differs:
      'Ele escreve outra saída a cada vez. Tire os números aleatórios de uma semente nos argumentos, e não use a hora.',
    noAnswer: 'A solução não deu resposta.',
  },

  validators: {
    title: 'Validadores de entrada',
    note: 'Um validador lê uma entrada e termina com o código de saída 42 se ela é válida. Todos os validadores rodam em todos os casos quando você publica, e sempre que você salva uma mudança.',
    limit: `No máximo ${toolLimits.validatorsMax} validadores.`,
    add: 'Adicionar um validador',
    protocol: 'Uma entrada válida tem',
    protocols: {
      'exit-code': 'Código de saída 42',
      testlib: 'testlib: código de saída 0',
    },
    arguments: 'Argumentos',
    argumentsHint: `Opcional, separados por espaços. No máximo ${checkerArgumentsMax}.`,
    validate: 'Validar todos os casos',
    offline: 'Os validadores rodam no juiz. Você está sem conexão: eles rodam quando você publicar.',
    allValid: (count) => (count === 1 ? 'O único caso é válido.' : `Todos os ${count} casos são válidos.`),
    invalid: (number, validator, message) => `Caso ${number}, ${validator}: ${message}`,
    show: (number) => `Mostrar caso ${number}`,
    results: 'Casos que não são válidos',
  },
};
