import type { messages as english } from '../../../../../features/contests/manage/registration/messages';
import type { TranslationOf } from '../../../../translation-of';
import { counted } from '../../../../words';

export const messages: TranslationOf<typeof english> = {
  teams: 'Equipos',
  teamsHint:
    'Cada participante es una cuenta. Un equipo comparte una cuenta, y su nombre reemplaza el nombre visible en la clasificación.',
  askTeam: 'Pedir el nombre del equipo y la institución al inscribirse',
  accounts: 'Cuentas a partir de una lista',
  accountsHint:
    'Crea cuentas para personas que no tienen una, e imprime una tarjeta con la contraseña para cada una. Quedan inscritas en este concurso de inmediato.',
  elsewhere:
    'Este servidor tiene sus cuentas en Firebase, así que no puede crear cuentas aquí. Comparte la dirección del concurso: las personas inician sesión con su propia cuenta.',
  list: 'Lista (CSV)',
  listExample: 'name,username,email,team,affiliation,country\nAda Lovelace,,,Pilas,Universidad de Chile,CHL',
  update: 'Actualizar equipos',
  teamsUpdated: 'Equipos actualizados.',
  csvColumns: ['Nombre', 'Equipo', 'Institución', 'País', 'Dirección', 'Nombre de acceso', 'Contraseña'],
  columns:
    'La primera línea nombra las columnas: name es obligatoria; username, email, team, affiliation y country (tres letras) son opcionales.',
  made: 'Cuentas creadas aquí',
  madeHint:
    'Puedes establecer una contraseña nueva para estas cuentas; la sesión de la persona se cierra en todas partes. Puedes eliminar una cuenta hasta que alguien inicie sesión con ella.',
  changesNeedNetwork: 'Cambiar cuentas requiere conexión.',
  neverSignedIn: 'nunca inició sesión',
  madeCount: (count) => counted(count, 'cuenta', 'cuentas'),
  newPassword: 'Contraseña nueva',
  newPasswordOf: (name) => `Contraseña nueva para ${name}`,
  newPasswordForAll: 'Contraseñas nuevas para todas',
  confirmAll: (count) => `¿Establecer ${counted(count, 'contraseña nueva', 'contraseñas nuevas')}?`,
  confirmOne: '¿Establecer una contraseña nueva?',
  delete: 'Eliminar',
  deleteOf: (name) => `Eliminar la cuenta de ${name}`,
  confirmDelete: '¿Eliminar esta cuenta?',
  deleteUnused: (count) => `Eliminar ${counted(count, 'cuenta sin uso', 'cuentas sin uso')}`,
  confirmDeleteAll: (count) => `¿Eliminar ${counted(count, 'cuenta', 'cuentas')}?`,
  deleted: (count) => `${counted(count, 'cuenta eliminada', 'cuentas eliminadas')}.`,
  notDeleted: (names) =>
    `No se eliminaron: ${names}. Estas cuentas están en uso. Puedes bloquearlas en Participantes.`,
  ownedByPerson: 'Confirmó el correo: solo esta persona establece la contraseña.',
  refused: (names) => `Sin contraseña nueva para ${names}: sus dueños confirmaron estas cuentas.`,
};
