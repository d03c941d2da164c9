import type { messages as english } from '../../../features/problem/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Problema',
  titleOf: (problemID) => `Problema ${problemID}`,
  backToExplore: 'Explorar',
  maybeInvited: 'Se alguém convidou você para escrevê-lo ou testá-lo, aceite primeiro o convite:',
  ownProblems: 'Meus problemas',
  solve: 'Resolver',
  answer: 'Responder',
  aside: 'Estatísticas e seus envios',
  ownTitle: 'Seus envios',
  ownEmpty: 'Nenhum envio ainda.',
  ownEmptyOnDevice: 'Nenhum envio deste dispositivo ainda.',
  ownEarlier: (count) => `E ${counted(count, 'envio anterior', 'envios anteriores')}.`,
  onOtherDevice: (what) => `${what}, em outro dispositivo`,
  answered: 'Resposta',
  correct: 'Correta',
  incorrect: 'Incorreta',
  verdictPending: 'Veredito',
  resultPending: 'Resultado',
  statistics: 'Estatísticas',
  statisticsOffline: 'Não estão neste dispositivo. As estatísticas são baixadas quando você tem conexão.',
  statisticsMissing: 'Não foi possível carregar as estatísticas.',
  asOf: (time) => `Dados de ${time}.`,
  noSubmissions: 'Ninguém enviou nada ainda.',
  solvedBy: 'Resolvido por',
  solvers: (solvers, accounts) =>
    accounts === 0 ? 'nenhuma conta ainda' : `${solvers} de ${counted(accounts, 'conta', 'contas')}`,
  accepted: 'Aceitos',
  acceptedOf: (accepted, submissions, percent) =>
    `${accepted} de ${counted(submissions, 'envio', 'envios')}, ${percent} %`,
  byLanguage: 'Por linguagem',
  language: 'Linguagem',
  submissions: 'Envios',
};
