import type { messages as english } from '../../../features/search/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  search: 'Buscar',
  searchAll: 'Buscar problemas, desafios, competições, etiquetas e pessoas',
  clear: 'Limpar a busca',
  close: 'Fechar',
  recent: 'Buscas recentes',
  clearRecent: 'Limpar',
  results: 'Resultados',
  keys: (previous, next, enter, close) => (
    <>
      {previous} {next} escolher · {enter} abrir · {close} fechar
    </>
  ),
  nothingFound: 'Nada encontrado.',
  nothingFoundFor: (query) => <>Nada encontrado para {query}.</>,
  nothingOnDeviceFor: (query) => <>Nada encontrado para {query} neste dispositivo.</>,
  resultCount: (count) => `${counted(count, 'resultado', 'resultados')}.`,
  offline: 'Sem conexão. Estes resultados são deste dispositivo.',
  serverFailed: (reason) => `${reason} Estes resultados são deste dispositivo.`,
  askingServer: 'Consultando o servidor…',
  kinds: {
    question: 'questão',
    problem: 'problema',
    contest: 'competição',
    challenge: 'desafio',
    tag: 'etiqueta',
    user: 'pessoa',
  },
  problems: (count) => counted(count, 'problema', 'problemas'),
  tagUses: (count) => `usada ${counted(count, 'vez', 'vezes')}`,
};
