import type { messages as english } from '../../../features/own-problems/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Mis problemas',
  back: 'Explorar',
  create: 'Crear un problema',
  list: 'Mis problemas',

  search: 'Buscar en mis problemas',
  state: 'Estado',
  anyState: 'Cualquier estado',
  states: { draft: 'Borradores', private: 'Privados', public: 'Públicos', used: 'En uso' },
  sortBy: 'Ordenar por',
  sorts: {
    changed: 'Último cambio',
    title: 'Título',
    solved: 'Más resueltos',
    submissions: 'Más envíos',
    acceptance: 'Aceptación',
  },
  count: (shown, all) =>
    shown === all
      ? counted(all, 'problema', 'problemas')
      : `${shown} de ${counted(all, 'problema', 'problemas')}`,
  noMatch: 'Ningún problema coincide con estos filtros',
  clear: 'Quitar filtros',
  noneYet: 'Aún no has creado ningún problema',
  noneYetHint: 'Escribe uno aquí, también sin conexión, o importa un paquete.',
  noneOnDevice: 'Tus problemas aún no están en este dispositivo',
  noneOnDeviceHint: 'Conéctate una vez para descargar la lista.',
  notLoaded: 'No se pudo cargar la lista.',

  unnamed: 'Problema sin título',
  public: 'Público',
  draft: 'Borrador en este dispositivo',
  changeDraft: 'Cambios sin publicar en este dispositivo',
  waiting: 'Espera en la bandeja de salida',
  waitsForJudge: 'Espera al juez',
  refused: 'El servidor no lo aceptó',
  stale: 'Anterior a la versión más reciente',
  compareStale: 'Comparar',
  compareStaleOf: (title) => `Comparar tus cambios de ${title}`,
  version: (version) => `Versión ${version}`,
  changed: (age) => `cambiado ${age}`,
  triedAndSolved: (tried, solved) => `${tried} lo intentaron, ${solved} lo resolvieron`,
  submissions: (count) => counted(count, 'envío', 'envíos'),
  acceptance: (percent) => `${percent} % aceptado`,
  noSubmissions: 'Aún sin envíos',
  byLanguage: 'Por lenguaje',
  usedIn: 'Se usa en',
  contest: (name) => `Concurso ${name}`,
  challenge: (name) => `Reto ${name}`,
  assignment: (name) => `Tarea ${name}`,

  edit: 'Editar',
  editOf: (title) => `Editar ${title}`,
  resume: 'Continuar',
  resumeOf: (title) => `Continuar ${title}`,
  more: 'Más',
  moreOf: (title) => `Más sobre ${title}`,
  duplicate: 'Duplicar',
  savePackage: 'Guardar como paquete',
  testDataOffline: 'No tienes conexión, y los datos de prueba están en el servidor.',
  testDataOfflineHint:
    'Si tienes un borrador de tus cambios, puedes guardar el paquete desde su último paso.',
  versions: 'Versiones',
  share: 'Compartir',
  people: 'Personas',
  openOutbox: 'Abrir la bandeja de salida',
  doNotSend: 'No enviarlo todavía',
  discard: 'Descartar borrador',
  confirmDiscard: 'Pulsa otra vez para descartar',

  remove: 'Eliminar',
  removeTitle: (title) => `¿Eliminar ${title}?`,
  removeUnused: 'Nadie ha enviado nada y nada usa el problema. Se eliminará por completo.',
  removeUsed:
    'Ya no aparecerá en las listas y nadie podrá abrirlo para practicar. Los demás usuarios conservan sus envíos.',
  removeTouches: 'Se usa en:',
  removeContests: 'Estos concursos conservan su versión del problema.',
  removeSubmissions: (count) =>
    count === 1
      ? '1 envío de otro usuario se conserva.'
      : `${counted(count, 'envío', 'envíos')} de otros usuarios se conservan.`,
  removeFinal: 'No puedes deshacerlo.',
  removeDraft: 'También se eliminan tus cambios sin publicar de este dispositivo.',
  removeCancel: 'Conservarlo',
  removeConfirm: 'Eliminar para siempre',
  removed: 'El problema se eliminó.',
};
