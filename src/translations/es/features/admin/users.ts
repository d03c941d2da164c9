import type { messages as english } from '../../../../features/admin/users/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted, decimal } from '../../../words';

const megabytes = (bytes: number) => `${decimal(bytes / 1_000_000)} MB`;
const roleNames = { administrator: 'Administrador', teacher: 'Docente' } as const;

export const messages: TranslationOf<typeof english> = {
  label: 'Usuarios',
  searchHint: 'Parte de un nombre de usuario, nombre visible o correo.',
  filter: 'Mostrar',
  filters: {
    all: 'Todas las cuentas',
    blocked: 'Cuentas bloqueadas',
    administrators: 'Administradores',
    teachers: 'Docentes',
  },
  count: (total) => counted(total, 'cuenta', 'cuentas'),
  nobody: 'Ninguna cuenta coincide.',
  name: 'Nombre',
  username: 'Nombre de usuario',
  email: 'Correo',
  noEmail: 'Sin correo',
  signsInAs: (name) => `Sin correo, inicia sesión como ${name}`,
  joined: 'Desde',
  state: 'Funciones y estado',
  open: 'Abrir',
  openOf: (name) => `Abrir ${name}`,
  blocked: 'Bloqueada',
  active: 'Activa',
  lastSignIn: 'Último inicio de sesión',
  sessions: 'Sesiones abiertas',
  counts: 'Contenido',
  countsOf: (submissions, problems, contests) =>
    `${counted(submissions, 'envío', 'envíos')} · ${counted(problems, 'problema', 'problemas')} · ${counted(contests, 'concurso', 'concursos')}`,
  storage: 'Almacenamiento en uso',
  megabytes,
  uid: 'Identificador de la cuenta',
  blockedSince: (at, by) => (by ? `Bloqueada ${at} por ${by}.` : `Bloqueada ${at}.`),
  sessionTitle: 'Sesiones',
  endSessions: 'Cerrar todas las sesiones',
  confirmEndSessions: '¿Cerrar la sesión en todos los dispositivos?',
  endSessionsHint:
    'El usuario inicia sesión de nuevo en cada dispositivo. El trabajo sin enviar queda en los dispositivos.',
  sessionsEnded: 'Se cerraron todas las sesiones de esta cuenta.',
  blockTitle: 'Bloqueo',
  block: 'Bloquear la cuenta',
  blockHint:
    'El servidor rechaza entonces todo lo de esta cuenta, y todas las sesiones se cierran. El trabajo sin enviar queda en los dispositivos. Solo los administradores ven el motivo.',
  ownHint: 'No puedes bloquear tu propia cuenta.',
  accountBlocked: 'La cuenta está bloqueada.',
  unblock: 'Desbloquear la cuenta',
  confirmUnblock: '¿Permitir que inicie sesión de nuevo?',
  accountUnblocked: 'La cuenta puede iniciar sesión de nuevo.',
  passwordTitle: 'Contraseña',
  makeLink: 'Crear un enlace de restablecimiento',
  confirmLink: '¿Reemplazar un enlace anterior?',
  linkHint:
    'El enlace establece una contraseña nueva. Funciona una vez, durante 24 horas, y cierra todas las sesiones cuando se usa.',
  linkMade: 'El enlace está listo.',
  linkOnce: (until) => `Copia el enlace ahora: no se muestra de nuevo. Es válido hasta ${until}.`,
  copyLink: 'Copiar enlace',
  rolesTitle: 'Funciones',
  grant: (role) => `Nombrar ${roleNames[role].toLowerCase()}`,
  confirmGrant: (role) =>
    `¿Dar todos los derechos de ${role === 'administrator' ? 'un administrador' : 'un docente'}?`,
  revoke: (role) => `Quitar la función de ${roleNames[role].toLowerCase()}`,
  confirmRevoke: '¿Quitar la función?',
  roleChanged: 'Las funciones cambiaron.',
  roleHints: {
    administrator: 'Los administradores pueden hacer todo en estas páginas.',
    teacher: 'Los docentes pueden crear clases.',
  },
  roleNames,
};
