import type { messages as english } from '../../../../features/contests/practice/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Problemas',
  intro: 'Você pode resolver os problemas como prática. A classificação da competição não muda.',
  solve: 'Resolver como prática',
  solveNamed: (title) => `Resolver como prática: ${title}`,
  editorial: 'Editorial',
  editorialOf: (title) => `Editorial: ${title}`,
  inContest: {
    solved: 'Competição: resolvido',
    tried: 'Competição: tentado',
    untouched: 'Competição: não tentado',
  },
  inPractice: {
    solved: 'Prática: resolvido',
    tried: 'Prática: tentado',
    untouched: 'Prática: não tentado',
  },
  private: 'Privado: não está aberto para prática',
  leftOut: (count) => `Fora da lista: ${counted(count, 'problema privado', 'problemas privados')}.`,
  virtualRun: 'Os editoriais ficam ocultos até sua participação virtual terminar.',
  notFetched: 'Os editoriais aparecem quando você tiver conexão.',
  notOnDevice: 'Os problemas não estão neste dispositivo. Conecte-se para carregá-los.',
  again: 'Tentar novamente',
};
