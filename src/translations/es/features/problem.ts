import type { messages as english } from '../../../features/problem/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Problema',
  titleOf: (problemID) => `Problema ${problemID}`,
  backToExplore: 'Explorar',
  solve: 'Resolver',
  answer: 'Responder',
  aside: 'Estadísticas y tus envíos',
  edit: 'Editar',
  savePackage: 'Guardar como paquete',
  testDataOffline: 'No tienes conexión, y los datos de prueba están en el servidor.',
  testDataOfflineHint:
    'Si tienes un borrador de tus cambios, puedes guardar el paquete desde su último paso.',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar este problema?',
  removeWarning:
    'Ya no aparecerá en las listas. Los demás usuarios conservan sus envíos. No puedes deshacerlo.',
  removeCancel: 'Conservarlo',
  removeConfirm: 'Eliminar para siempre',
  removed: 'El problema se eliminó.',
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
