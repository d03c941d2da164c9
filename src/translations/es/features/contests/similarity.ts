import { similarityLimits as limits } from '../../../../../contract/rules/contest/similarity-limits';
import type { messages as english } from '../../../../features/contests/similarity/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const programs = (count: number) => counted(count, 'programa', 'programas');
export const messages: TranslationOf<typeof english> = {
  tryAgain: 'Reintentar',
  needsNetwork:
    'Esta lista requiere conexión, porque en este dispositivo no se guarda código de participantes.',
  proves:
    'Una similitud alta por sí sola no demuestra nada. Las soluciones cortas o habituales se parecen, y dos personas pueden aprender del mismo libro. Lee ambos programas antes de hablar con alguien.',
  how: 'Cómo funciona',
  compares: `La comprobación compara el mejor envío de cada participante con el mismo problema y lenguaje: como máximo ${limits.programsMax} programas, los más nuevos.`,
  ignores: `Los comentarios, el formato, las importaciones y los nombres no importan, ni tampoco el orden de las funciones. El código dado no cuenta. En un grupo de al menos ${limits.commonFromPrograms} programas, tampoco cuenta el código que comparte más de la mitad.`,
  leavesOut: `Se omiten los programas con menos de ${limits.tokensMin} palabras de código. Los pares por debajo de ${limits.similarityMin * 100} % no se muestran, y hay como máximo ${limits.pairsPerGroupMax} pares por problema y lenguaje.`,
  start: 'Comprobar los envíos',
  startAgain: 'Comprobar de nuevo',
  checkNeedsNetwork: 'La comprobación requiere conexión.',
  running: (done, total) => `Comprobando: ${done} de ${counted(total, 'grupo', 'grupos')}`,
  failed:
    'La comprobación falló. Inténtalo de nuevo, o pide al operador que revise el registro del servidor.',
  stopped: 'El servidor se detuvo durante la comprobación. Inténtalo de nuevo.',
  never: 'Aún no se ha comprobado nada.',
  checkedAt: (time, count) => `Comprobado ${time}: ${programs(count)}`,
  leftOut: (count) => counted(count, 'programa omitido', 'programas omitidos'),
  noneFound: 'No se encontraron envíos similares.',
  noMatch: 'Ningún par coincide con estos filtros.',
  pairCount: (pairs) => counted(pairs, 'par', 'pares'),
  problem: 'Problema',
  allProblems: 'Todos los problemas',
  language: 'Lenguaje',
  allLanguages: 'Todos los lenguajes',
  downloadCsv: 'Descargar CSV',
  similarity: 'Similitud',
  longest: 'Parte igual más larga',
  longestWords: (words) => counted(words, 'palabra', 'palabras'),
  people: 'Participantes',
  percent: (share) => `${Math.round(share * 100)} %`,
  openPair: 'Comparar:',
  listKeys: 'Teclas: J y K mueven, Enter abre un par.',
  allPairs: 'Todos los pares',
  previousPair: 'Par anterior',
  nextPair: 'Par siguiente',
  pairOf: (position, total) => `Par ${position} de ${total}`,
  pairTitle: (left, right) => `${left} y ${right}`,
  parts: 'Partes iguales',
  part: (position) => `Parte ${position}`,
  partKeys: 'Teclas: J y K cambian el par, N y P la parte, Escape muestra todos los pares.',
  codeOf: (name) => `Código de ${name}`,
  openSubmission: 'Abrir el envío',
  pairGone: 'La comprobación más nueva no muestra este par.',
  csvColumns: [
    ...['Problema', 'Título', 'Lenguaje', 'Similitud en porcentaje', 'Parte igual más larga en palabras'],
    ...['Nombre de usuario 1', 'Nombre 1', 'Envío 1', 'Nombre de usuario 2', 'Nombre 2', 'Envío 2'],
  ],
};
