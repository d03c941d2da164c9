import type { messages as english } from '../../../features/member-home/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  welcome: (name) => `Olá, ${name}`,
  welcomeBack: (name) => `Olá de novo, ${name}`,
  welcomeDevice: 'Olá',
  welcomeBackDevice: 'Olá de novo',
  introNew: 'Três passos para começar. Tudo também funciona sem conexão.',
  intro: 'Continue de onde parou, ou experimente algo novo.',
  unsent: (count) =>
    count === 1
      ? '1 item deste dispositivo ainda não foi enviado.'
      : `${count} itens deste dispositivo ainda não foram enviados.`,
  unsentHint: 'Está salvo, e é enviado quando houver conexão.',
  refused: (count) => `O servidor recusou ${counted(count, 'item', 'itens')}. Seu trabalho continua aqui.`,
  showUnsent: 'Mostrar o trabalho não enviado',
  judgedAgain: 'Avaliado novamente',
  nowCorrect: (moment) => `O autor corrigiu esta questão ${moment}: agora sua resposta está correta.`,
  nowWrong: (moment) => `O autor corrigiu esta questão ${moment}: agora sua resposta está errada.`,
  firstSteps: 'Primeiros passos',
  solveSample: 'Resolva um problema de exemplo',
  solveSampleText: 'Leia, execute os exemplos no seu dispositivo e envie seu programa ao juiz.',
  startChallenge: (name) => `Comece o desafio “${name}”`,
  startChallengeText: 'Problemas curtos em boa ordem, dos fáceis aos mais difíceis.',
  explore: 'Encontre um problema',
  exploreText: 'Escolha por assunto e dificuldade.',
  prepareOffline: 'Prepare-se para trabalhar sem conexão',
  prepareOfflineText: 'Baixe problemas e linguagens para este dispositivo.',
  continue: 'Continuar',
  draftFrom: (age) => `Rascunho de ${age}`,
  triedFrom: (age) => `Ainda não resolvido, rascunho de ${age}`,
  openContest: 'Você participa agora desta competição',
  aroundContest: 'Você se inscreveu nesta competição',
  next: 'Próximo no seu desafio',
  begin: 'Um desafio para começar',
  solvedOf: (done, total) => `${done} de ${total} resolvidos`,
  openChallenge: 'Abrir o desafio',
  newProblems: 'Novos problemas',
  allProblems: 'Todos os problemas',
  contests: 'Competições',
  allContests: 'Todas as competições',
  starts: (moment) => `Começa: ${moment}`,
};
