import type { messages as english } from '../../../../features/contests/list/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  contests: 'Concursos',
  intro: 'Compite con otras personas o contra el reloj. Una vez que empiezas, puedes continuar sin conexión.',
  yourContests: (count) => `Tus concursos (${count})`,
  createContest: 'Crear concurso',
  search: 'Buscar concursos',
  publicContests: 'Concursos públicos',
  noMatches: 'Ningún concurso coincide con tu búsqueda',
  searchedOffline: 'No tienes conexión. Solo se buscó en los concursos de este dispositivo.',
  showAll: 'Mostrar todos los concursos',
  noneOnDevice: 'No hay concursos en este dispositivo',
  noPublic: 'Ahora no hay concursos públicos',
  loadLater: 'Se cargarán cuando vuelva la conexión.',
  loadFailed: 'No se pudieron cargar los concursos del servidor.',
  retry: 'Reintentar',
  exploreProblems: 'Explorar problemas',
  card: {
    registered: 'Inscripción hecha',
    participants: (count) => counted(count, 'participante', 'participantes'),
    by: (creator) => `De ${creator}`,
    password: 'Contraseña',
    roles: { read: 'Puedes leer', judge: 'Eres jurado', all: 'Coorganizas' },
    linkOnly: 'Solo con enlace',
    dashboard: 'Panel',
    dashboardOf: (contest) => `Panel de ${contest}`,
  },
  own: {
    title: 'Mis concursos',
    signInToSee: 'Inicia sesión para ver tus concursos',
    signIn: 'Iniciar sesión',
    unpublished: (count) =>
      `${counted(count, 'borrador sin publicar', 'borradores sin publicar')} en este dispositivo`,
    joined: 'Concursos en los que participas',
    created: 'Concursos que creaste',
    helped: 'Concursos que ayudas a organizar',
    noneYet: 'Aún no tienes concursos',
    noneOnDevice: 'Ninguno de tus concursos está en este dispositivo',
    create: 'Crear un concurso',
  },
};
