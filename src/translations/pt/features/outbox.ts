import type { messages as english } from '../../../features/outbox/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

const troubles = {
  unreached: { short: 'Sem conexão', long: 'Sem conexão' },
  silent: { short: 'Sem resposta', long: 'O servidor não responde' },
  failing: { short: 'Falha do servidor', long: 'Falha do servidor' },
} as const;
const items = (count: number) => counted(count, 'item', 'itens');
const work = (paused: number) => (paused > 0 ? items(paused) : 'seu trabalho');
export const messages: TranslationOf<typeof english> = {
  outbox: 'Caixa de saída',
  offlineUse: 'Uso sem conexão: downloads, armazenamento, exportação',
  noAnswerYet: 'O servidor não respondeu desde que esta página foi aberta.',
  lastAnswer: (ago) => `O servidor respondeu pela última vez ${ago}.`,
  tryNow: 'Tentar agora',
  trying: 'Tentando…',
  creations: {
    contest: {
      created: 'A competição foi criada com sucesso.',
      refused: (reason) => `Erro ao criar a competição. ${reason}`.trimEnd(),
      open: 'Abrir a competição',
    },
    problem: {
      created: 'O problema foi criado com sucesso.',
      refused: 'Não foi possível criar o problema. Tente novamente.',
      open: 'Abrir o problema',
    },
    problemChange: {
      saved: (version) => `Salvo como versão ${version}.`,
      refused: 'O servidor não publicou suas alterações.',
      stale: 'Alguém publicou antes uma versão mais nova.',
      open: 'Abrir o problema',
      compare: 'Comparar',
    },
    refusedReason: (name, reason) =>
      [name, `${reason} Seu rascunho continua neste dispositivo.`.trimStart()].filter(Boolean).join(': '),
    showFault: 'Mostrar o erro',
    openDraft: 'Abrir o rascunho',
  },
  indicator: {
    label: (sentence) => `Caixa de saída: ${sentence}`,
    loading: (isOnline) => (isOnline ? 'Online, carregando a caixa de saída' : 'Carregando a caixa de saída'),
    loadingInTrouble: (trouble) => ({
      short: troubles[trouble].short,
      sentence: `${troubles[trouble].long}, carregando a caixa de saída`,
    }),
    allSent: (isOnline) => (isOnline ? 'Online. Tudo foi enviado' : 'Tudo foi enviado'),
    sending: (count) => ({ short: `Enviando ${count}`, sentence: `Enviando ${items(count)}` }),
    waiting: (count) => ({ short: `Em espera · ${count}`, sentence: `Em espera · ${count} para o juiz` }),
    slowedDown: (count) => ({
      short: `Em espera · ${count}`,
      sentence: `Em espera · ${count}, porque você enviou muito em pouco tempo`,
    }),
    refused: (count) => {
      const short = counted(count, 'recusado', 'recusados');
      return { short, sentence: `${short}: escolha o que fazer` };
    },
    notSent: (count) => {
      const short = counted(count, 'não enviado', 'não enviados');
      return { short, sentence: `${short}: tente novamente` };
    },
    signIn: (paused) => ({ short: 'Entrar', sentence: `Entrar para enviar ${items(paused)}` }),
    signInAgain: { short: 'Entrar', sentence: 'Entrar de novo para enviar seu trabalho' },
    trouble: (trouble, unsent) => {
      const { short, long } = troubles[trouble];
      if (unsent === 0) return { short, sentence: `${long}. Tudo está neste dispositivo` };
      const visible = short === long ? `${short} · ${unsent}` : short;
      return { short: visible, sentence: `${long} · ${unsent} neste dispositivo` };
    },
  },
  list: {
    empty:
      'Você ainda não enviou nada deste dispositivo. Seus envios ficam salvos neste dispositivo até o servidor recebê-los.',
    signInAgainToSend: (paused) => `Entre de novo para enviar ${work(paused)}.`,
    signInToSend: (paused) => `Entre para enviar ${work(paused)}.`,
    signIn: 'Entrar',
    notSent: (paused) => `Não foi possível enviar ${work(paused)}.`,
    sendAgain: 'Enviar de novo',
    more: (count) => `Mostrar mais ${count}`,
  },
  entry: {
    unknownKind: 'Item desconhecido',
    lastAttempt: (error) => `Última tentativa: ${error} O aplicativo tenta de novo automaticamente.`,
    sentAfterSignIn: 'É enviado depois que você entrar.',
    sentAfterNewSignIn: 'É enviado depois que você entrar de novo.',
    sendAgain: 'Enviar de novo',
    stale:
      'Alguém publicou uma versão mais nova antes de suas alterações chegarem. Elas estão seguras neste dispositivo. Compare as duas versões para publicar a sua, manter a outra ou combiná-las.',
    compare: 'Comparar',
    edit: 'Editar',
    open: 'Abrir',
    saveAsFile: 'Salvar como arquivo',
    unnamedFile: 'sem-nome',
    nothingToSave: 'Este item já foi enviado ou descartado, por isso não há arquivo para salvar.',
    discard: 'Descartar',
    confirmDiscard: 'Descartar para sempre?',
    written: (ago) => `Escrito ${ago}`,
    sent: (ago) => `enviado ${ago}`,
    judgingStarted: (ago) => `avaliação iniciada ${ago}`,
    judged: (ago) => `avaliado ${ago}`,
  },
  kinds: {
    submission: 'Envio',
    verdict: 'Veredito',
    held: (reason) => `Retido para revisão: o organizador decide. ${reason}`.trimEnd(),
    notCounted: (reason) => (reason === '' ? 'Não conta na competição.' : `Não conta: ${reason}`),
    answer: 'Resposta',
    result: 'Resultado',
    correct: 'Correta',
    incorrect: 'Incorreta',
    sampleRun: 'Execução de exemplos',
    sampleRunIn: (language) => `Execução de exemplos, ${language}`,
    finished: 'Concluída',
    profile: 'Perfil',
    displayName: 'nome de exibição',
    avatar: 'imagem',
    preferences: 'configurações',
    report: 'Relato',
    registration: 'Inscrição',
    contestFinish: 'Competição concluída',
    proctoring: 'Eventos de monitoramento',
    question: 'Pergunta ao organizador',
    comment: 'Comentário',
    problemComment: 'Comentário sobre um problema',
    thread: { resolve: 'Uma conversa é marcada como resolvida', reopen: 'Uma conversa é reaberta' },
    deletedComment: 'Um comentário é excluído',
    newContest: 'Nova competição',
    newProblem: 'Novo problema',
    problemChange: 'Problema alterado',
    changesOf: (version) => `Alterações na versão ${version}`,
    lists: 'Marcadores e listas',
    listChanges: (count) => counted(count, 'alteração', 'alterações'),
    note: 'Nota',
    deletedNote: 'Uma nota é excluída',
    openedHelp: 'Ajuda aberta',
    openedPart: (part, problemID) =>
      part === 'editorial'
        ? `Editorial de ${problemID}`
        : `Dica ${part.slice('hint'.length)} de ${problemID}`,
  },
};
