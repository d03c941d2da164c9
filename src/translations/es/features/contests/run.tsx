import { proctorReturnMs } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/contests/run/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const returnSeconds = proctorReturnMs / 1000;
const minutesOf = (count: number) => counted(count, 'minuto', 'minutos');
export const messages: TranslationOf<typeof english> = {
  contest: 'Concurso',
  contestNamed: (slug) => `Concurso ${slug}`,
  aboutContest: 'Acerca de este concurso',
  leaderboard: 'Clasificación',
  startContest: 'Empezar el concurso',
  continueContest: 'Continuar el concurso',
  contestHasEnded: 'El concurso terminó.',
  unknownFailure: 'Algo salió mal.',
  signIn: 'Iniciar sesión',
  instructions: {
    intro: 'Lee esto primero.',
    timedIntro: 'Lee esto primero. Tu tiempo empieza cuando presionas Empezar el concurso.',
    rules: 'Reglas',
    paused: 'El concurso está en pausa',
    pausedNote: 'El reloj está detenido para todos. Nadie pierde tiempo.',
    beforeStart: (start) => `El concurso empieza el ${start}. Aquí aparecerá el botón Empezar el concurso.`,
    startPaused:
      'Puedes empezar cuando el organizador reanude el concurso. Esta página se actualiza automáticamente.',
    startOffline: 'Empezar requiere conexión. Después puedes trabajar sin conexión.',
    packReady: 'Todos los problemas ya están en este dispositivo. Se abren al empezar.',
    canStart:
      'Al empezar se descargan todos los problemas a este dispositivo. Si después falla la conexión, continúa: tus envíos se guardan en este dispositivo y se envían automáticamente.',
  },
  facts: {
    problems: 'Problemas',
    problemCount: (count) => counted(count, 'problema', 'problemas'),
    time: 'Tiempo',
    limited: (minutes) => `${minutesOf(minutes)} desde que empiezas`,
    limitedUntil: (minutes, end) => `${minutesOf(minutes)} desde que empiezas, pero no después de ${end}`,
    until: (end) => `Hasta ${end}`,
    endAfterPause: (end) => `${end} más la duración de la pausa`,
    noLimit: 'Sin límite de tiempo',
    scoring: 'Puntuación',
    offline: 'Sin conexión',
    noEnd: 'Los envíos se guardan en este dispositivo hasta que se mandan.',
    noLateSync: 'Un envío cuenta si el servidor lo recibe antes del final.',
    lateSync: (minutes) =>
      `Un envío hecho antes del final cuenta si el servidor lo recibe hasta ${minutesOf(minutes)} después del final.`,
    proctored: 'Supervisado',
    escape: 'Tecla Escape',
    escapeLeaves: (excused, hasVim) =>
      `En este navegador, Escape sale de la pantalla completa. Si además cerró una ventana emergente, no recibes advertencia las primeras ${excused} veces.${hasVim ? ' Las teclas de Vim están desactivadas durante este concurso.' : ''}`,
    proctoring: (maxWarnings, warningSeconds, hasFullscreen) =>
      [
        hasFullscreen
          ? 'El concurso se realiza en pantalla completa, sin otra ventana delante.'
          : 'Este dispositivo no puede mostrar una página en pantalla completa. En su lugar, el concurso debe permanecer en primer plano.',
        `Si sales de la página o la recargas, ${warningSeconds === 0 ? 'recibes una advertencia' : 'se cuenta el tiempo que estás fuera'}. Después tienes ${returnSeconds} segundos para volver antes de quedar descalificado.`,
        warningSeconds === 0
          ? ''
          : `Recibes una advertencia por cada ${warningSeconds} segundos fuera en total, sumando todas las ausencias.`,
        maxWarnings === 0
          ? ''
          : `Más de ${counted(maxWarnings, 'advertencia te descalifica', 'advertencias te descalifican')}.`,
        'El clic derecho, copiar y pegar están bloqueados.',
        'Perder la conexión nunca te da una advertencia, y durante una pausa no se supervisa nada.',
      ]
        .filter(Boolean)
        .join(' '),
  },
  start: {
    startsIn: 'Empieza en',
    starting: 'Empezando…',
    serverBusy: (seconds) => `El servidor está ocupado. Reintento en ${seconds} s; deja esta página abierta.`,
    otherDevice: (isProctored) =>
      `Si empezaste en otro dispositivo, puedes continuar en este. El organizador ve el cambio, y el otro dispositivo lo muestra.${isProctored ? ' Cuenta como salir del concurso.' : ''}`,
    packVersion: (version) => `El paquete del concurso, versión ${version}, está en este dispositivo.`,
    withCode: (version) =>
      `No tienes conexión, y el paquete del concurso (versión ${version}) está en este dispositivo. El organizador muestra un código cuando el concurso empieza. Escríbelo para abrir los problemas. Tu tiempo cuenta desde el inicio del concurso.`,
    code: 'Código del concurso',
    codeHint: 'Cuatro grupos de cuatro caracteres. Puedes omitir espacios y guiones.',
    codePlaceholder: 'XXXX-XXXX-XXXX-XXXX',
    opening: 'Abriendo…',
    openAndStart: 'Abrir y empezar',
  },
  rejected: {
    title: 'No puedes participar con este correo',
    otherEmail: 'Inicia sesión con otro correo',
    signInWith: (otherEmail) => (
      <>{otherEmail}. Esto cierra tu sesión. Tu trabajo sin enviar queda en este dispositivo.</>
    ),
  },
  marks: {
    untouched: 'sin intentar',
    queued: 'en espera en este dispositivo',
    judging: 'en evaluación',
    held: 'retenido para revisión',
    tried: 'intentado',
    partly: 'resuelto en parte',
    solved: 'resuelto',
  },
  bar: {
    problems: 'Problemas',
    problem: (letter, title, mark) => `Problema ${letter}, ${title}: ${mark}`,
    offline: 'Sin conexión',
    offlineTip: 'Tus envíos se guardan en este dispositivo y se envían automáticamente',
    queuedTip: 'Problemas con envíos pendientes',
    warnings: 'Advertencias',
    showWarnings: (count) => `Advertencias: ${count}. Mostrar detalles.`,
    finish: 'Terminar',
    sessionEnded:
      'El servidor cerró tu sesión. Tus envíos están guardados en este dispositivo y se mandan después de que inicies sesión de nuevo.',
    signInAgain: 'Iniciar sesión de nuevo',
  },
  time: {
    minutesLeft: (minutes) => (minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`),
    hoursLeft: (hours, minutes) =>
      `${hours === 1 ? 'Queda' : 'Quedan'} ${counted(hours, 'hora', 'horas')} y ${minutesOf(minutes)}`,
    noLimit: 'Sin límite de tiempo',
    paused: 'En pausa',
    pausedTip: 'El organizador pausó el concurso. El reloj está detenido',
    pausedAtContact: 'En pausa en el último contacto',
    pausedAtContactTip:
      'El concurso estaba en pausa cuando este dispositivo contactó al servidor por última vez. Puede haber continuado desde entonces, así que tu reloj corre de nuevo',
  },
  elsewhere: {
    note: (isProctored) =>
      `Continuaste este concurso en otro dispositivo, así que aquí solo puedes leer. Lo que escribiste aquí se conserva. Para trabajar en este dispositivo, presiona el botón: toma el concurso, y el organizador ve cada cambio de dispositivo.${isProctored ? ' Cuenta como salir del concurso.' : ''}`,
    continueHere: 'Continuar aquí',
  },
  proctoring: {
    blocked: 'El clic derecho no está permitido.',
    blockedOthers: 'Copiar, pegar y las herramientas de desarrollo también están desactivados.',
    away: 'Vuelve al concurso',
    awayFromFullscreen:
      'Este concurso se realiza en pantalla completa, sin otra ventana delante. Si no vuelves a tiempo, quedas descalificado.',
    awayFromPage:
      'Este concurso debe permanecer en primer plano. Si no vuelves a tiempo, quedas descalificado.',
    warning: (count) => `Advertencia ${count}`,
    timeAway: (seconds, warningSeconds) =>
      `Fuera durante ${seconds} s en total. Cada ${warningSeconds} s dan una advertencia.`,
    warningsSoFar: (count) => `Advertencias hasta ahora: ${count}`,
    noNewWarning: (count) => `Ninguna advertencia nueva. Advertencias hasta ahora: ${count}`,
    backToFullscreen: 'Volver a pantalla completa',
    iAmBack: 'Ya volví',
    events: 'Eventos de supervisión',
    noEvents: 'Ninguno.',
    sentEvent: (time) => <>{time}, enviado al organizador</>,
    unsentEvent: (time) => <>{time}, aún no se envió</>,
  },
  finishDialog: {
    title: '¿Terminar el concurso?',
    summary: (solved, total, untried) =>
      `${solved} de ${counted(total, 'problema', 'problemas')} resueltos${untried > 0 ? `, ${untried} sin intentar` : ''}. No puedes volver después de terminar.`,
    unsent: (count) =>
      `Tus envíos de ${counted(count, 'problema', 'problemas')} aún no se han mandado. Se mandan automáticamente.`,
    back: 'Seguir resolviendo',
    finish: 'Terminar ahora',
  },
  signedOut: { title: 'No has iniciado sesión.' },
  loggedOut: {
    title: 'Cerraste la sesión',
    note: 'Tu tiempo de concurso sigue corriendo. Tu trabajo está guardado en este dispositivo. Inicia sesión para continuar.',
  },
  ended: {
    virtualTitle: 'Tu participación virtual terminó',
    note: (lateSyncMinutes) => {
      const over = 'Se agotó tu tiempo.';
      if (lateSyncMinutes === null) return over;
      return lateSyncMinutes === 0
        ? `${over} Los envíos solo cuentan si llegaron al servidor antes del final; los posteriores se rechazan.`
        : `${over} Los envíos cuentan si llegan al servidor hasta ${minutesOf(lateSyncMinutes)} después del final; los posteriores se rechazan.`;
    },
  },
  finished: {
    title: 'Terminaste',
    sending:
      'Los envíos pendientes de este dispositivo se mandan automáticamente. Deja esta página abierta hasta que se hayan mandado.',
    countsUntil: (count, moment) =>
      `${counted(count, 'envío', 'envíos')} aún en este dispositivo. El trabajo cuenta si llega al servidor antes de ${moment}; el posterior se rechaza.`,
    allSent: 'Todos tus envíos se mandaron.',
  },
  blocked: {
    title: 'Estás bloqueado en este concurso',
    note: 'El organizador te bloqueó. Los envíos nuevos no cuentan. Tu trabajo está guardado en este dispositivo. Si el organizador te desbloquea, esta página continúa automáticamente.',
  },
  reinstated: {
    title: 'Puedes continuar',
    note: 'El organizador te permite continuar. Presiona Continuar el concurso cuando quieras; entonces se reanuda la supervisión. Tu tiempo ya está corriendo.',
  },
  disqualified: {
    title: 'Estás descalificado',
    note: 'Tu trabajo está guardado en este dispositivo. Si fue un error, escribe al organizador en Mensajes. Si el organizador te readmite, puedes continuar aquí con el tiempo que te quedaba.',
    checkAgain: 'Comprobar de nuevo',
  },
  submissions: {
    title: 'Tus envíos',
    problem: (letter, title) => `${letter}. ${title}`,
    markWithCount: (mark, count) => `${mark} (${counted(count, 'envío', 'envíos')})`,
    notAccepted: (reason) => `No se aceptó: ${reason}`,
    held: 'Retenido para revisión: decide el organizador.',
    heldBecause: (reason) => `Retenido para revisión: decide el organizador. ${reason}`,
    notCounted: (reason) => `No cuenta: ${reason}`,
    tooLate: 'No cuenta: llegó demasiado tarde.',
    late: 'Sincronización tardía: cuenta, y el organizador ve que llegó tarde.',
  },
};
