import type { messages as english } from '../../../features/solve/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  page: {
    title: 'Resolver',
    problem: (problemID) => `Problema ${problemID}`,
    explore: 'Explorar',
    challenge: 'Reto',
    views: 'Partes de esta pantalla',
    statement: 'Enunciado',
    code: 'Código',
    results: 'Resultados',
    statementWidth: 'Ancho del enunciado',
    editorHeight: 'Altura del editor',
    previousProblem: 'Problema anterior',
    nextProblem: 'Problema siguiente',
    problemOf: (number, total) => `${number} de ${total}`,
    placeIn: (number, total, challenge) => `${number} de ${total} en ${challenge}`,
  },
  actions: {
    runSamples: 'Ejecutar ejemplos',
    runInput: 'Ejecutar mi entrada',
    runWhenOnline: 'Ejecutar con conexión',
    runKeys: 'Ctrl o Cmd + Enter',
    runOnJudgeKeys: 'Ejecutar en el juez: Ctrl o Cmd + Enter',
    cancel: 'Cancelar',
    submit: 'Enviar',
    submitKeys: 'Ctrl o Cmd + Shift + Enter',
  },
  editor: {
    language: 'Lenguaje',
    label: 'Código',
    keyboardShortcuts: 'Atajos de teclado',
    leaveByKeys: (
      <>
        <kbd>Esc</kbd> y luego <kbd>Tab</kbd> sale del editor
      </>
    ),
    resetCode: 'Restablecer el código original',
    symbols: 'Símbolos',
    run: 'Ejecutar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    left: 'Mover a la izquierda',
    right: 'Mover a la derecha',
    up: 'Mover arriba',
    down: 'Mover abajo',
    indent: 'Sangría',
    notJudgedOption: (language) => `${language} (juez no disponible)`,
    notJudged: (language, reason) =>
      [
        `El servidor no puede evaluar ${language} por el momento.`,
        ...(reason ? [reason] : []),
        `Puedes enviar de todos modos: tu envío espera hasta que ${language} esté disponible.`,
      ].join(' '),
  },
  draft: {
    saving: 'Guardando en el dispositivo…',
    saved: 'Guardado en este dispositivo',
    changedInTab: 'Sin guardar: modificado en otra pestaña',
    changedOnDevice: 'Sin guardar: modificado en otro dispositivo',
    failed: 'No se pudo guardar en este dispositivo',
    tabConflict:
      'Este código se modificó en otra pestaña. Tus cambios no se guardan hasta que elijas una versión. La otra versión queda en “Tus envíos”.',
    deviceConflict: (device, moment) =>
      `Este código se modificó en otro dispositivo, ${moment}, ${device}. Tus cambios no se guardan hasta que elijas una versión. La otra versión queda en “Tus envíos”.`,
    unsentConflict: (device, moment) =>
      `Este código también se modificó en otro dispositivo, ${moment}, ${device}. Tus cambios están guardados en este dispositivo, pero no se envían a tus otros dispositivos hasta que elijas una versión. La otra versión queda en “Tus envíos”.`,
    useOther: 'Usar la otra versión',
    keepThis: 'Conservar esta versión',
    thisDevice: 'este dispositivo',
    arrived: 'Se cargó tu código de otro dispositivo',
    arrivedFrom: (device, moment) =>
      `De ${device}, ${moment}. El código que estaba antes aquí está en “Tus envíos”.`,
    resetDone: 'Código original restablecido',
    undo: 'Deshacer',
    restored: 'Versión restaurada',
    restoreFailed: 'No se pudo restaurar el código',
  },
  difference: {
    show: 'Mostrar la diferencia',
    label: (before, after) => `Diferencia entre ${before} y ${after}`,
    names: (before, after) => `− ${before}   + ${after}`,
    skippedLines: (count) => `… ${counted(count, 'línea', 'líneas')}`,
  },
  statement: {
    changed: (newVersion, shownVersion) =>
      `Este enunciado cambió (versión ${newVersion}). Aún ves la versión ${shownVersion}. Tus envíos se evalúan con la versión nueva.`,
    showNew: 'Mostrar el enunciado nuevo',
    changedSince: (version, codeVersion) =>
      `Este enunciado cambió desde la última vez que trabajaste en él. Ves la versión ${version}. Escribiste tu código para la versión ${codeVersion}.`,
    dismiss: 'Entendido',
    version: (version) => `versión ${version}`,
  },
  results: {
    samples: 'Ejemplos',
    customInput: 'Entrada propia',
    verdict: 'Veredicto',
    submissions: 'Tus envíos',
  },
  submission: {
    notSaved: 'Tu envío no se guardó',
    notSavedBecause: (reason) => `Tu envío no se guardó. ${reason}`,
    serverFault:
      'El servidor tiene un problema. Tu código está guardado en este dispositivo y se envía en cuanto el servidor vuelva a funcionar.',
    gone: 'El servidor ya no tiene este envío, así que no hay resultado. Vuelve a enviar el programa.',
    failed: (reason) => `Ocurrió un error al ejecutar el código. ${reason}`.trim(),
    tooManyRequests:
      'Ocurrió un error al ejecutar el código. Demasiadas solicitudes. Vuelve a intentarlo más tarde.',
    notAccepted: (reason) => `No se aceptó: ${reason}`,
    judged: (verdict) => `Evaluado: ${verdict}.`,
    standing: {
      counted: 'Cuenta en el concurso.',
      late: 'Cuenta en el concurso: se envió tarde, pero dentro del plazo de gracia.',
      held: 'Retenido para revisión: decide el organizador.',
      refused: 'No cuenta en el concurso.',
    },
  },
  run: {
    emptyCode: 'El código no puede estar vacío.',
    sample: (number) => `Ejemplo ${number}`,
    yourInput: 'Tu entrada',
    yourInputNumber: (number) => `Tu entrada ${number}`,
    line: (line) => `Línea ${line}`,
    showLine: (line) => `Mostrar la línea ${line}`,
    compiler: 'Compilador',
    inputLabel: 'Entrada de la próxima ejecución',
    useFirstSample: 'Usar el ejemplo 1',
    progress: 'Progreso de la ejecución',
    downloadingRuntime: 'Descargando el entorno de ejecución…',
    startingRuntime: 'Iniciando el entorno de ejecución…',
    running: 'Ejecutando…',
    runningCase: (number, total) => `Ejecutando (${number} de ${total})…`,
    bytes: (done, total) => `${done} de ${total}`,
    olderCode: 'De una versión anterior de tu código.',
    severalAnswers: 'Este problema acepta más de una respuesta. Envía para obtener un veredicto.',
    onDevice:
      'Se ejecutó en este dispositivo. Su velocidad, memoria y pila difieren de las del juez. Envía para ejecutar todos los casos de prueba en el juez.',
    onJudge:
      'Se ejecutó en el juez, solo con la entrada que se muestra aquí. Envía para ejecutar todos los casos de prueba.',
  },
  runHint: {
    interactive:
      'Este problema es interactivo. Ejecutar hace que tu programa dialogue con el juez en los ejemplos.',
    multiPass:
      'Ejecutar da los ejemplos a tu programa en el juez, varias veces seguidas: cada entrada depende de la salida anterior.',
    interactiveOffline:
      'Este problema es interactivo. Cuando hay conexión, Ejecutar hace que tu programa dialogue con el juez en los ejemplos.',
    noCustomInput: 'Los problemas interactivos no aceptan entrada propia. Ejecuta los ejemplos.',
    noSamples:
      'Este problema no tiene ejemplos. Escribe una entrada en “Entrada propia” para ejecutar tu programa.',
    customInput: 'Ejecutar pasa esta entrada a tu programa y muestra la salida.',
    samples: (count) =>
      count === 1
        ? 'Ejecutar prueba tu programa con el ejemplo.'
        : `Ejecutar prueba tu programa con los ${count} ejemplos.`,
    onDevice: 'Se ejecuta en este dispositivo y no necesita conexión.',
    onJudge: (language) => `Se ejecuta en el juez, porque ${language} no se ejecuta en este dispositivo.`,
    onJudgeOffline: (language) =>
      `Se ejecuta en el juez cuando hay conexión, porque ${language} no se ejecuta en este dispositivo.`,
  },
  outcome: {
    matches: 'La salida coincide',
    differs: 'La salida difiere',
    interactionSucceeded: 'La interacción tuvo éxito',
    interactionFailed: 'La interacción falló',
    ok: 'Terminado',
    runtimeError: 'El programa falló',
    failedWith: (signal) => `El programa falló (${signal})`,
    failedWithExitCode: (exitCode) => `El programa falló (código de salida ${exitCode})`,
    timeLimit: 'Detenido: tardó demasiado',
    memoryLimit: 'Detenido: usó demasiada memoria',
    outputLimit: 'Detenido: imprimió demasiado',
    compileError: 'Tu programa no compila',
    notValid: (language) => `Tu programa no es ${language} válido (error de sintaxis)`,
    cancelled: 'Cancelado',
    runtimeFailed: 'No se pudo ejecutar en este dispositivo',
    notRun: 'No se ejecutó',
  },
  remark: {
    nativeEngine:
      'Se ejecutó en el motor de JavaScript de este navegador: más rápido, pero sin límite de memoria.',
    slowerThanLimit: (limit) =>
      `Tardó en este dispositivo más que el límite de ${limit}. El juez puede ser más rápido, o puede detener el programa.`,
    stoppedAfter: (title) =>
      `No se ejecutó, porque el programa no se detuvo en ${title}. Cada ejemplo más tardaría lo mismo.`,
  },
  summary: {
    finished: 'La ejecución terminó.',
    failed: 'La ejecución terminó con un error.',
    sampleMatches: 'El ejemplo coincide.',
    sampleDiffers: 'El ejemplo no coincide.',
    matching: (matching, total) => `${matching} de ${total} ejemplos coinciden.`,
  },
  judgeRun: {
    offline: 'Guardado en este dispositivo. Se ejecuta en el juez cuando haya conexión.',
    signInNeeded: 'Guardado en este dispositivo. Inicia sesión para ejecutarlo.',
    signIn: 'Iniciar sesión',
    sending: 'Enviando al juez…',
    notSent: (reason) => `Aún no se envió: ${reason} Reintentando.`,
    queued: 'En la cola del juez…',
    running: 'El juez está ejecutando tu programa…',
    resultLater: 'El juez tiene tu programa. El resultado aparece aquí cuando haya conexión.',
    expired: 'El juez conserva los resultados un día y ya no tiene este. Ejecuta tu programa de nuevo.',
    refused: (reason) => `El juez no ejecutó tu programa. ${reason}`.trim(),
    failed:
      'El juez no pudo ejecutar tu programa. No es un error de tu programa. Ejecútalo de nuevo en un momento.',
    dismiss: 'Cerrar',
    cancel: 'Cancelar esta ejecución',
  },
  runtime: {
    downloading: (name) => `Descargando ${name}…`,
    downloadProgress: 'Progreso de la descarga',
    cancelDownload: 'Cancelar la descarga',
    missing: (name) =>
      `${name} aún no está en este dispositivo. Ejecutar lo descarga, o puedes descargarlo ahora.`,
    notKept: (name) => `Por HTTP sin cifrar, la primera ejecución tras cargar la página descarga ${name}.`,
    download: (name, size) => `Descargar ${name} para usar sin conexión: ${size}`,
    cpp: 'C++',
    cppOnJudge: 'C++17 se ejecuta en el juez',
    cppAbsent:
      'Ejecutar y Enviar mandan tu código al juez. Puedes descargar C++ para este dispositivo aquí en cuanto el servidor lo ofrezca.',
    cppNotKept:
      'Ejecutar y Enviar mandan tu código al juez. Si abres este sitio por HTTPS, puedes descargar C++ para este dispositivo.',
    cppOffline:
      'Ejecutar y Enviar mandan tu código al juez cuando hay conexión. Es posible que entonces también puedas descargar C++ para este dispositivo.',
    cppMissing: 'C++17 aún no está en este dispositivo',
    downloadCpp: (size, memory) =>
      `Descargar C++ para este dispositivo: ${size}, usa unos ${memory} de memoria`,
    cppUse:
      'Después de la descarga, los ejemplos se ejecutan en este dispositivo, incluso sin conexión. Hasta entonces, los ejecuta el juez.',
    lowMemory: 'Es posible que este dispositivo no tenga memoria suficiente para C++.',
    cppOnDevice: (size) => `C++ está en este dispositivo (${size}).`,
    removeCpp: 'Quitarlo',
  },
};
