import type { messages as english } from '../../../../features/own-problems/members/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: (problem) => `Pessoas de ${problem}`,
  roles: { creator: 'Criador', author: 'Coautor', tester: 'Testador' },
  rights: {
    author: 'Coautores leem tudo, alteram e exportam o problema, e comentam.',
    tester: 'Testadores leem tudo e comentam, mas não alteram nada.',
  },
  introMember: 'Só o criador pode alterar esta lista.',
  list: 'Pessoas que trabalham no problema',
  person: 'Nome de usuário ou e-mail',
  role: 'Papel',
  roleOf: (name) => `Papel de ${name}`,
  invite: 'Convidar',
  invited: 'Convidado',
  remove: 'Remover',
  confirmRemove: (name) => `Remover ${name}?`,
  leave: 'Sair',
  confirmLeave: 'Sair? Você perde o acesso.',
  left: 'Você não trabalha mais no problema.',
  close: 'Fechar',

  invitations: 'Convites',
  invitation: (title, by, role) =>
    by === ''
      ? `Você foi convidado para “${title}” como ${role}.`
      : `${by} convida você para “${title}” como ${role}.`,
  asAuthor: 'coautor',
  asTester: 'testador',
  accept: 'Aceitar',
  acceptOf: (title) => `Aceitar o convite para ${title}`,
  decline: 'Recusar',
  declineOf: (title) => `Recusar o convite para ${title}`,
  accepted: 'Agora você trabalha no problema.',
};
