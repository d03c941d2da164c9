import type { messages as english } from '../../../../features/contests/list/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  contests: 'Competições',
  intro:
    'Compita com outras pessoas ou contra o relógio. Depois de começar, você pode continuar sem conexão.',
  yourContests: (count) => `Suas competições (${count})`,
  createContest: 'Criar competição',
  search: 'Buscar competições',
  publicContests: 'Competições públicas',
  noMatches: 'Nenhuma competição corresponde à sua busca',
  searchedOffline: 'Você está sem conexão. A busca incluiu só as competições deste dispositivo.',
  showAll: 'Mostrar todas as competições',
  noneOnDevice: 'Nenhuma competição neste dispositivo',
  noPublic: 'Nenhuma competição pública agora',
  loadLater: 'Serão carregadas quando a conexão voltar.',
  loadFailed: 'Não foi possível carregar as competições do servidor.',
  retry: 'Tentar novamente',
  exploreProblems: 'Explorar problemas',
  card: {
    registered: 'Inscrição feita',
    participants: (count) => counted(count, 'participante', 'participantes'),
    by: (creator) => `De ${creator}`,
    password: 'Senha',
    roles: { read: 'Você lê', judge: 'Você julga', all: 'Você coorganiza' },
    linkOnly: 'Só com link',
    dashboard: 'Painel',
    dashboardOf: (contest) => `Painel de ${contest}`,
  },
  own: {
    title: 'Minhas competições',
    signInToSee: 'Entre para ver suas competições',
    signIn: 'Entrar',
    unpublished: (count) =>
      `${counted(count, 'rascunho não publicado', 'rascunhos não publicados')} neste dispositivo`,
    joined: 'Competições de que você participa',
    created: 'Competições que você criou',
    helped: 'Competições que você ajuda a organizar',
    noneYet: 'Você ainda não tem competições',
    noneOnDevice: 'Nenhuma das suas competições está neste dispositivo',
    create: 'Criar uma competição',
  },
};
