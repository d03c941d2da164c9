import { contestLimits, tagLengthMax, tagsMax } from '../../../../contract/limits';
import type { messages as english } from '../../../features/contest-wizard/messages';
import { byteLimit } from '../../../wizard/byte-limit';
import type { TranslationOf } from '../../translation-of';
import { counted, whole } from '../../words';

export const messages: TranslationOf<typeof english> = {
  wizard: {
    backToContests: 'Concursos',
    create: 'Crear',
    publishesForAll: 'Publica el concurso para todos.',
    publishesForLink: 'Publica el concurso para quienes tengan el enlace.',
    validationFailed: 'La validación falló.',
    createFailed: (reason) => `Error al crear el concurso. ${reason}`,
    preview: 'Vista previa',
    imagesMissing:
      'Las imágenes de este concurso no están en este dispositivo y no se pudieron descargar. Conéctate y vuelve a intentarlo.',
    notOrganiser: 'Solo el organizador puede hacer esto. Inicia sesión con la cuenta que creó el concurso.',
  },
  steps: {
    basic: 'Datos básicos',
    problems: 'Problemas',
    security: 'Seguridad',
    customization: 'Personalización',
    toProblems: 'Continuar a Problemas',
    toSecurity: 'Continuar a Seguridad',
    toCustomization: 'Continuar a Personalización',
  },
  limits: {
    duration: `La duración debe ser de ${contestLimits.durationMinutesMax} minutos como máximo`,
    lateSyncMinutes: `Escribe minutos enteros de 0 a ${contestLimits.lateSyncMinutesMax}`,
    freezeMinutes: `Escribe minutos enteros de 0 a ${contestLimits.freezeMinutesMax}`,
    problems: `Un concurso puede tener como máximo ${contestLimits.problemsMax} problemas`,
    problemPoints: `Los puntos deben estar entre 1 y ${contestLimits.problemPointsMax}`,
    penaltyMinutes: `Escribe minutos enteros de 0 a ${contestLimits.penaltyMinutesMax}`,
    maxWarnings: `El máximo de advertencias debe estar entre 0 y ${contestLimits.warningsMax}`,
    warningSeconds: `Escribe segundos enteros de 1 a ${contestLimits.warningSecondsMax}`,
    tags: `Como máximo ${tagsMax} etiquetas, cada una de ${tagLengthMax} caracteres como máximo`,
    emailDomains: `Como máximo ${contestLimits.domainsMax} dominios`,
    allowedEmails: `Como máximo ${contestLimits.emailsMax} correos`,
  },
  lock: {
    started: 'Este concurso ya empezó. Solo puedes cambiar sus textos y su hora de finalización.',
    startedHint: 'Se avisa a los participantes de los cambios.',
    ended: 'Este concurso terminó. Solo puedes cambiar sus textos.',
    endedHint: 'Los participantes pueden leer lo que cambies.',
    changedLocked:
      'Cambiaste campos que ahora están bloqueados, así que tus cambios no se pueden guardar. Restaura esos campos; tus demás cambios se conservan.',
    restore: 'Restaurar los campos bloqueados',
  },
  basic: {
    name: 'Nombre del concurso',
    openImmediately: 'Abrir de inmediato',
    startTime: 'Hora de inicio',
    startTimeHint: 'En la zona horaria de este dispositivo.',
    openForever: 'Abierto para siempre',
    endTime: 'Hora de finalización',
    timed: 'Concurso con cronómetro: el tiempo de cada participante empieza cuando comienza',
    duration: 'Duración en minutos',
    durationHint: `De ${contestLimits.durationMinutesMin} a ${whole(contestLimits.durationMinutesMax)} minutos.`,
    lateSync: 'Sincronización tardía en minutos',
    lateSyncHint: (usual) =>
      `El trabajo enviado sin conexión antes del final aún cuenta si llega dentro de este tiempo. Valor habitual: ${usual}. Como máximo ${contestLimits.lateSyncMinutesMax}.`,
    freeze: 'Congelación de la clasificación en minutos antes del final',
    freezeHint: `Durante estos minutos, los participantes ven la clasificación tal como estaba cuando empezó la congelación. De 0 a ${whole(contestLimits.freezeMinutesMax)}. 0 significa sin congelación.`,
  },
  problems: {
    available: 'Problemas disponibles',
    refresh: 'Actualizar',
    createNew: 'Crear nuevo',
    search: 'Buscar problemas',
    searchHint: 'Título, identificador, tipo, dificultad o etiqueta',
    loading: 'Consultando los problemas disponibles...',
    loadFailed: (reason) => `¡Error! No se pueden obtener los problemas. ${reason}`,
    noMatch: 'Ningún problema coincide con esta búsqueda.',
    count: (count) => counted(count, 'problema', 'problemas'),
    showMore: 'Mostrar más',
    public: 'público',
    add: 'Agregar',
    addProblem: (title) => `Agregar ${title}`,
    remove: 'Quitar',
    removeProblem: (title) => `Quitar ${title}`,
    added: 'Problemas agregados',
    addedCount: (count) => `Problemas agregados (${count})`,
    removeAll: 'Quitar todos',
    noneAdded: 'Aún no se ha agregado ningún problema.',
    addedHint: (hasPoints) =>
      [
        `Como máximo ${contestLimits.problemsMax} problemas.`,
        ...(hasPoints ? [`Puntos de 1 a ${whole(contestLimits.problemPointsMax)}.`] : []),
      ].join(' '),
    full: `Un concurso tiene como máximo ${contestLimits.problemsMax} problemas. Quita uno para agregar otro.`,
    removeAdded: (title) => `Quitar ${title} del concurso`,
    publicTitle: (count) =>
      count === 1
        ? '1 problema de este concurso es público'
        : `${count} problemas de este concurso son públicos`,
    publicHint:
      'Cualquiera puede abrirlos ahora, también antes del inicio. Durante el concurso, los participantes no pueden practicarlos, pero con una segunda cuenta podrían. Hazlos privados si los participantes no deben conocerlos antes.',
    maxQuestions: 'Máximo de preguntas',
    maxQuestionsHint: (count) =>
      `Ponlo en ${count}, la cantidad de problemas agregados, o déjalo vacío para incluir todos.`,
    scoring: 'Puntuación',
    penaltyMinutes: 'Minutos de penalización por intento incorrecto',
    penaltyHint: `Minutos enteros de 0 a ${contestLimits.penaltyMinutesMax}. Los errores de compilación no cuestan nada.`,
    points: 'puntos',
    pointsOf: (title) => `Puntos de ${title}`,
    randomize:
      'Ordenar las preguntas al azar: si está desactivado, aparecen en el orden en que las agregaste',
  },
  security: {
    proctored:
      'Activar el modo supervisado: pantalla completa, sin copiar ni pegar, y restricciones similares',
    maxWarnings: 'Máximo de advertencias',
    maxWarningsHint: `De 0 a ${contestLimits.warningsMax}. 0 significa sin límite.`,
    warningFor: 'Una advertencia por',
    warningPolicies: { each: 'cada ausencia', total: 'el tiempo total fuera' },
    warningSeconds: 'Segundos fuera en total para una advertencia',
    warningSecondsHint: `De 1 a ${contestLimits.warningSecondsMax}. Se suman todas las ausencias de un participante.`,
    cheaters:
      'Quienes hacen trampa quedan descalificados según la configuración de advertencias. El organizador puede ver, bloquear y desbloquear participantes en el panel del concurso.',
    passwordProtection: 'Protección con contraseña',
    password: 'Contraseña',
    keepPasswordHint: 'Déjala vacía para conservar la contraseña actual.',
    passwordHint: 'Los participantes la escriben al inscribirse.',
    passwordLength: `De ${contestLimits.passwordLengthMin} a ${contestLimits.passwordLengthMax} caracteres.`,
    restrictions: 'Restricciones de correo',
    restriction: {
      all: 'Todos los correos',
      domain: 'Solo correos de ciertos dominios',
      emails: 'Solo ciertos correos',
    },
    domains: 'Dominios',
    domainsHint: `Separados por comas, sin el signo @: school.example, club.example. Como máximo ${contestLimits.domainsMax}.`,
    emails: 'Correos',
    emailsHint: `Separados por comas. Como máximo ${whole(contestLimits.emailsMax)}.`,
    openForPractice: 'Permitir que los participantes practiquen los problemas privados después del final',
    public:
      'Concurso público: visible para todos. Si está desactivado, solo lo encuentran las personas con el enlace',
    notPublic: 'Solo se puede destacar un concurso para todos los correos.',
  },
  customization: {
    orgName: 'Nombre de la organización',
    orgNameHint: 'Opcional. Se muestra en lugar de tu propio nombre.',
    tags: 'Etiquetas',
    tagsHint: `Opcional. Como máximo ${tagsMax}, separadas por comas, cada una de ${tagLengthMax} caracteres como máximo.`,
    description: 'Descripción del evento',
    descriptionHint: 'Markdown, en este campo y en los de abajo. Todos son obligatorios.',
    eventRules: 'Reglas del evento',
    eventPrizes: 'Premios del evento',
    eventFAQ: 'Preguntas frecuentes del evento',
    eventTerms: 'Términos y condiciones del evento',
    eventPrivacy: 'Política de privacidad del evento',
    images: { customLogo: 'Logotipo propio', customBanner: 'Banner propio' },
    imageHint: (types, { width, height, bytesMax }) =>
      `Opcional. Un archivo ${types} de ${width} × ${height} píxeles, como máximo ${byteLimit(bytesMax)}.`,
    imagePreview: (label) => `${label}, tal como se mostrará`,
    chooseImage: (label) => `Elegir: ${label}`,
    changeImage: (label) => `Cambiar: ${label}`,
    removeImage: (label) => `Quitar: ${label}`,
    imageUnreadable: 'El navegador no puede leer esta imagen. Elige otro archivo.',
    cropHint: (complaint) => `${complaint} Elige la parte que se mostrará.`,
  },
};
