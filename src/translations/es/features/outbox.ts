import type { messages as english } from '../../../features/outbox/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

const troubles = {
  unreached: { short: 'Sin conexión', long: 'Sin conexión' },
  silent: { short: 'Sin respuesta', long: 'El servidor no responde' },
  failing: { short: 'Falla del servidor', long: 'Falla del servidor' },
} as const;
const items = (count: number) => counted(count, 'elemento', 'elementos');
const work = (paused: number) => (paused > 0 ? items(paused) : 'tu trabajo');
export const messages: TranslationOf<typeof english> = {
  outbox: 'Bandeja de salida',
  offlineUse: 'Uso sin conexión: descargas, almacenamiento, exportación',
  noAnswerYet: 'El servidor no ha respondido desde que se abrió esta página.',
  lastAnswer: (ago) => `El servidor respondió por última vez ${ago}.`,
  tryNow: 'Intentar ahora',
  trying: 'Intentando…',
  creations: {
    contest: {
      created: 'El concurso se creó correctamente.',
      refused: (reason) => `Error al crear el concurso. ${reason}`.trimEnd(),
      open: 'Abrir el concurso',
    },
    problem: {
      created: 'El problema se creó correctamente.',
      refused: 'No se pudo crear el problema. Vuelve a intentarlo.',
      open: 'Abrir el problema',
    },
    problemChange: {
      saved: (version) => `Guardado como versión ${version}.`,
      refused: 'El servidor no publicó tus cambios.',
      stale: 'Alguien publicó antes una versión más nueva.',
      open: 'Abrir el problema',
      compare: 'Comparar',
    },
    refusedReason: (name, reason) =>
      [name, `${reason} Tu borrador sigue en este dispositivo.`.trimStart()].filter(Boolean).join(': '),
    showFault: 'Mostrar el error',
    openDraft: 'Abrir el borrador',
  },
  indicator: {
    label: (sentence) => `Bandeja de salida: ${sentence}`,
    loading: (isOnline) =>
      isOnline ? 'En línea, cargando la bandeja de salida' : 'Cargando la bandeja de salida',
    loadingInTrouble: (trouble) => ({
      short: troubles[trouble].short,
      sentence: `${troubles[trouble].long}, cargando la bandeja de salida`,
    }),
    allSent: (isOnline) => (isOnline ? 'En línea. Todo está enviado' : 'Todo está enviado'),
    sending: (count) => ({ short: `Enviando ${count}`, sentence: `Enviando ${items(count)}` }),
    waiting: (count) => ({ short: `En espera · ${count}`, sentence: `En espera · ${count} para el juez` }),
    slowedDown: (count) => ({
      short: `En espera · ${count}`,
      sentence: `En espera · ${count}, porque enviaste mucho en poco tiempo`,
    }),
    refused: (count) => {
      const short = counted(count, 'rechazado', 'rechazados');
      return { short, sentence: `${short}: elige qué hacer` };
    },
    notSent: (count) => {
      const short = `${count} sin enviar`;
      return { short, sentence: `${short}: reintenta` };
    },
    signIn: (paused) => ({
      short: 'Iniciar sesión',
      sentence: `Iniciar sesión para enviar ${items(paused)}`,
    }),
    signInAgain: { short: 'Iniciar sesión', sentence: 'Iniciar sesión de nuevo para enviar tu trabajo' },
    trouble: (trouble, unsent) => {
      const { short, long } = troubles[trouble];
      if (unsent === 0) return { short, sentence: `${long}. Todo está en este dispositivo` };
      const visible = short === long ? `${short} · ${unsent}` : short;
      return { short: visible, sentence: `${long} · ${unsent} en este dispositivo` };
    },
  },
  list: {
    empty:
      'Aún no has enviado nada desde este dispositivo. Tus envíos se guardan en este dispositivo hasta que el servidor los recibe.',
    signInAgainToSend: (paused) => `Inicia sesión de nuevo para enviar ${work(paused)}.`,
    signInToSend: (paused) => `Inicia sesión para enviar ${work(paused)}.`,
    signIn: 'Iniciar sesión',
    notSent: (paused) => `No se pudo enviar ${work(paused)}.`,
    sendAgain: 'Enviar de nuevo',
    more: (count) => `Mostrar ${count} más`,
  },
  entry: {
    unknownKind: 'Elemento desconocido',
    lastAttempt: (error) => `Último intento: ${error} La aplicación reintenta automáticamente.`,
    sentAfterSignIn: 'Se envía después de que inicies sesión.',
    sentAfterNewSignIn: 'Se envía después de que inicies sesión de nuevo.',
    sendAgain: 'Enviar de nuevo',
    stale:
      'Alguien publicó una versión más nueva antes de que llegaran tus cambios. Están a salvo en este dispositivo. Compara las dos versiones para publicar la tuya, conservar la otra o combinarlas.',
    compare: 'Comparar',
    edit: 'Editar',
    open: 'Abrir',
    saveAsFile: 'Guardar como archivo',
    unnamedFile: 'sin-nombre',
    nothingToSave: 'Este elemento ya se envió o se descartó, así que no hay archivo que guardar.',
    discard: 'Descartar',
    confirmDiscard: '¿Descartar para siempre?',
    written: (ago) => `Escrito ${ago}`,
    sent: (ago) => `enviado ${ago}`,
    judgingStarted: (ago) => `evaluación iniciada ${ago}`,
    judged: (ago) => `evaluado ${ago}`,
  },
  kinds: {
    submission: 'Envío',
    verdict: 'Veredicto',
    held: (reason) => `Retenido para revisión: decide el organizador. ${reason}`.trimEnd(),
    notCounted: (reason) => (reason === '' ? 'No cuenta en el concurso.' : `No cuenta: ${reason}`),
    answer: 'Respuesta',
    result: 'Resultado',
    correct: 'Correcta',
    incorrect: 'Incorrecta',
    sampleRun: 'Ejecución de ejemplos',
    sampleRunIn: (language) => `Ejecución de ejemplos, ${language}`,
    finished: 'Terminada',
    profile: 'Perfil',
    displayName: 'nombre visible',
    avatar: 'imagen',
    preferences: 'ajustes',
    report: 'Informe',
    registration: 'Inscripción',
    contestFinish: 'Concurso terminado',
    proctoring: 'Eventos de supervisión',
    question: 'Pregunta al organizador',
    comment: 'Comentario',
    problemComment: 'Comentario sobre un problema',
    thread: { resolve: 'Un hilo se marca como resuelto', reopen: 'Un hilo se abre de nuevo' },
    deletedComment: 'Se elimina un comentario',
    newContest: 'Concurso nuevo',
    newProblem: 'Problema nuevo',
    problemChange: 'Problema cambiado',
    changesOf: (version) => `Cambios a la versión ${version}`,
    lists: 'Marcadores y listas',
    listChanges: (count) => counted(count, 'cambio', 'cambios'),
    note: 'Nota',
    deletedNote: 'Se elimina una nota',
    openedHelp: 'Ayuda abierta',
    openedPart: (part, problemID) =>
      part === 'editorial'
        ? `Editorial de ${problemID}`
        : `Pista ${part.slice('hint'.length)} de ${problemID}`,
  },
};
