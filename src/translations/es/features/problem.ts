import type { messages as english } from '../../../features/problem/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Problema',
  titleOf: (problemID) => `Problema ${problemID}`,
  backToExplore: 'Explorar',
  maybeInvited: 'Si alguien te invitó a escribirlo o probarlo, acepta primero la invitación:',
  ownProblems: 'Mis problemas',
  solve: 'Resolver',
  answer: 'Responder',
  aside: 'Estadísticas y tus envíos',
  ownTitle: 'Tus envíos',
  ownEmpty: 'Aún no hay envíos.',
  ownEmptyOnDevice: 'Aún no hay envíos desde este dispositivo.',
  ownEarlier: (count) => `Y ${counted(count, 'envío anterior', 'envíos anteriores')}.`,
  onOtherDevice: (what) => `${what}, en otro dispositivo`,
  answered: 'Respuesta',
  correct: 'Correcta',
  incorrect: 'Incorrecta',
  verdictPending: 'Veredicto',
  resultPending: 'Resultado',
  statistics: 'Estadísticas',
  statisticsOffline: 'No están en este dispositivo. Las estadísticas se descargan cuando tienes conexión.',
  statisticsMissing: 'No se pudieron cargar las estadísticas.',
  asOf: (time) => `Datos de ${time}.`,
  noSubmissions: 'Nadie ha enviado nada todavía.',
  solvedBy: 'Resuelto por',
  solvers: (solvers, accounts) =>
    accounts === 0 ? 'ninguna cuenta todavía' : `${solvers} de ${counted(accounts, 'cuenta', 'cuentas')}`,
  accepted: 'Aceptados',
  acceptedOf: (accepted, submissions, percent) =>
    `${accepted} de ${counted(submissions, 'envío', 'envíos')}, ${percent} %`,
  byLanguage: 'Por lenguaje',
  language: 'Lenguaje',
  submissions: 'Envíos',
};
