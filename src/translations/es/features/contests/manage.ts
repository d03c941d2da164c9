import type { messages as english } from '../../../../features/contests/manage/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted, whole } from '../../../words';

const times = (count: number) => counted(count, 'vez', 'veces');
const submissions = (count: number) => counted(count, 'envío', 'envíos');
export const messages: TranslationOf<typeof english> = {
  needsNetwork: 'Requiere conexión',
  accept: 'Aceptar',
  cancel: 'Cancelar',
  tryAgain: 'Reintentar',
  downloadCsv: 'Descargar CSV',
  theContest: 'El concurso',
  points: (points) => counted(Number(points.toFixed(2)), 'punto', 'puntos'),
  page: {
    title: 'Gestionar concurso',
    titleOf: (contest) => `Gestionar ${contest}`,
    backToContest: 'Concurso',
    tabs: 'Panel',
    participants: 'Participantes',
    registration: 'Inscripción',
    submissions: 'Envíos',
    heldCount: (count) => counted(count, 'retenido', 'retenidos'),
    similarity: 'Similitud',
    questions: 'Preguntas',
    openCount: (count) => counted(count, 'abierta', 'abiertas'),
    announcements: 'Anuncios',
    clock: 'Reloj',
    paused: 'en pausa',
    rejudging: 'Reevaluación',
    editorials: 'Editoriales',
    staff: 'Equipo',
    yourRole: (role) => `Tu función en este concurso: ${role}`,
    newVersionCount: (count) => counted(count, 'versión nueva', 'versiones nuevas'),
    dashboardOf: (slug) => `El panel de ${slug}`,
    somethingWrong: 'Algo salió mal.',
    organiserOnly: 'Solo el organizador puede gestionar este concurso',
    signInAsOrganiser: 'Inicia sesión con la cuenta que lo creó, o abre la página del concurso.',
    openContest: 'Abrir el concurso',
  },
  absences: {
    line: (count, seconds, parts) => `Fuera ${times(count)}, ${seconds} s en total: ${parts.join(', ')}`,
    kinds: {
      fullscreen: (count, seconds) => `salió de pantalla completa ${times(count)} (${seconds} s)`,
      window: (count, seconds) => `salió de la ventana ${times(count)} (${seconds} s)`,
      page: (count, seconds) => `salió de la página ${times(count)} (${seconds} s)`,
      device: (count, seconds) => `cambió de dispositivo ${times(count)} (${seconds} s)`,
      excused: (count, seconds) => `justificado ${times(count)} (${seconds} s)`,
      glance: (count, seconds) => `menos de un segundo ${times(count)} (${seconds} s)`,
    },
  },
  participants: {
    emptyTitle: 'Nadie se ha inscrito aún',
    empty: 'Aquí aparecen los participantes inscritos.',
    search: 'Buscar participantes',
    searchHint: 'Nombre o correo',
    filter: 'Filtrar participantes',
    all: 'Todos',
    withWarnings: 'Con advertencias',
    startedUnwatched: 'Sin supervisión: empezó con un script o una aplicación desconocida',
    noFullScreen: 'Solo se supervisa el foco: el dispositivo no tiene pantalla completa',
    fetchedUnwatched: (time) => `Un script o una aplicación desconocida obtuvo los problemas: ${time}`,
    startedByCode: 'Empezó con el código',
    count: (found, total) =>
      found === total
        ? counted(total, 'participante', 'participantes')
        : `${whole(found)} de ${counted(total, 'participante', 'participantes')}`,
    showMore: 'Mostrar más',
    manage: 'Gestionar',
    view: 'Ver',
    viewNamed: (name) => `Ver ${name}`,
    manageNamed: (name) => `Gestionar ${name}`,
    pageClosed: (time) => `Página cerrada ${time}`,
    emailNotConfirmed: 'Correo sin confirmar: acepta o bloquea',
    byLinkAfterOut: 'Entró por enlace después de una descalificación',
    extraTime: (minutes) => `+ ${minutes} min`,
  },
  participantStates: {
    registered: 'Inscrito',
    running: 'En curso',
    timeOver: 'Tiempo agotado',
    finished: 'Terminado',
    disqualified: 'Descalificado',
    blocked: 'Bloqueado',
  },
  participant: {
    registeredAt: (time) => `se inscribió ${time}`,
    noTimer: 'Sin cronómetro',
    timeLeft: (time) => `quedan ${time}`,
    warnings: (warnings, maxWarnings) =>
      maxWarnings === 0
        ? counted(warnings, 'advertencia', 'advertencias')
        : `${warnings} de ${counted(maxWarnings, 'advertencia', 'advertencias')}`,
    notConfirmed: (email) => `${email} (sin confirmar)`,
    byPassword: (email) => `${email} (inscrito con la contraseña del concurso, correo sin confirmar)`,
    acceptedByYou: (email) => `${email} (aceptado por ti, correo sin confirmar)`,
    byLink: (time) => `Entró por un enlace de invitación ${time}.`,
    afterOut:
      'Antes de eso, alguien fue bloqueado o descalificado. Un enlace admite a cualquiera, así que puede ser otra cuenta de la misma persona. Compara sus nombres, tiempos y programas. Para cerrar el enlace, revócalo en Inscripción.',
    startedOffline:
      'Empezó sin conexión con el código del concurso. Se desconoce el inicio exacto, así que el tiempo cuenta desde el inicio del concurso.',
    offline: 'Las decisiones requieren conexión. Tienen efecto cuando el servidor las recibe.',
    reinstate: 'Anular la descalificación',
    unblock: 'Desbloquear',
    block: 'Bloquear',
    confirmBlock: '¿Bloquear a este participante?',
    acceptHint:
      'Este correo no está confirmado, así que el participante no puede empezar. Acéptalo si sabes quién es.',
    reinstateHint:
      'Si la anulas, el participante continúa con el tiempo que le quedaba, y se perdonan todas las advertencias.',
    extraTime: 'Tiempo extra en minutos',
    extraTimeHint: 'Es el tiempo extra total. Amplía el plazo de este participante.',
    extraTimeRange: (max) => `Escribe un número entero de 0 a ${max}`,
    setExtraTime: 'Aplicar',
    saveTeam: 'Guardar equipo',
    historyOffline: 'El historial requiere conexión.',
    events: 'Eventos de supervisión',
    noEvents: 'Ninguno.',
    forgiven: 'Perdonada',
    forgive: 'Perdonar',
    decisions: 'Decisiones',
  },
  csv: {
    columns: [
      'Nombre de usuario',
      'Nombre visible',
      'Equipo',
      'Institución',
      'País',
      'Correo',
      'Correo confirmado',
      'Estado',
      'Causa',
      'Advertencias',
      'Tiempo extra (min)',
      'Inscripción',
      'Inicio',
      'Empezó con el código',
      'Fin',
    ],
    yes: 'sí',
    no: 'no',
  },
  clock: {
    running: 'El reloj está en marcha',
    runningHint:
      'El tiempo perdido por una interrupción se puede excluir del concurso. Pausa ahora, o indica la interrupción abajo cuando haya terminado.',
    pause: 'Pausar',
    confirmPause: '¿Pausar para todos?',
    paused: 'El concurso está en pausa',
    pausedHint: (since, length) =>
      `En pausa desde ${since}, hace ${length}. Nadie pierde tiempo y nadie puede empezar. Los envíos de ahora cuentan con la hora en que empezó la pausa.`,
    resume: 'Reanudar',
    outages: 'Interrupciones excluidas',
    noOutages: 'Ninguna.',
    interval: (from, to) => `${from} – ${to}`,
    countAgain: 'Incluir este tiempo de nuevo',
    outageFrom: 'Interrupción desde',
    outageTo: 'Hasta',
    endsBeforeStart: 'Debe ser posterior al inicio de la interrupción',
    exclude: 'Excluir este tiempo',
  },
  rejudging: {
    intro:
      'Un concurso conserva la versión de un problema con la que se creó. Si se corrigieron las pruebas, el enunciado o la clave de respuestas de un problema, usa aquí la versión nueva. Después reevalúa los envíos anteriores. Los puntos no cambian hasta que apliques el resultado.',
    newVersion: (newVersion, version) =>
      `La versión ${newVersion} de este problema está disponible. Este concurso usa la versión ${version}.`,
    whatChanged: 'Qué cambió (opcional)',
    whatChangedHint: 'Los participantes que tienen este problema ven esta nota.',
    useNewVersion: 'Usar la versión nueva',
    usesNewVersion: (newVersion) =>
      `El concurso usa ahora la versión ${newVersion}. Los envíos anteriores conservan sus veredictos hasta que los reevalúes.`,
    rejudge: 'Reevaluar…',
    rejudging: 'Reevaluando…',
    progress: (judged, total) => `Reevaluados: ${judged} de ${total}`,
    outdated: 'Esta vista previa es de una versión anterior del problema. Cancélala y empieza una nueva.',
    result: (changed, total, failed) => {
      const text = `${changed} de ${submissions(total)} recibirían otro veredicto.`;
      return failed === 0
        ? text
        : `${text} ${submissions(failed)} no se ${failed === 1 ? 'pudo evaluar y no cambiará' : 'pudieron evaluar y no cambiarán'}.`;
    },
    changes: 'Cambios de puntos',
    gain: (from, to, by) => `${from} → ${counted(to, 'punto', 'puntos')}: gana ${by}`,
    loss: (from, to, by) => `${from} → ${counted(to, 'punto', 'puntos')}: pierde ${by}`,
    noChange: 'Los puntos de nadie cambiarían.',
    apply: 'Aplicar',
    confirmApply: (count) => `¿Aplicar ${counted(count, 'cambio de puntos', 'cambios de puntos')}?`,
    applied: 'Aplicado. La clasificación está actualizada.',
  },
};
