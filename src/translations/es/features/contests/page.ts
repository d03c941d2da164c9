import { proctorReturnMs } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/contests/page/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const units = {
  day: ['día', 'días'],
  hour: ['hora', 'horas'],
  minute: ['minuto', 'minutos'],
  second: ['segundo', 'segundos'],
} as const;
export const messages: TranslationOf<typeof english> = {
  contest: 'Concurso',
  contestNamed: (slug) => `Concurso ${slug}`,
  contests: 'Concursos',
  by: (creator) => `De ${creator}`,
  timesAndRegistration: 'Horario e inscripción',
  manage: 'Gestionar',
  leaderboard: 'Clasificación',
  unknownFailure: 'Algo salió mal.',
  otherContests: 'Ver otros concursos',
  retry: 'Reintentar',
  submissionsRemain: 'Si participaste, tus envíos se conservan en el historial de tu perfil.',
  offlineWork: (lateSyncMinutes) =>
    lateSyncMinutes === 0
      ? 'Un envío cuenta si el servidor lo recibe antes del final.'
      : `Un envío hecho sin conexión antes del final cuenta si el servidor lo recibe hasta ${counted(lateSyncMinutes, 'minuto', 'minutos')} después del final.`,
  preview: {
    title: 'Vista previa del concurso',
    ribbon: 'Estás en modo de vista previa. Esta vista es de solo lectura',
  },
  sections: {
    description: 'Acerca del evento',
    eventRules: 'Reglas del evento',
    eventPrizes: 'Premios del evento',
    eventTerms: 'Términos y condiciones del evento',
    eventPrivacy: 'Política de privacidad del evento',
    eventFAQ: 'Preguntas frecuentes del evento',
  },
  emptySection: 'No se dio información.',
  time: {
    startsIn: 'Empieza en',
    endsIn: 'Termina en',
    startsInDuration: (duration) => `Empieza en ${duration}`,
    endsInDuration: (duration) => `Termina en ${duration}`,
    endedAgo: (duration) => `Terminó hace ${duration}`,
    lasting: (count, unit) => counted(count, units[unit][0], units[unit][1]),
    ongoing: 'En curso',
    paused: 'En pausa',
    clockStopped: 'En pausa: el reloj está detenido hasta que el organizador reanude el concurso.',
    hasEnded: '¡Atención! ¡El concurso terminó!',
  },
  facts: {
    starts: 'Empieza',
    notSet: 'Sin definir',
    ends: 'Termina',
    never: 'Nunca',
    duration: 'Duración',
    minutes: (minutes) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`),
    unlimited: 'Sin límite',
    untilTheEnd: (duration) => `${duration}, hasta el final`,
    proctoredMode: 'Modo supervisado',
    yes: 'Sí',
    no: 'No',
    questions: 'Preguntas',
    scoring: 'Puntuación',
    openTo: 'Abierto a',
    everyone: 'Todo el mundo',
    everyoneWithLink: 'Todas las personas con el enlace',
    certainDomains: 'Correos de ciertos dominios',
    certainEmails: 'Ciertas direcciones de correo',
    lateSubmissions: 'Envíos tardíos',
    acceptedAfterEnd: (minutes) =>
      `Se aceptan durante ${counted(minutes, 'minuto', 'minutos')} después del final`,
    leaderboard: 'Clasificación',
    frozen: (minutes) =>
      minutes === 1 ? 'Congelada en el último minuto' : `Congelada en los últimos ${minutes} minutos`,
    password: 'Contraseña',
    neededToRegister: 'Necesaria para inscribirse',
    participants: 'Participantes',
    version: 'Versión',
  },
  button: {
    signIn: 'Iniciar sesión',
    signInTip: 'Inicia sesión para participar en este concurso',
    processing: 'Procesando',
    processingTip: 'Tu inscripción espera ser enviada',
    contestEnded: 'Concurso terminado',
    registered: 'Inscripción hecha',
    registeredTip: 'Ya te inscribiste en este concurso',
    notAllowed: 'No permitido',
    domainNotAllowed: 'El dominio de tu correo no puede participar en este concurso',
    emailNotAllowed: 'Tu correo no puede participar en este concurso',
    blocked: 'El organizador te bloqueó en este concurso',
    register: 'Inscribirse',
    join: '¡Participa en el concurso!',
    ended: 'Terminado',
    endedTip: 'El concurso ya terminó.',
  },
  registration: {
    registered: (contest) => `Te inscribiste en ${contest}.`,
    loginToJoin: 'Inicia sesión para participar en el concurso.',
    signInToJoin: 'Inicia sesión para participar en el concurso.',
    notSaved: 'No se pudo guardar tu inscripción en este dispositivo. Vuelve a intentarlo.',
    notAllowed: (reason) => `${reason}.`,
    queued: 'En espera en este dispositivo',
    sentLater:
      'Tu inscripción se enviará cuando vuelva la conexión. Quedas inscrito cuando el servidor la recibe.',
    sending: 'Tu inscripción se está enviando.',
    cancel: 'Cancelar la inscripción',
    notSent: 'Aún no se envió',
    sessionEnded: 'El servidor cerró tu sesión. Inicia sesión de nuevo para enviar tu inscripción.',
    signInAgain: 'Iniciar sesión de nuevo',
    refused: 'Sin inscripción',
    retry: 'Reintentar',
    dismiss: 'Cerrar',
  },
  registerDialog: {
    title: (contest) => `Inscribirse en ${contest}`,
    password: 'Contraseña del concurso',
    passwordLength: (min) => `Al menos ${min} caracteres.`,
    passwordMissing: 'Escribe la contraseña del concurso. El organizador la da a los participantes.',
    register: 'Inscribirse',
  },
  proctoring: {
    title: 'Este concurso está supervisado',
    noFullScreen:
      'Este dispositivo no puede mostrar una página en pantalla completa. En su lugar, el concurso debe permanecer en primer plano: cambiar a otra aplicación o pestaña cuenta como salir.',
    rules: (maxWarnings, warningSeconds, hasFullScreen) => [
      ...(hasFullScreen ? ['El concurso se realiza en pantalla completa, sin otra ventana delante.'] : []),
      `Si ${hasFullScreen ? 'sales de la pantalla completa o de la ventana' : 'sales de la ventana'}, recargas o cierras la página, o continúas en otro dispositivo, ${warningSeconds === 0 ? 'recibes una advertencia' : 'se cuenta el tiempo que estás fuera'}. Después tienes ${proctorReturnMs / 1000} segundos para volver antes de quedar descalificado.`,
      ...(warningSeconds === 0
        ? []
        : [
            `Recibes una advertencia por cada ${warningSeconds} segundos fuera en total, sumando todas las ausencias.`,
          ]),
      maxWarnings === 0
        ? 'No hay límite de advertencias.'
        : `Más de ${maxWarnings === 1 ? 'una advertencia te descalifica' : `${maxWarnings} advertencias te descalifican`}.`,
      'El clic derecho, copiar, pegar y las herramientas de desarrollo están bloqueados.',
      'El organizador ve cuántas veces y cuánto tiempo estuviste fuera.',
      'Perder la conexión nunca te da una advertencia, y durante una pausa no se supervisa nada.',
    ],
  },
};
