import { accountLimits, teamLimits } from '../../../../contract/account-limits';
import { displayName, username } from '../../../../contract/limits';
import type { messages as english } from '../../../parts/account-list/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  needsNetwork: 'Crear cuentas requiere conexión.',
  chooseFile: 'Elige un archivo CSV',
  fileTooLarge: `El archivo supera ${accountLimits.fileBytesMax / 1024 / 1024} MB. Divídelo en listas más pequeñas.`,
  check: 'Revisar la lista',
  checking: 'Revisando…',
  noNameColumn: 'La primera línea debe nombrar las columnas, y una de ellas debe ser “name”.',
  noRows: 'La lista no tiene filas debajo de la primera línea.',
  tooManyRows: (rows) =>
    `La lista tiene ${rows} filas. Una lista puede tener ${accountLimits.rowsMax}; divídela en listas más pequeñas.`,
  preview: 'Revisa antes de crear',
  rest: 'Filas por corregir',
  summary: (news, existing, faults) =>
    [
      news > 0 && `${counted(news, 'cuenta', 'cuentas')} por crear`,
      existing > 0 && counted(existing, 'creada antes', 'creadas antes'),
      faults > 0 && `${counted(faults, 'fila', 'filas')} con errores`,
    ]
      .filter(Boolean)
      .join(', '),
  faultsStay: 'Las filas con errores se omiten. Corrígelas en la lista y revísala de nuevo.',
  row: (row) => `Fila ${row}`,
  outcomes: { new: 'Nueva', exists: 'Creada antes', fault: 'Error' },
  faults: {
    nameMissing: 'Falta el nombre. Agrega un nombre a esta fila.',
    nameTooLong: `El nombre tiene más de ${displayName.maxLength} caracteres. Acórtalo.`,
    nameInvalid: 'El nombre contiene caracteres que no se pueden mostrar. Quítalos.',
    usernameInvalid: `Un nombre de usuario tiene de ${username.minLength} a ${username.maxLength} letras, dígitos, puntos, guiones o guiones bajos. Cámbialo o déjalo vacío.`,
    usernameTaken: 'Otra persona tiene este nombre de usuario. Elige otro o déjalo vacío.',
    emailInvalid: 'Esta no es una dirección de correo. Corrígela o déjala vacía.',
    emailTaken: 'Otra persona ya inicia sesión con este correo. Mejor invítala, o deja el correo vacío.',
    emailTwice: 'Otra fila tiene este correo. Deja vacío uno de los dos.',
    teamInvalid: `El nombre de un equipo o grupo tiene como máximo ${teamLimits.nameLengthMax} caracteres. Acórtalo.`,
    affiliationInvalid: `Una institución tiene como máximo ${teamLimits.affiliationLengthMax} caracteres. Acórtala.`,
    countryInvalid: 'Un país tiene tres letras, por ejemplo DEU. Corrígelo o déjalo vacío.',
    twice: 'Otra fila tiene este nombre de usuario o correo. Quita una de las dos.',
  },
  onlyFaults: 'Mostrar solo filas con errores',
  showMore: 'Mostrar más',
  generatedUsername: 'el nombre de usuario se genera',
  create: (count) => `Crear ${counted(count, 'cuenta', 'cuentas')}`,
  creating: (done, total) => `Creando ${done} de ${total}…`,
  stopped: (reason) => `${reason} Las cuentas creadas están en la lista. Puedes continuar.`,
  continue: 'Continuar',
  changeList: 'Cambiar la lista',
  nothingNew:
    'Todas las cuentas de esta lista ya existen. Si se perdió una tarjeta, establece una contraseña nueva más abajo.',
  created: (count) => `${counted(count, 'cuenta creada', 'cuentas creadas')}. Imprime ahora las tarjetas.`,
  cards: (count) => counted(count, 'tarjeta', 'tarjetas'),
  cardsHint:
    'Imprime o guarda ahora las tarjetas. Las contraseñas no se guardan de forma legible, así que solo se muestran una vez. Puedes establecer contraseñas nuevas más tarde.',
  print: 'Imprimir tarjetas',
  saveCsv: 'Guardar como CSV',
  done: 'Ocultar las contraseñas',
  confirmDone: '¿Ocultar las contraseñas?',
  card: {
    address: 'Dirección',
    signInName: 'Nombre de acceso',
    email: 'Correo',
    password: 'Contraseña',
    personalCode: 'Código personal, para dispositivos compartidos',
    howOnShared:
      'En un dispositivo compartido, escribe el código de la clase, el nombre de acceso y el código personal.',
    how: 'Abre la dirección, elige Iniciar sesión y escribe ambos tal como están impresos.',
  },
};
