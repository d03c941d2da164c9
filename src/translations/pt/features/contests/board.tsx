import type { messages as english } from '../../../../features/contests/board/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted, whole } from '../../../words';

const wrongAttempts = (count: number) => counted(count, 'tentativa errada', 'tentativas erradas');
const points = (count: number) => counted(count, 'ponto', 'pontos');
export const messages: TranslationOf<typeof english> = {
  title: 'Classificação',
  titleOf: (contest) => `Classificação de ${contest}`,
  notOnDeviceTitle: (slug) => `A classificação de ${slug}`,
  backToContest: 'Competição',
  backToContests: 'Competições',
  asOf: (time) => `Dados de ${time}`,
  somethingWrong: 'Algo deu errado.',
  tryAgain: 'Tentar novamente',
  frozenSince: (time) =>
    `A classificação está congelada desde ${time}. Resultados posteriores aparecem quando o congelamento terminar.`,
  ownRank: (rank, total, result) => (
    <>
      Sua posição é <strong>{`${rank} de ${whole(total)}`}</strong>
      {`, com ${result}.`}
    </>
  ),
  showOwnRow: 'Mostrar minha linha',
  emptyTitle: 'Ainda não há ninguém na classificação',
  empty: 'Os participantes aparecem aqui quando começam a competição.',
  pastOpen: 'Mostrar um momento anterior',
  pastClose: 'Voltar para agora',
  pastTime: 'Tempo de competição',
  pastFailed: (reason) => `Momentos anteriores requerem conexão. ${reason}`,
  awards: 'Prêmios',
  awardOf: (id) => {
    const known: Readonly<Record<string, string>> = {
      winner: 'Vencedor',
      'gold-medal': 'Medalha de ouro',
      'silver-medal': 'Medalha de prata',
      'bronze-medal': 'Medalha de bronze',
    };
    return known[id] ?? `Primeiro a resolver ${id.slice('first-to-solve-'.length)}`;
  },
  bigScreen: 'Telão',
  screenFrozen:
    'A classificação está congelada. Resultados posteriores aparecem quando o congelamento terminar.',
  screenOld: 'Sem conexão. Esta é a última classificação conhecida.',
  resolver: {
    title: 'Resolver',
    titleOf: (contest) => `Resolver de ${contest}`,
    onlyOrganiser: 'Só o organizador da competição pode abrir o resolver. Entre como organizador.',
    notOver: 'O resolver abre depois do fim da competição.',
    back: 'Passo atrás',
    next: 'Próximo',
    reveal: (letter) => `Revelar ${letter}`,
    pending: (name, letter) => `${name}: o resultado do problema ${letter} é o próximo.`,
    final: (name, rank) => `${name} termina na posição ${rank}.`,
    done: 'Todos os resultados foram revelados.',
  },
  downloadCsv: 'Baixar CSV',
  rowsMissing: (total) =>
    `Nem todas as ${whole(total)} linhas estão neste dispositivo. Conecte-se e tente novamente.`,
  icpcResult: (solved, minutes) =>
    `${counted(solved, 'resolvido', 'resolvidos')} e ${counted(minutes, 'minuto de penalidade', 'minutos de penalidade')}`,
  points,
  csvColumns: [
    'Posição',
    'Nome de usuário',
    'Nome de exibição',
    'Pontuação',
    'Resolvidos',
    'Tempo',
    'Tentativas',
  ],
  csvAffiliation: ['Instituição', 'País'],
  csvPenalty: 'Minutos de penalidade',
  csvProblemColumns: (letter) => [letter, `${letter} tentativas erradas`, `${letter} tempo`],
  legendTitle: 'Como ler a classificação',
  worth: points,
  penalty: 'Penalidade',
  penaltyMinutes: (minutes) => `Penalidade ${minutes}`,
  legendSigns:
    '✓: resolvido · um número: melhores pontos · +: tentativas erradas antes disso · −: só tentativas erradas · ?: resultado ainda não mostrado · ★: primeiro a resolver',
  problems: 'Problemas',
  legendProblem: (letter, title) => (
    <>
      <strong>{letter}</strong> {title}
    </>
  ),
  table: 'Classificação',
  rank: 'Posição',
  username: 'Nome de usuário',
  score: 'Pontuação',
  solved: 'Resolvidos',
  time: 'Tempo',
  otherRows: 'Mais linhas',
  rowNotOnDevice: 'Não está neste dispositivo',
  solvedCount: (count) => counted(count, 'resolvido', 'resolvidos'),
  wrongAttempts,
  cell: (letter, facts) => `${letter}: ${facts.join(', ')}`,
  cellSolved: 'resolvido',
  cellPoints: points,
  cellResult: (result, wrong, time) =>
    `${result}${wrong > 0 ? ` depois de ${wrongAttempts(wrong)}` : ''}${time === undefined ? '' : ` em ${time}`}`,
  cellFirst: 'primeiro a resolver',
  cellPending: 'um resultado ainda não é mostrado',
};
