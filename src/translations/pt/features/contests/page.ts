import { proctorReturnMs } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/contests/page/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const units = {
  day: ['dia', 'dias'],
  hour: ['hora', 'horas'],
  minute: ['minuto', 'minutos'],
  second: ['segundo', 'segundos'],
} as const;
export const messages: TranslationOf<typeof english> = {
  contest: 'Competição',
  contestNamed: (slug) => `Competição ${slug}`,
  contests: 'Competições',
  by: (creator) => `De ${creator}`,
  timesAndRegistration: 'Horários e inscrição',
  manage: 'Gerenciar',
  leaderboard: 'Classificação',
  unknownFailure: 'Algo deu errado.',
  otherContests: 'Ver outras competições',
  retry: 'Tentar novamente',
  submissionsRemain: 'Se você participou, seus envios continuam no histórico do seu perfil.',
  offlineWork: (lateSyncMinutes) =>
    lateSyncMinutes === 0
      ? 'Um envio conta se o servidor o recebe antes do fim.'
      : `Um envio feito sem conexão antes do fim conta se o servidor o recebe até ${counted(lateSyncMinutes, 'minuto', 'minutos')} depois do fim.`,
  preview: {
    title: 'Prévia da competição',
    ribbon: 'Você está no modo de prévia. Esta visualização é só para leitura',
  },
  sections: {
    description: 'Sobre o evento',
    eventRules: 'Regras do evento',
    eventPrizes: 'Prêmios do evento',
    eventTerms: 'Termos e condições do evento',
    eventPrivacy: 'Política de privacidade do evento',
    eventFAQ: 'Perguntas frequentes do evento',
  },
  emptySection: 'Nenhuma informação fornecida.',
  time: {
    startsIn: 'Começa em',
    endsIn: 'Termina em',
    startsInDuration: (duration) => `Começa em ${duration}`,
    endsInDuration: (duration) => `Termina em ${duration}`,
    endedAgo: (duration) => `Terminou há ${duration}`,
    lasting: (count, unit) => counted(count, units[unit][0], units[unit][1]),
    ongoing: 'Em andamento',
    paused: 'Em pausa',
    clockStopped: 'Em pausa: o relógio está parado até o organizador retomar a competição.',
    hasEnded: 'Atenção! A competição terminou!',
  },
  facts: {
    starts: 'Começa',
    notSet: 'Não definido',
    ends: 'Termina',
    never: 'Nunca',
    duration: 'Duração',
    minutes: (minutes) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`),
    unlimited: 'Sem limite',
    untilTheEnd: (duration) => `${duration}, até o fim`,
    proctoredMode: 'Modo monitorado',
    yes: 'Sim',
    no: 'Não',
    questions: 'Questões',
    scoring: 'Pontuação',
    openTo: 'Aberta para',
    everyone: 'Todos',
    everyoneWithLink: 'Todos com o link',
    certainDomains: 'E-mails de certos domínios',
    certainEmails: 'Certos endereços de e-mail',
    lateSubmissions: 'Envios atrasados',
    acceptedAfterEnd: (minutes) => `Aceitos por ${counted(minutes, 'minuto', 'minutos')} depois do fim`,
    leaderboard: 'Classificação',
    frozen: (minutes) =>
      minutes === 1 ? 'Congelada no último minuto' : `Congelada nos últimos ${minutes} minutos`,
    password: 'Senha',
    neededToRegister: 'Necessária para se inscrever',
    participants: 'Participantes',
    version: 'Versão',
  },
  button: {
    signIn: 'Entrar',
    signInTip: 'Entre para participar desta competição',
    processing: 'Processando',
    processingTip: 'Sua inscrição aguarda envio',
    contestEnded: 'Competição encerrada',
    registered: 'Inscrição feita',
    registeredTip: 'Você já se inscreveu nesta competição',
    notAllowed: 'Não permitido',
    domainNotAllowed: 'O domínio do seu e-mail não pode participar desta competição',
    emailNotAllowed: 'Seu e-mail não pode participar desta competição',
    blocked: 'O organizador bloqueou você nesta competição',
    register: 'Inscrever-se',
    join: 'Participe da competição!',
    ended: 'Encerrada',
    endedTip: 'A competição já terminou.',
  },
  registration: {
    registered: (contest) => `Você se inscreveu em ${contest}.`,
    loginToJoin: 'Entre para participar da competição.',
    signInToJoin: 'Entre para participar da competição.',
    notSaved: 'Não foi possível salvar sua inscrição neste dispositivo. Tente novamente.',
    notAllowed: (reason) => `${reason}.`,
    queued: 'Na fila neste dispositivo',
    sentLater:
      'Sua inscrição será enviada quando a conexão voltar. Você está inscrito quando o servidor a recebe.',
    sending: 'Sua inscrição está sendo enviada.',
    cancel: 'Cancelar inscrição',
    notSent: 'Ainda não enviada',
    sessionEnded: 'O servidor encerrou sua sessão. Entre de novo para enviar sua inscrição.',
    signInAgain: 'Entrar de novo',
    refused: 'Sem inscrição',
    retry: 'Tentar novamente',
    dismiss: 'Fechar',
  },
  registerDialog: {
    title: (contest) => `Inscrever-se em ${contest}`,
    password: 'Senha da competição',
    passwordLength: (min) => `Pelo menos ${min} caracteres.`,
    passwordMissing: 'Digite a senha da competição. O organizador a dá aos participantes.',
    register: 'Inscrever-se',
  },
  proctoring: {
    title: 'Esta competição é monitorada',
    noFullScreen:
      'Este dispositivo não pode mostrar uma página em tela cheia. Em vez disso, a competição deve ficar em primeiro plano: mudar para outro aplicativo ou aba conta como sair.',
    rules: (maxWarnings, warningSeconds, hasFullScreen) => [
      ...(hasFullScreen ? ['A competição acontece em tela cheia, sem outra janela na frente.'] : []),
      `Se você ${hasFullScreen ? 'sai da tela cheia ou da janela' : 'sai da janela'}, recarrega ou fecha a página, ou continua em outro dispositivo, ${warningSeconds === 0 ? 'recebe um aviso' : 'seu tempo fora é contado'}. Depois você tem ${proctorReturnMs / 1000} segundos para voltar antes de ser desclassificado.`,
      ...(warningSeconds === 0
        ? []
        : [
            `Você recebe um aviso a cada ${warningSeconds} segundos fora no total, somando todas as ausências.`,
          ]),
      maxWarnings === 0
        ? 'Não há limite de avisos.'
        : `Mais de ${maxWarnings === 1 ? 'um aviso desclassifica você' : `${maxWarnings} avisos desclassificam você`}.`,
      'Clique direito, copiar, colar e as ferramentas de desenvolvedor são bloqueados.',
      'O organizador vê quantas vezes e por quanto tempo você ficou fora.',
      'Perder a conexão nunca dá um aviso, e nada é monitorado durante uma pausa.',
    ],
  },
};
