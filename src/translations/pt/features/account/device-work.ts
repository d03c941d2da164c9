import type { messages as english } from '../../../../features/account/device-work/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Trabalho de antes de você entrar',
  question(work) {
    const { drafts, answers, creations, unsent, solved, answered } = work;
    const kinds = [
      [drafts, 'rascunho de código', 'rascunhos de código'],
      [answers, 'resposta não concluída', 'respostas não concluídas'],
      [creations, 'rascunho de competição ou problema', 'rascunhos de competições ou problemas'],
      [unsent, 'item não enviado', 'itens não enviados'],
      [solved, 'problema resolvido', 'problemas resolvidos'],
      [answered, 'questão respondida', 'questões respondidas'],
      [work.bookmarks, 'marcador', 'marcadores'],
      [work.lists, 'lista', 'listas'],
      [work.notes, 'nota', 'notas'],
    ] as const;
    const found = kinds.flatMap(([count, one, many]) => (count > 0 ? counted(count, one, many) : []));
    return `Este dispositivo tem trabalho feito sem entrar: ${found.join(', ')}. É seu?`;
  },
  add: 'Adicionar à minha conta',
  added: 'Adicionado à sua conta.',
  keepSeparate: 'Manter separado',
  keptSeparate: 'Mantido separado. Você ainda pode adicioná-lo no seu perfil.',
  notSaved: 'Não foi possível salvar isto no dispositivo. Tente novamente.',
};
