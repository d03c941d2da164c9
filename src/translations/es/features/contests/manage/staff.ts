import type { messages as english } from '../../../../../features/contests/manage/staff/messages';
import type { TranslationOf } from '../../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  needsNetwork: 'Requiere conexión',
  roles: { read: 'Lectura', judge: 'Jurado', all: 'Coorganización', creator: 'Creación' },
  rights: {
    read: 'Lectura: ve participantes, envíos y preguntas, pero no cambia nada.',
    judge: 'Jurado: además decide sobre envíos retenidos, reevalúa, responde preguntas y envía anuncios.',
    all: 'Coorganización: además gestiona participantes, la inscripción, el reloj, las versiones de los problemas, los editoriales y los resultados.',
  },
  intro:
    'Agrega personas que ayudan a organizar este concurso. Solo tú puedes editar o eliminar el concurso y cambiar esta lista. La clasificación no muestra las participaciones de estas personas.',
  introMember:
    'Estas personas ayudan a organizar este concurso. Solo quien lo creó puede cambiar esta lista.',
  none: 'Aún no se ha agregado a nadie.',
  list: 'Personas que ayudan a organizar el concurso',
  username: 'Nombre de usuario',
  role: 'Función',
  roleOf: (name) => `Función de ${name}`,
  add: 'Agregar',
  remove: 'Quitar',
  confirmRemove: (name) => `¿Quitar a ${name}?`,
  leave: 'Salir del equipo de este concurso',
  confirmLeave: '¿Salir? Pierdes el acceso a esta página.',
};
