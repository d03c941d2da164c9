import { testCaseBytesMax, testCasesMax, timeLimitsTotalSecondsMax } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/cases/messages';
import { byteLimit } from '../../../../wizard/byte-limit';
import type { TranslationOf } from '../../../translation-of';
import { counted, whole } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  files: {
    hint: 'Solte aqui arquivos .in com seus arquivos .ans, .out ou .a, ou um zip deles. Arquivos com o mesmo nome formam um caso.',
    limits: `No máximo ${testCasesMax} casos, com no máximo ${byteLimit(testCaseBytesMax)} em uma entrada ou saída.`,
    reading: (done, all) => `Lendo ${done} de ${all} arquivos…`,
    wrongName: (path) =>
      `${path}: o nome deve terminar com .in, .ans, .out ou .a. Renomeie e adicione de novo.`,
    tooLarge: (path) => `${path}: mais de ${byteLimit(testCaseBytesMax)}. Reduza e adicione de novo.`,
    notText: (path) => `${path}: não é texto UTF-8. Salve como UTF-8 e adicione de novo.`,
    hasNul: (path) => `${path}: contém um byte NUL. Os dados de teste devem ser texto.`,
    noAnswer: (name) =>
      `${name}.in: não há ${name}.ans, ${name}.out nem ${name}.a. Adicione os dois arquivos juntos.`,
    noInput: (path, name) => `${path}: não há ${name}.in. Adicione os dois arquivos juntos.`,
    tooMany: (count) =>
      `${counted(count, 'caso ficou de fora', 'casos ficaram de fora')}: um problema tem no máximo ${testCasesMax}. Remova alguns e adicione estes de novo.`,
  },

  limits: {
    title: 'Limites de todos os casos',
    time: 'Limite de tempo de todos os casos',
    memory: 'Limite de memória de todos os casos',
    total: (seconds) =>
      `Todos os limites de tempo juntos: ${whole(seconds)} de no máximo ${whole(timeLimitsTotalSecondsMax)} s.`,
    noneOwn: 'Nenhum caso tem limites próprios.',
    someOwn: (count) =>
      count === 1 ? 'Um caso tem limites próprios:' : `${count} casos têm limites próprios:`,
    asAll: 'São os limites de todos os casos. Mude aqui para fazer uma exceção.',
    own: 'Este caso tem limites próprios.',
    useAll: 'Usar os limites de todos os casos',
  },

  text: {
    large: (length) => `${whole(length)} caracteres. Só o começo é mostrado.`,
    beginning: (label) => `${label}: começo`,
    replace: (label) => `Substituir ${label.toLowerCase()} por um arquivo`,
    replaceFile: 'Substituir por um arquivo',
    save: 'Salvar como arquivo',
    edit: 'Editar aqui',
  },

  sample: {
    explanation: 'Explicação deste exemplo',
    explanationHint: 'Opcional. Os usuários a veem abaixo do exemplo. Markdown.',
  },
  generated: (line) => `Feito pela linha do gerador: ${line}`,
};
