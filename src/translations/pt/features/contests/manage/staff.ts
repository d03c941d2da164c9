import type { messages as english } from '../../../../../features/contests/manage/staff/messages';
import type { TranslationOf } from '../../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  needsNetwork: 'Requer conexão',
  roles: { read: 'Leitura', judge: 'Júri', all: 'Coorganização', creator: 'Criação' },
  rights: {
    read: 'Leitura: vê participantes, envios e perguntas, mas não altera nada.',
    judge: 'Júri: também decide envios retidos, reavalia, responde perguntas e envia anúncios.',
    all: 'Coorganização: também gerencia participantes, as inscrições, o relógio, as versões dos problemas, os editoriais e os resultados.',
  },
  intro:
    'Adicione pessoas que ajudam a organizar esta competição. Só você pode editar ou excluir a competição e alterar esta lista. A classificação não lista as participações dessas pessoas.',
  introMember: 'Estas pessoas ajudam a organizar esta competição. Só quem a criou pode alterar esta lista.',
  none: 'Ninguém foi adicionado ainda.',
  list: 'Pessoas que ajudam a organizar a competição',
  username: 'Nome de usuário',
  role: 'Função',
  roleOf: (name) => `Função de ${name}`,
  add: 'Adicionar',
  remove: 'Remover',
  confirmRemove: (name) => `Remover ${name}?`,
  leave: 'Sair da equipe desta competição',
  confirmLeave: 'Sair? Você perde o acesso a esta página.',
};
