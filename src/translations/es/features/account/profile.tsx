import type { messages as english } from '../../../../features/account/profile/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted, dateText } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  profile: 'Perfil',
  edit: 'Editar',
  classes: 'Clases',
  lists: 'Listas',
  settings: 'Ajustes',
  administration: 'Administración',
  joined: (date) => <>Miembro desde {date}</>,
  signInName: (name) => `Nombre de acceso: ${name}`,
  profileOf: (username) => `El perfil de @${username}`,
  solved: 'Resueltos',
  streak: 'Racha',
  longestStreak: 'Racha más larga',
  days: (count) => counted(count, 'día', 'días'),
  unknown: '–',
  badges: 'Insignias',
  earned: (at) => `Conseguida el ${dateText(at, { dateStyle: 'medium' })}`,
  activity: 'Actividad',
  calendar: 'Calendario del último año',
  weekdays: { monday: 'Lun', wednesday: 'Mié', friday: 'Vie' },
  accepted: (count, days) =>
    `${counted(count, 'envío aceptado', 'envíos aceptados')} en ${counted(days, 'día', 'días')} del último año`,
  acceptedOn: (count, day) => `${counted(count, 'envío aceptado', 'envíos aceptados')} el ${day}`,
  activityUnknown: 'Aún no está en este dispositivo. Conéctate una vez para descargarla.',
  submissions: 'Envíos',
  noSubmissions: (explore) => <>Aún nada. {explore} y envía una solución.</>,
  findProblem: 'Busca un problema',
  submissionsUnknown: 'Tus envíos aún no están en este dispositivo. Conéctate una vez para descargarlos.',
  olderUnavailable:
    'Los envíos más antiguos no están en este dispositivo, y no se puede contactar con el servidor. Vuelve a intentarlo cuando tengas conexión.',
  showOlder: 'Mostrar más antiguos',
  loading: 'Cargando…',
  answer: 'Respuesta',
  correct: 'Correcta',
  incorrect: 'Incorrecta',
  points: (score) => counted(Math.round(score), 'punto', 'puntos'),
  code: 'Código',
  copyCode: 'Copiar código',
  codeFor: (title) => `Código de ${title}`,
  receipts: {
    saved: 'Guardado en este dispositivo',
    sent: 'Enviado',
    judging: 'Evaluando',
    judged: 'Evaluado',
    refused: 'Rechazado',
    signInNeeded: 'Falta iniciar sesión',
  },
  editing: {
    editProfile: 'Editar perfil',
    editIntro: 'Los cambios se guardan en este dispositivo y se envían cuando hay conexión.',
    displayNameMissing: 'El nombre visible es obligatorio.',
    usernameHint: 'La dirección de tu perfil público también cambia.',
    theme: 'Tema',
    preferredLanguage: 'Lenguaje preferido',
    shareSolutions:
      'Compartir mis soluciones aceptadas con personas que resolvieron el mismo problema. Las de un concurso se comparten cuando termina',
    save: 'Guardar',
    picture: 'Imagen',
    choosePicture: 'Elegir una imagen',
    removePicture: 'Quitar imagen',
    cropPicture: 'Tu imagen',
    pictureUnreadable:
      'El navegador no puede leer este archivo como imagen. Elige un archivo PNG, JPEG o WebP.',
    savedHere: 'Guardado en este dispositivo',
    notSentYet: (fields) => `Aún sin enviar: ${fields}. Los demás ven el cambio después del envío.`,
    changeRefused: 'El servidor rechazó el cambio.',
    notChanged: (fields) => `Sin cambiar: ${fields}.`,
    discardChange: 'Descartar este cambio',
    fields: {
      displayName: 'nombre visible',
      username: 'nombre de usuario',
      avatar: 'imagen',
      preferences: 'ajustes',
    },
  },
  account: {
    yourAccount: 'Tu cuenta',
    exportExplained:
      'Descarga todo lo que el servidor guarda sobre ti en un archivo JSON: perfil, insignias, envíos con su código.',
    exportData: 'Exportar mis datos',
    collecting: 'Reuniendo…',
    deleteExplained:
      'Si eliminas la cuenta, se eliminan tu perfil, tu imagen y los datos de la cuenta en este dispositivo. No puedes deshacerlo.',
    deleteAccount: 'Eliminar mi cuenta',
    deleteTitle: '¿Eliminar tu cuenta?',
    deletingNeedsNetwork: 'Eliminar la cuenta requiere conexión',
    deleteWarning: (username) => (
      <>
        Tu perfil, tu imagen, tus insignias y tus borradores se eliminan para siempre. Escribe {username} para
        confirmar.
      </>
    ),
    username: 'Nombre de usuario',
    deletePermanently: 'Eliminar para siempre',
    deleting: 'Eliminando…',
    keepAccount: 'Conservar la cuenta',
    accountDeleted: 'Tu cuenta se eliminó.',
  },
};
