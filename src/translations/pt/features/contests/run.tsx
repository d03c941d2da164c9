import { proctorReturnMs } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/contests/run/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const returnSeconds = proctorReturnMs / 1000;
const minutesOf = (count: number) => counted(count, 'minuto', 'minutos');
export const messages: TranslationOf<typeof english> = {
  contest: 'Competição',
  contestNamed: (slug) => `Competição ${slug}`,
  aboutContest: 'Sobre esta competição',
  leaderboard: 'Classificação',
  startContest: 'Começar a competição',
  continueContest: 'Continuar a competição',
  contestHasEnded: 'A competição terminou.',
  unknownFailure: 'Algo deu errado.',
  signIn: 'Entrar',
  instructions: {
    intro: 'Leia isto primeiro.',
    timedIntro: 'Leia isto primeiro. Seu tempo começa quando você clica em Começar a competição.',
    rules: 'Regras',
    paused: 'A competição está em pausa',
    pausedNote: 'O relógio está parado para todos. Ninguém perde tempo.',
    beforeStart: (start) => `A competição começa em ${start}. O botão Começar a competição aparecerá aqui.`,
    startPaused:
      'Você pode começar quando o organizador retomar a competição. Esta página se atualiza automaticamente.',
    startOffline: 'Começar requer conexão. Depois disso, você pode trabalhar sem conexão.',
    packReady: 'Todos os problemas já estão neste dispositivo. Eles abrem quando você começa.',
    canStart:
      'Ao começar, todos os problemas são baixados para este dispositivo. Se a conexão falhar depois, continue: seus envios são salvos neste dispositivo e enviados automaticamente.',
  },
  facts: {
    problems: 'Problemas',
    problemCount: (count) => counted(count, 'problema', 'problemas'),
    time: 'Tempo',
    limited: (minutes) => `${minutesOf(minutes)} a partir do seu início`,
    limitedUntil: (minutes, end) => `${minutesOf(minutes)} a partir do seu início, mas não depois de ${end}`,
    until: (end) => `Até ${end}`,
    endAfterPause: (end) => `${end} mais a duração da pausa`,
    noLimit: 'Sem limite de tempo',
    scoring: 'Pontuação',
    offline: 'Sem conexão',
    noEnd: 'Os envios ficam salvos neste dispositivo até serem enviados.',
    noLateSync: 'Um envio conta se o servidor o recebe antes do fim.',
    lateSync: (minutes) =>
      `Um envio feito antes do fim conta se o servidor o recebe até ${minutesOf(minutes)} depois do fim.`,
    proctored: 'Monitorada',
    escape: 'Tecla Escape',
    escapeLeaves: (excused, hasVim) =>
      `Neste navegador, Escape sai da tela cheia. Se também fechou um pop-up, você não recebe aviso nas primeiras ${excused} vezes.${hasVim ? ' As teclas do Vim ficam desativadas durante esta competição.' : ''}`,
    proctoring: (maxWarnings, warningSeconds, hasFullscreen) =>
      [
        hasFullscreen
          ? 'A competição acontece em tela cheia, sem outra janela na frente.'
          : 'Este dispositivo não pode mostrar uma página em tela cheia. Em vez disso, a competição deve ficar em primeiro plano.',
        `Se você sai da página ou a recarrega, ${warningSeconds === 0 ? 'recebe um aviso' : 'seu tempo fora é contado'}. Depois você tem ${returnSeconds} segundos para voltar antes de ser desclassificado.`,
        warningSeconds === 0
          ? ''
          : `Você recebe um aviso a cada ${warningSeconds} segundos fora no total, somando todas as ausências.`,
        maxWarnings === 0
          ? ''
          : `Mais de ${counted(maxWarnings, 'aviso desclassifica você', 'avisos desclassificam você')}.`,
        'Clique direito, copiar e colar são bloqueados.',
        'Perder a conexão nunca dá um aviso, e nada é monitorado durante uma pausa.',
      ]
        .filter(Boolean)
        .join(' '),
  },
  start: {
    startsIn: 'Começa em',
    starting: 'Começando…',
    serverBusy: (seconds) =>
      `O servidor está ocupado. Nova tentativa em ${seconds} s; mantenha esta página aberta.`,
    otherDevice: (isProctored) =>
      `Se você começou em outro dispositivo, pode continuar neste. O organizador vê a troca, e o outro dispositivo a mostra.${isProctored ? ' Isso conta como sair da competição.' : ''}`,
    packVersion: (version) => `O pacote da competição, versão ${version}, está neste dispositivo.`,
    withCode: (version) =>
      `Você está sem conexão, e o pacote da competição (versão ${version}) está neste dispositivo. O organizador mostra um código quando a competição começa. Digite-o para abrir os problemas. Seu tempo conta a partir do início da competição.`,
    code: 'Código da competição',
    codeHint: 'Quatro grupos de quatro caracteres. Você pode omitir espaços e hifens.',
    codePlaceholder: 'XXXX-XXXX-XXXX-XXXX',
    opening: 'Abrindo…',
    openAndStart: 'Abrir e começar',
  },
  rejected: {
    title: 'Você não pode participar com este e-mail',
    otherEmail: 'Entre com outro e-mail',
    signInWith: (otherEmail) => (
      <>{otherEmail}. Isso encerra sua sessão. Seu trabalho não enviado continua neste dispositivo.</>
    ),
  },
  marks: {
    untouched: 'não tentado',
    queued: 'na fila neste dispositivo',
    judging: 'em avaliação',
    held: 'retido para revisão',
    tried: 'tentado',
    partly: 'resolvido em parte',
    solved: 'resolvido',
  },
  bar: {
    problems: 'Problemas',
    problem: (letter, title, mark) => `Problema ${letter}, ${title}: ${mark}`,
    offline: 'Sem conexão',
    offlineTip: 'Seus envios são salvos neste dispositivo e enviados automaticamente',
    queuedTip: 'Problemas com envios pendentes',
    warnings: 'Avisos',
    showWarnings: (count) => `Avisos: ${count}. Mostrar detalhes.`,
    finish: 'Concluir',
    sessionEnded:
      'O servidor encerrou sua sessão. Seus envios estão salvos neste dispositivo e são mandados depois que você entrar de novo.',
    signInAgain: 'Entrar de novo',
  },
  time: {
    minutesLeft: (minutes) => (minutes === 1 ? 'Resta 1 minuto' : `Restam ${minutes} minutos`),
    hoursLeft: (hours, minutes) =>
      `${hours === 1 ? 'Resta' : 'Restam'} ${counted(hours, 'hora', 'horas')} e ${minutesOf(minutes)}`,
    noLimit: 'Sem limite de tempo',
    paused: 'Em pausa',
    pausedTip: 'O organizador pausou a competição. O relógio está parado',
    pausedAtContact: 'Em pausa no último contato',
    pausedAtContactTip:
      'A competição estava em pausa quando este dispositivo falou com o servidor pela última vez. Ela pode ter continuado desde então, por isso seu relógio anda de novo',
  },
  elsewhere: {
    note: (isProctored) =>
      `Você continuou esta competição em outro dispositivo, por isso aqui só pode ler. O que você digitou aqui foi mantido. Para trabalhar neste dispositivo, clique no botão: ele assume a competição, e o organizador vê cada troca de dispositivo.${isProctored ? ' Isso conta como sair da competição.' : ''}`,
    continueHere: 'Continuar aqui',
  },
  proctoring: {
    blocked: 'O clique direito não é permitido.',
    blockedOthers: 'Copiar, colar e as ferramentas de desenvolvedor também estão desativados.',
    away: 'Volte para a competição',
    awayFromFullscreen:
      'Esta competição acontece em tela cheia, sem outra janela na frente. Se você não voltar a tempo, será desclassificado.',
    awayFromPage:
      'Esta competição deve ficar em primeiro plano. Se você não voltar a tempo, será desclassificado.',
    warning: (count) => `Aviso ${count}`,
    timeAway: (seconds, warningSeconds) =>
      `Fora por ${seconds} s no total. A cada ${warningSeconds} s você recebe um aviso.`,
    warningsSoFar: (count) => `Avisos até agora: ${count}`,
    noNewWarning: (count) => `Nenhum aviso novo. Avisos até agora: ${count}`,
    backToFullscreen: 'Voltar para a tela cheia',
    iAmBack: 'Voltei',
    events: 'Eventos de monitoramento',
    noEvents: 'Nenhum.',
    sentEvent: (time) => <>{time}, enviado ao organizador</>,
    unsentEvent: (time) => <>{time}, ainda não enviado</>,
  },
  finishDialog: {
    title: 'Concluir a competição?',
    summary: (solved, total, untried) =>
      `${solved} de ${counted(total, 'problema', 'problemas')} resolvidos${untried > 0 ? `, ${untried} não tentados` : ''}. Você não pode voltar depois de concluir.`,
    unsent: (count) =>
      `Seus envios de ${counted(count, 'problema', 'problemas')} ainda não foram mandados. Eles são mandados automaticamente.`,
    back: 'Continuar resolvendo',
    finish: 'Concluir agora',
  },
  signedOut: { title: 'Você não entrou na sua conta.' },
  loggedOut: {
    title: 'Você saiu da sua conta',
    note: 'Seu tempo de competição continua correndo. Seu trabalho está salvo neste dispositivo. Entre para continuar.',
  },
  ended: {
    virtualTitle: 'Sua participação virtual terminou',
    note: (lateSyncMinutes) => {
      const over = 'Seu tempo acabou.';
      if (lateSyncMinutes === null) return over;
      return lateSyncMinutes === 0
        ? `${over} Os envios só contam se chegaram ao servidor antes do fim; os posteriores são recusados.`
        : `${over} Os envios contam se chegam ao servidor até ${minutesOf(lateSyncMinutes)} depois do fim; os posteriores são recusados.`;
    },
  },
  finished: {
    title: 'Você concluiu',
    sending:
      'Envios pendentes deste dispositivo são mandados automaticamente. Mantenha esta página aberta até serem mandados.',
    countsUntil: (count, moment) =>
      `${counted(count, 'envio', 'envios')} ainda neste dispositivo. O trabalho conta se chega ao servidor até ${moment}; o posterior é recusado.`,
    allSent: 'Todos os seus envios foram mandados.',
  },
  blocked: {
    title: 'Você está bloqueado nesta competição',
    note: 'O organizador bloqueou você. Novos envios não contam. Seu trabalho está salvo neste dispositivo. Se o organizador desbloquear você, esta página continua automaticamente.',
  },
  reinstated: {
    title: 'Você pode continuar',
    note: 'O organizador permite que você continue. Clique em Continuar a competição quando quiser; o monitoramento então recomeça. Seu tempo já está correndo.',
  },
  disqualified: {
    title: 'Você foi desclassificado',
    note: 'Seu trabalho está salvo neste dispositivo. Se foi um engano, escreva ao organizador em Mensagens. Se o organizador readmitir você, pode continuar aqui com o tempo que restava.',
    checkAgain: 'Verificar de novo',
  },
  submissions: {
    title: 'Seus envios',
    problem: (letter, title) => `${letter}. ${title}`,
    markWithCount: (mark, count) => `${mark} (${counted(count, 'envio', 'envios')})`,
    notAccepted: (reason) => `Não aceito: ${reason}`,
    held: 'Retido para revisão: o organizador decide.',
    heldBecause: (reason) => `Retido para revisão: o organizador decide. ${reason}`,
    notCounted: (reason) => `Não conta: ${reason}`,
    tooLate: 'Não conta: chegou tarde demais.',
    late: 'Sincronização atrasada: conta, e o organizador vê que chegou atrasado.',
  },
};
