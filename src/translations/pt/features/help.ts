import type { messages as english } from '../../../features/help/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: 'Ajuda',
  hints: (count) => `Dicas (${count})`,
  editorial: 'Editorial',
  solutions: 'Soluções de outros',
  loading: 'Carregando…',
  hint: (number) => `Dica ${number}`,
  show: {
    hint1: 'Mostrar a dica 1',
    hint2: 'Mostrar a dica 2',
    hint3: 'Mostrar a dica 3',
    editorial: 'Ler o editorial',
  },
  recorded: 'Cada dica que você abre fica registrada para você e para os professores das suas turmas.',
  notRecorded: 'Você não entrou na sua conta, por isso as dicas abertas são lembradas só neste dispositivo.',
  notSaved: 'Não foi possível salvar isto neste dispositivo. Libere espaço e tente novamente.',
  notSolved: 'Você ainda não resolveu este problema. Quer ler a solução?',
  notSolvedRecorded: 'Fica registrado que você leu o editorial antes de resolver.',
  closed: (until) =>
    `Uma competição está em andamento com este problema. Dicas e editorial ficam fechados até ${until}.`,
  withheld:
    'Uma competição está em andamento com este problema. Dicas e editorial aparecem aqui quando ela terminar e o aplicativo tiver baixado o problema de novo.',
  later: (from) =>
    `Este problema pertence a uma tarefa da sua turma. O editorial pode ser lido a partir de ${from}.`,
  laterPassed: 'O editorial já pode ser lido. O aplicativo o baixa quando houver conexão.',
  programs: 'Programas',
};
