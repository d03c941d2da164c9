import { juryLimits, languageLabels, sourceBytesMax } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/jury/messages';
import { byteLimit } from '../../../../wizard/byte-limit';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const solutions = (count: number) => counted(count, 'solución', 'soluciones');

export const messages: TranslationOf<typeof english> = {
  title: 'Soluciones del jurado',
  note: 'Programas con un resultado conocido. Comprueban tus casos de prueba, el verificador y los límites antes de publicar. Solo tú, los coautores y los probadores los ven.',
  tabs: 'Soluciones del jurado',
  order: 'Orden de las soluciones',
  add: 'Agregar solución',
  addFiles: 'Agregar programas',
  addFilesHint: `O suéltalos aquí. Un nombre como slow.py o wa.cpp fija el resultado esperado. Como máximo ${juryLimits.solutionsMax}, de ${byteLimit(sourceBytesMax)} cada una.`,
  added: (count) => `Agregado: ${solutions(count)}.`,
  skipped: {
    language: (name) => `${name} no se agrega: no es un programa en C++, Java, Python o JavaScript.`,
    size: (name) => `${name} no se agrega: supera los ${byteLimit(sourceBytesMax)}.`,
    text: (name) => `${name} no se agrega: está vacío o no es texto UTF-8.`,
    full: (name) => `${name} no se agrega: un problema tiene como máximo ${juryLimits.solutionsMax}.`,
  },
  name: 'Nombre del archivo',
  language: 'Lenguaje de tu solución',
  program: 'Tu solución',
  remove: 'Eliminar solución',
  expected: 'Resultado esperado',
  expectations: {
    accepted: 'Aceptado',
    wrongAnswer: 'Respuesta incorrecta',
    timeLimit: 'Límite de tiempo excedido',
    runTimeError: 'Error en tiempo de ejecución',
    acceptedOrTimeLimit: 'Aceptado o límite de tiempo excedido',
    rejected: 'Cualquiera menos aceptado',
  },
  anyOf: (verdicts) => `Uno de: ${verdicts}`,
  points: 'Puntos esperados',
  pointsHint: 'Opcional. De todo el problema.',
  fromPackage: (count) =>
    `El paquete tiene ${counted(count, 'regla', 'reglas')} sobre grupos de casos de prueba para esta solución.`,
  keptFiles: (count) =>
    `Se conservan para la exportación ${counted(count, 'archivo', 'archivos')} del paquete, sin ejecutarse.`,
  results: 'Resultados',
  runAll: 'Ejecutar todas las soluciones',
  runAllHere: 'Ejecutar todas con los ejemplos',
  cancel: 'Cancelar',
  running: (done, total) => `${done} de ${total} soluciones terminadas…`,
  offline:
    'No tienes conexión: las soluciones se ejecutan en este dispositivo, con los ejemplos. El juez ejecuta todos los casos de prueba cuando publicas.',
  offlineLanguages: (languages) =>
    `No se ejecuta en este dispositivo: ${languages.map((language) => languageLabels[language]).join(', ')}.`,
  allAsExpected: (count) =>
    count === 1
      ? 'La única solución tiene el resultado esperado.'
      : `Las ${count} soluciones tienen sus resultados esperados.`,
  someDiffer: (count) =>
    count === 1
      ? 'Una solución tiene un resultado distinto del esperado.'
      : `${count} soluciones tienen un resultado distinto del esperado.`,
  table: 'Resultados de las soluciones del jurado',
  solution: 'Solución',
  result: 'Resultado',
  slowest: 'Más lento',
  memory: 'Memoria',
  caseColumn: (number) => `Caso ${number}`,
  groupPoints: (score, max) => `${score} de ${max}`,
  moreCases: (count) => `Mostrar ${counted(count, 'caso más', 'casos más')}`,
  notRun: 'Sin ejecutar',
  changed: 'Cambió desde la última ejecución',
  waiting: 'En espera…',
  onDevice: 'ejemplos, en este dispositivo',
  differs: 'Difiere',
  cell: (verdict, time, memory) => `${verdict}, ${time}, ${memory}`,
  notJudged: 'El juez no pudo ejecutarla. El programa no es la causa.',
  checkerFailed: 'El verificador no compila.',
  log: (name) => `Mensajes: ${name}`,
  limit: {
    title: 'Límite de tiempo',
    current: (seconds) => `Límite actual: ${seconds} s.`,
    unknown:
      'Ejecuta todas las soluciones para obtener una propuesta. Al menos una debe esperar «Aceptado», y todas esas deben pasar.',
    formula: (name, ms, factor, seconds) =>
      `Solución aceptada más lenta: ${name}, ${ms} × ${factor}, redondeado hacia arriba: ${seconds} s.`,
    comparable: 'Los tiempos no incluyen el tiempo adicional que el juez da a los lenguajes más lentos.',
    marginProven: (name, factor, seconds) =>
      `${name} necesita al menos ${factor} veces este límite (${seconds} s).`,
    marginUnproven: (name, factor, seconds) =>
      `${name} debería necesitar al menos ${factor} veces este límite (${seconds} s). El juez lo detuvo antes.`,
    marginBroken: (name, ms, factor, seconds) =>
      `${name} necesita solo ${ms}, pero debería necesitar al menos ${factor} veces este límite (${seconds} s). Usa pruebas más grandes o una solución aceptada más rápida.`,
    checkMargin: 'Comprobar el margen',
    take: (seconds) => `Usar ${seconds} s en todos los casos`,
    taken: 'El límite es el propuesto.',
    slowPasses: (name) =>
      `${name} debería ser demasiado lento, pero pasa. Las pruebas son demasiado pequeñas o el límite es demasiado largo.`,
    acceptedIsClose: (name, ms, factor) =>
      `${name} se acepta con ${ms}, menos de ${factor} veces por debajo del límite. Jueces o lenguajes más lentos podrían rechazar programas correctos.`,
    slowIsClose: (name, ms, factor) =>
      `${name} necesita ${ms}, menos de ${factor} veces por encima del límite. Podría pasar en otra ejecución.`,
  },
  publish: {
    running: {
      solutions: 'El juez ejecuta las soluciones del jurado',
      tests: 'El juez valida los casos de prueba',
    },
    runningHint: {
      solutions:
        'El problema se publica cuando todas tienen sus resultados esperados. También puedes publicarlo sin esperar.',
      tests:
        'El problema se publica cuando todos los casos de prueba son válidos. También puedes publicarlo sin esperar.',
    },
    compiles:
      'El juez compila tu verificador en todo caso. Hasta entonces el problema espera en este dispositivo y no se publica.',
    title: 'Las soluciones del jurado difieren',
    text: 'Estas soluciones tienen un resultado distinto del esperado:',
    back: 'Volver',
    anyway: 'Publicar de todos modos',
    hint: 'Una diferencia suele indicar un caso de prueba incorrecto, pruebas débiles o un mal límite de tiempo.',
  },
};
