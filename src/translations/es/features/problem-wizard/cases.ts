import { testCaseBytesMax, testCasesMax, timeLimitsTotalSecondsMax } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/cases/messages';
import { byteLimit } from '../../../../wizard/byte-limit';
import type { TranslationOf } from '../../../translation-of';
import { counted, whole } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  files: {
    hint: 'Suelta aquí archivos .in con sus archivos .ans, .out o .a, o un zip con ellos. Los archivos con el mismo nombre forman un caso.',
    limits: `Como máximo ${testCasesMax} casos, con ${byteLimit(testCaseBytesMax)} como máximo en una entrada o salida.`,
    reading: (done, all) => `Leyendo ${done} de ${all} archivos…`,
    wrongName: (path) =>
      `${path}: el nombre debe terminar en .in, .ans, .out o .a. Cámbialo y agrégalo de nuevo.`,
    tooLarge: (path) => `${path}: supera ${byteLimit(testCaseBytesMax)}. Redúcelo y agrégalo de nuevo.`,
    notText: (path) => `${path}: no es texto UTF-8. Guárdalo como UTF-8 y agrégalo de nuevo.`,
    hasNul: (path) => `${path}: contiene un byte NUL. Los datos de prueba deben ser texto.`,
    noAnswer: (name) =>
      `${name}.in: no hay ${name}.ans, ${name}.out ni ${name}.a. Agrega los dos archivos juntos.`,
    noInput: (path, name) => `${path}: no hay ${name}.in. Agrega los dos archivos juntos.`,
    tooMany: (count) =>
      `${counted(count, 'caso omitido', 'casos omitidos')}: un problema tiene como máximo ${testCasesMax}. Quita algunos y agrega estos de nuevo.`,
  },

  limits: {
    title: 'Límites de todos los casos',
    time: 'Límite de tiempo de todos los casos',
    memory: 'Límite de memoria de todos los casos',
    total: (seconds) =>
      `Todos los límites de tiempo juntos: ${whole(seconds)} de ${whole(timeLimitsTotalSecondsMax)} s como máximo.`,
    noneOwn: 'Ningún caso tiene límites propios.',
    someOwn: (count) =>
      count === 1 ? 'Un caso tiene límites propios:' : `${count} casos tienen límites propios:`,
    asAll: 'Son los límites de todos los casos. Cámbialos aquí para hacer una excepción.',
    own: 'Este caso tiene límites propios.',
    useAll: 'Usar los límites de todos los casos',
  },

  text: {
    large: (length) => `${whole(length)} caracteres. Solo se muestra el principio.`,
    beginning: (label) => `${label}: principio`,
    replace: (label) => `Reemplazar ${label.toLowerCase()} con un archivo`,
    replaceFile: 'Reemplazar con un archivo',
    save: 'Guardar como archivo',
    edit: 'Editar aquí',
  },

  sample: {
    explanation: 'Explicación de este ejemplo',
    explanationHint: 'Opcional. Los usuarios la ven debajo del ejemplo. Markdown.',
  },
  generated: (line) => `Hecho por la línea del generador: ${line}`,
};
