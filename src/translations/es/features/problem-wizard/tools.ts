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
    name: 'Nombre del archivo',
    language: 'Lenguaje',
    code: (name) => `Programa ${name}`,
    remove: (name) => `Quitar ${name}`,
    files: (paths) => `Sus archivos: ${paths.join(', ')}.`,
    kept: (name) =>
      `${name} está en un lenguaje que el juez no puede ejecutar. Se queda en el problema y en su paquete.`,
    shared: (paths) => `Archivos compartidos junto a cada programa: ${paths.join(', ')}.`,
    addFiles: 'Agregar archivos de programas',
    notText: (name) => `${name} no se agregó: no es texto UTF-8, o supera ${byteLimit(checkerBytesMax)}.`,
    edit: (name, language) => (language ? `${name} (${languageLabels[language]})` : name),
  },

  generators: {
    title: 'Generadores',
    note: 'Un generador recibe las palabras de su línea como argumentos y escribe una entrada. La misma línea siempre debe escribir la misma entrada: toma los números aleatorios de una semilla en la línea.',
    limits: `Como máximo ${toolLimits.generatorsMax} generadores. Los programas de generadores y validadores tienen como máximo ${byteLimit(toolLimits.bytesMax)} en total.`,
    add: 'Agregar un generador',
    script: 'Líneas de los generadores',
    scriptHint:
      'Un caso de prueba por línea: el nombre del generador y sus argumentos. {1..5} hace cinco líneas, # empieza un comentario.',
    lineFault: (number, message) => `Línea ${number}: ${message}`,
    count: (count) => (count === 1 ? 'Un caso de prueba.' : `${count} casos de prueba.`),
    solution: 'Salidas esperadas por',
    noSolution: 'nadie: las escribo yo',
    solutionHint: 'Escribe una solución en el último paso, o escribe tú las salidas esperadas.',
    generate: 'Generar casos de prueba',
    cancel: 'Cancelar',
    undo: 'Deshacer',
    waiting:
      'Estás sin conexión. La lista está guardada, y la generación empieza cuando vuelvas a tener conexión.',
    here: 'Estás sin conexión. Los generadores se ejecutan en este dispositivo.',
    whenOnline: 'Generar al volver la conexión',
    dontWait: 'No esperar',
  },

  progress: {
    sending: 'Enviando al juez…',
    queued: 'En la cola del juez…',
    running: (done, all) => `Generando: ${done} de ${all}…`,
    validating: 'Validando…',
  },

  result: {
    summary: (added, changed, unchanged, removed) =>
      `${added} agregados, ${changed} cambiados, ${unchanged} iguales, ${removed} quitados.`,
    changed: (line) => `Cambiado: ${line}`,
    removed: (line) => `Quitado: ${line}`,
    failed: (line, message) => `${line}: ${message}`,
    leftOut: (count) =>
      `${counted(count, 'caso de prueba omitido', 'casos de prueba omitidos')}: un problema tiene como máximo ${testCasesMax}.`,
    failedTitle: 'Líneas sin caso de prueba',
    noOutputs: (count) =>
      count === 1 ? 'Un caso aún no tiene salida esperada.' : `${count} casos aún no tienen salida esperada.`,
    broken: (name) => `${name} no compila.`,
    solutionBroken: 'Tu solución no compila.',
    judgeFailed:
      'El juez no pudo ejecutar esto. Tu programa no tiene la culpa. Vuelve a intentarlo en un momento.',
    compilerOutput: 'Salida del compilador',
  },

  generated: {
    judgeOnly: 'Este generador solo se ejecuta en el juez.',
    endedBadly: 'El generador no terminó bien.',
    differs:
      'Escribe otra salida cada vez. Toma los números aleatorios de una semilla en los argumentos, y no uses la hora.',
    noAnswer: 'La solución no dio respuesta.',
  },

  validators: {
    title: 'Validadores de entrada',
    note: 'Un validador lee una entrada y termina con el código de salida 42 si es válida. Todos los validadores se ejecutan en todos los casos al publicar, y cada vez que guardas un cambio.',
    limit: `Como máximo ${toolLimits.validatorsMax} validadores.`,
    add: 'Agregar un validador',
    protocol: 'Una entrada válida tiene',
    protocols: {
      'exit-code': 'Código de salida 42',
      testlib: 'testlib: código de salida 0',
    },
    arguments: 'Argumentos',
    argumentsHint: `Opcional, separados por espacios. Como máximo ${checkerArgumentsMax}.`,
    validate: 'Validar todos los casos',
    offline: 'Los validadores se ejecutan en el juez. Estás sin conexión: se ejecutan al publicar.',
    allValid: (count) => (count === 1 ? 'El único caso es válido.' : `Los ${count} casos son válidos.`),
    invalid: (number, validator, message) => `Caso ${number}, ${validator}: ${message}`,
    show: (number) => `Mostrar caso ${number}`,
    results: 'Casos que no son válidos',
  },
};
