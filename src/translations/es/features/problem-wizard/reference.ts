import { languageLabels } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/reference/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Comprueba antes de publicar',
  places: {
    device:
      'Tu propia solución se ejecuta con cada caso, en este dispositivo. Se guarda con el borrador y no se publica.',
    judge:
      'Tu propia solución se ejecuta con cada caso, en el juez. Se guarda con el borrador y no se publica.',
    nowhere: 'Tu propia solución se ejecuta con cada caso. Se guarda con el borrador y no se publica.',
  },
  language: 'Lenguaje de tu solución',
  solution: 'Tu solución',
  run: 'Ejecutar con todos los casos',
  runOnJudge: 'Ejecutar en el juez',
  cancel: 'Cancelar',
  running: 'Ejecutando…',
  preparing: 'Preparando el entorno de ejecución…',
  sending: 'Enviando al juez…',
  queued: 'En la cola del juez…',
  runningOnJudge: 'El juez está ejecutando tu solución…',
  judgeFailed:
    'El juez no pudo ejecutar tu solución. Tu programa no lo causó. Vuelve a intentarlo en un momento.',
  checkerFailed: 'Tu verificador no compila.',
  offline: (language) =>
    `${languageLabels[language]} solo se ejecuta en el juez, y no tienes conexión. Comprueba el problema más tarde, escribe la solución en otro lenguaje o crea el problema sin comprobarlo.`,
  compilerOutput: 'Salida del compilador',
  results: 'Resultados por caso',
  caseResult: (number) => `Caso ${number}`,
  allMatch: (count) =>
    count === 1 ? 'El único caso es como se esperaba.' : `Los ${count} casos son como se esperaba.`,
  someMatch: (matching, count) => `${matching} de ${counted(count, 'caso', 'casos')} como se esperaba.`,
  ranOnJudge: (total) => `${total} Se ejecutó en el juez.`,
  ranOnDevice: (total) => `${total} Se ejecutó en este dispositivo.`,
  expected: 'Esperado',
  output: 'Salida',
  errorOutput: 'Salida de error',
  outputCut: 'La salida es más larga de lo que se muestra aquí.',
  useOutput: 'Usar esta salida como salida esperada',
  asExpected: 'Como se esperaba.',
  different: 'La salida no es la esperada.',
  undecided: 'Terminado. Solo el juez puede ejecutar tu verificador.',
  compileError: 'El programa no compila.',
  runtimeError: 'El programa terminó con un error.',
  timeLimit: 'El programa tardó demasiado.',
  memoryLimit: 'El programa necesitó demasiada memoria.',
  outputLimit: 'El programa escribió demasiada salida.',
  cancelled: 'Cancelado.',
  noRuntime:
    'El entorno de ejecución de este lenguaje no está en este dispositivo. Puedes descargarlo en Uso sin conexión.',
  judgeOnly: 'Este programa no se puede ejecutar en un navegador.',
  notRun: 'No se ejecutó.',
};
