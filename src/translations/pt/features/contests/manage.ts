import type { messages as english } from '../../../../features/contests/manage/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted, whole } from '../../../words';

const times = (count: number) => counted(count, 'vez', 'vezes');
const submissions = (count: number) => counted(count, 'envio', 'envios');
export const messages: TranslationOf<typeof english> = {
  needsNetwork: 'Requer conexão',
  accept: 'Aceitar',
  cancel: 'Cancelar',
  tryAgain: 'Tentar novamente',
  downloadCsv: 'Baixar CSV',
  theContest: 'A competição',
  points: (points) => counted(Number(points.toFixed(2)), 'ponto', 'pontos'),
  page: {
    title: 'Gerenciar competição',
    titleOf: (contest) => `Gerenciar ${contest}`,
    backToContest: 'Competição',
    tabs: 'Painel',
    participants: 'Participantes',
    registration: 'Inscrição',
    submissions: 'Envios',
    heldCount: (count) => counted(count, 'retido', 'retidos'),
    similarity: 'Semelhança',
    questions: 'Perguntas',
    openCount: (count) => counted(count, 'aberta', 'abertas'),
    announcements: 'Avisos',
    clock: 'Relógio',
    paused: 'em pausa',
    rejudging: 'Reavaliação',
    editorials: 'Editoriais',
    staff: 'Equipe',
    yourRole: (role) => `Sua função nesta competição: ${role}`,
    newVersionCount: (count) => counted(count, 'nova versão', 'novas versões'),
    dashboardOf: (slug) => `O painel de ${slug}`,
    somethingWrong: 'Algo deu errado.',
    organiserOnly: 'Só o organizador pode gerenciar esta competição',
    signInAsOrganiser: 'Entre com a conta que a criou, ou abra a página da competição.',
    openContest: 'Abrir a competição',
  },
  absences: {
    line: (count, seconds, parts) => `Fora ${times(count)}, ${seconds} s no total: ${parts.join(', ')}`,
    kinds: {
      fullscreen: (count, seconds) => `saiu da tela cheia ${times(count)} (${seconds} s)`,
      window: (count, seconds) => `saiu da janela ${times(count)} (${seconds} s)`,
      page: (count, seconds) => `saiu da página ${times(count)} (${seconds} s)`,
      device: (count, seconds) => `trocou de dispositivo ${times(count)} (${seconds} s)`,
      excused: (count, seconds) => `justificado ${times(count)} (${seconds} s)`,
      glance: (count, seconds) => `menos de um segundo ${times(count)} (${seconds} s)`,
    },
  },
  participants: {
    emptyTitle: 'Ninguém se inscreveu ainda',
    empty: 'Os participantes inscritos aparecem aqui.',
    search: 'Buscar participantes',
    searchHint: 'Nome ou e-mail',
    filter: 'Filtrar participantes',
    all: 'Todos',
    withWarnings: 'Com avisos',
    startedUnwatched: 'Sem monitoramento: iniciada por um script ou aplicativo desconhecido',
    noFullScreen: 'Só o foco é monitorado: o dispositivo não tem tela cheia',
    fetchedUnwatched: (time) => `Problemas obtidos por um script ou aplicativo desconhecido: ${time}`,
    startedByCode: 'Começou com o código',
    count: (found, total) =>
      found === total
        ? counted(total, 'participante', 'participantes')
        : `${whole(found)} de ${counted(total, 'participante', 'participantes')}`,
    showMore: 'Mostrar mais',
    manage: 'Gerenciar',
    view: 'Ver',
    viewNamed: (name) => `Ver ${name}`,
    manageNamed: (name) => `Gerenciar ${name}`,
    pageClosed: (time) => `Página fechada ${time}`,
    emailNotConfirmed: 'E-mail não confirmado: aceite ou bloqueie',
    byLinkAfterOut: 'Entrou por link depois de uma desclassificação',
    extraTime: (minutes) => `+ ${minutes} min`,
  },
  participantStates: {
    registered: 'Inscrito',
    running: 'Em andamento',
    timeOver: 'Tempo esgotado',
    finished: 'Concluído',
    disqualified: 'Desclassificado',
    blocked: 'Bloqueado',
  },
  participant: {
    registeredAt: (time) => `inscrição ${time}`,
    noTimer: 'Sem cronômetro',
    timeLeft: (time) => `restam ${time}`,
    warnings: (warnings, maxWarnings) =>
      maxWarnings === 0
        ? counted(warnings, 'aviso', 'avisos')
        : `${warnings} de ${counted(maxWarnings, 'aviso', 'avisos')}`,
    notConfirmed: (email) => `${email} (não confirmado)`,
    byPassword: (email) => `${email} (inscrito com a senha da competição, e-mail não confirmado)`,
    acceptedByYou: (email) => `${email} (aceito por você, e-mail não confirmado)`,
    byLink: (time) => `Entrou por um link de convite ${time}.`,
    afterOut:
      'Antes disso, alguém foi bloqueado ou desclassificado. Um link admite qualquer pessoa, por isso pode ser outra conta da mesma pessoa. Compare nomes, horários e programas. Para fechar o link, revogue-o em Inscrição.',
    startedOffline:
      'Começou sem conexão com o código da competição. O início exato é desconhecido, por isso o tempo conta a partir do início da competição.',
    offline: 'Decisões requerem conexão. Elas valem quando o servidor as recebe.',
    reinstate: 'Desfazer a desclassificação',
    unblock: 'Desbloquear',
    block: 'Bloquear',
    confirmBlock: 'Bloquear este participante?',
    acceptHint:
      'Este e-mail não está confirmado, por isso o participante não pode começar. Aceite-o se você sabe quem é.',
    reinstateHint:
      'Se você a desfizer, o participante continua com o tempo que restava, e todos os avisos são perdoados.',
    extraTime: 'Tempo extra em minutos',
    extraTimeHint: 'Este é o tempo extra total. Ele amplia o prazo deste participante.',
    extraTimeRange: (max) => `Digite um número inteiro de 0 a ${max}`,
    setExtraTime: 'Aplicar',
    saveTeam: 'Salvar equipe',
    historyOffline: 'O histórico requer conexão.',
    events: 'Eventos de monitoramento',
    noEvents: 'Nenhum.',
    forgiven: 'Perdoado',
    forgive: 'Perdoar',
    decisions: 'Decisões',
  },
  csv: {
    columns: [
      'Nome de usuário',
      'Nome de exibição',
      'Equipe',
      'Instituição',
      'País',
      'E-mail',
      'E-mail confirmado',
      'Estado',
      'Causa',
      'Avisos',
      'Tempo extra (min)',
      'Inscrição',
      'Início',
      'Começou com o código',
      'Fim',
    ],
    yes: 'sim',
    no: 'não',
  },
  clock: {
    running: 'O relógio está andando',
    runningHint:
      'O tempo perdido em uma interrupção pode ser excluído da competição. Pause agora, ou informe a interrupção abaixo quando ela terminar.',
    pause: 'Pausar',
    confirmPause: 'Pausar para todos?',
    paused: 'A competição está em pausa',
    pausedHint: (since, length) =>
      `Em pausa desde ${since}, há ${length}. Ninguém perde tempo, e ninguém pode começar. Envios feitos agora contam com o horário em que a pausa começou.`,
    resume: 'Retomar',
    outages: 'Interrupções excluídas',
    noOutages: 'Nenhuma.',
    interval: (from, to) => `${from} – ${to}`,
    countAgain: 'Incluir este tempo de novo',
    outageFrom: 'Interrupção de',
    outageTo: 'Até',
    endsBeforeStart: 'Deve ser depois do início da interrupção',
    exclude: 'Excluir este tempo',
  },
  rejudging: {
    intro:
      'Uma competição mantém a versão de um problema com que foi criada. Se os testes, o enunciado ou o gabarito de um problema foram corrigidos, use aqui a nova versão. Depois reavalie os envios anteriores. Nenhum ponto muda até você aplicar o resultado.',
    newVersion: (newVersion, version) =>
      `A versão ${newVersion} deste problema está disponível. Esta competição usa a versão ${version}.`,
    whatChanged: 'O que mudou (opcional)',
    whatChangedHint: 'Participantes que têm este problema veem esta nota.',
    useNewVersion: 'Usar a nova versão',
    usesNewVersion: (newVersion) =>
      `A competição agora usa a versão ${newVersion}. Envios anteriores mantêm seus vereditos até você reavaliá-los.`,
    rejudge: 'Reavaliar…',
    rejudging: 'Reavaliando…',
    progress: (judged, total) => `Reavaliados: ${judged} de ${total}`,
    outdated: 'Esta prévia é de uma versão anterior do problema. Cancele-a e comece uma nova.',
    result: (changed, total, failed) => {
      const text = `${changed} de ${submissions(total)} receberiam outro veredito.`;
      return failed === 0
        ? text
        : `${text} ${submissions(failed)} não ${failed === 1 ? 'pôde ser avaliado e não mudará' : 'puderam ser avaliados e não mudarão'}.`;
    },
    changes: 'Mudanças de pontos',
    gain: (from, to, by) => `${from} → ${counted(to, 'ponto', 'pontos')}: ganha ${by}`,
    loss: (from, to, by) => `${from} → ${counted(to, 'ponto', 'pontos')}: perde ${by}`,
    noChange: 'Os pontos de ninguém mudariam.',
    apply: 'Aplicar',
    confirmApply: (count) => `Aplicar ${counted(count, 'mudança de pontos', 'mudanças de pontos')}?`,
    applied: 'Aplicado. A classificação está atualizada.',
  },
};
