import type { messages as english } from '../../../../features/classes/progress/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Progreso',
  titleOf: (className) => `Progreso de ${className}`,
  classLabel: 'Clase',
  what: 'El progreso de esta clase',
  asOf: (moment) => `No tienes conexión. Este era el estado en ${moment}.`,
  archived: 'Esta clase está archivada. Los informes de los dispositivos no se muestran.',
  updates: 'Esta página se actualiza automáticamente.',
  noAssignments: 'Aún no hay tareas',
  noAssignmentsHint: 'Publica una tarea. Sus ejercicios serán las columnas de esta tabla.',
  noStudents: 'Aún no hay estudiantes',
  noStudentsHint: 'Muestra el código de la clase, o crea cuentas a partir de una lista de nombres.',
  noneInGroup: 'Nadie en este grupo.',
  assignment: 'Tarea',
  allAssignments: 'Todas las tareas',
  group: 'Grupo',
  allGroups: 'Todos los grupos',
  withoutGroup: 'Sin grupo',
  order: 'Orden',
  orders: {
    name: 'Por nombre',
    most: 'Primero con más resueltos',
    least: 'Primero con menos resueltos',
    device: 'Primero con problemas del dispositivo',
  },
  csv: 'Descargar CSV',
  print: 'Imprimir',
  table: 'Estudiantes y ejercicios',
  student: 'Estudiante',
  solvedBy: (solved, of) => `${solved} de ${of}`,
  solvedByLong: (solved, of) => `Resuelto por ${solved} de ${counted(of, 'estudiante', 'estudiantes')}`,
  due: (moment) => `entrega ${moment}`,
  summary: (students, done) => `${counted(students, 'estudiante', 'estudiantes')} · ${done} resolvieron todo`,
  openAssignment: (title) => `Mostrar los ejercicios de ${title}`,
  states: { notStarted: 'Sin empezar', tried: 'Intentado', solved: 'Resuelto' },
  late: 'tardío',
  notGiven: 'No es para este estudiante',
  help: (hints, editorials) =>
    [
      ...(hints > 0 ? [`abrió ${counted(hints, 'pista', 'pistas')}`] : []),
      ...(editorials > 0
        ? [`abrió ${counted(editorials, 'editorial', 'editoriales')} antes de resolver`]
        : []),
    ].join(', '),
  tries: (count) => counted(count, 'intento', 'intentos'),
  parts: (solved, total) => `${solved} de ${total} resueltos`,
  cellOf: (student, task, state) => `${student}, ${task}: ${state}`,
  newAnswer: 'Respuesta nueva a un comentario',
  device: {
    none: 'Ningún dispositivo ha informado todavía',
    upToDate: 'Al día',
    waiting: (count) => `${count} en espera`,
    waitingSince: (count, moment) => `${count} en espera desde ${moment}`,
    refused: (count) => counted(count, 'rechazado', 'rechazados'),
    notSeen: (moment) => `Sin contacto desde ${moment}`,
    storageLow: 'Queda poco almacenamiento',
    named: (name, text) => `${name}: ${text}`,
  },
  legend: {
    title: 'Qué significan las marcas',
    cells:
      'Una celda muestra el estado de un ejercicio, el número de intentos y cuándo trabajó el estudiante por última vez en él. El trabajo posterior a la fecha de entrega se marca como tardío.',
    help: 'La lámpara cuenta las pistas y editoriales que el estudiante abrió antes de resolver el ejercicio.',
    devices:
      'La línea debajo de un nombre dice si el servidor tiene todo el trabajo de los dispositivos del estudiante. Un dispositivo informa cerca de una vez por minuto mientras la aplicación está abierta.',
  },
  csvColumns: ['Nombre', 'Nombre de usuario', 'Grupo'],
  csvTask: (title) => [
    `${title}: estado`,
    `${title}: intentos`,
    `${title}: último trabajo`,
    `${title}: tardío`,
    `${title}: resueltos`,
    `${title}: pistas`,
    `${title}: editoriales`,
  ],
  csvYes: 'sí',
  csvNo: 'no',
};
