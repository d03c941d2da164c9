import { minimumAgeYears } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/account/session/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const items = (count: number) => counted(count, 'item', 'itens');
export const messages: TranslationOf<typeof english> = {
  ageTitle: 'Mais uma pergunta',
  confirmAge: `Confirme que você tem pelo menos ${minimumAgeYears} anos.`,
  oldEnough: `Tenho pelo menos ${minimumAgeYears} anos`,
  continue: 'Continuar',
  tooYoung: 'Sou mais novo: excluir a conta',
  deletingNeedsNetwork: 'Excluir a conta requer conexão',
  accountDeleted: 'Sua conta foi excluída.',
  signOut: 'Sair',
  changeStudent: 'Sair e trocar de aluno',
  unsent: (count) => `${items(count)} ainda não ${count === 1 ? 'enviado' : 'enviados'}`,
  unsentExplained:
    'O servidor ainda não tem este trabalho. Se você o mantiver, só você pode vê-lo, e ele é enviado quando você entrar de novo neste dispositivo. Se este dispositivo não é seu, exporte-o para um arquivo.',
  keepAndSignOut: 'Sair e manter',
  exportToFile: 'Exportar para um arquivo',
  exported: (name) => <>Salvo como {name}. Verifique se o arquivo está lá antes de excluir qualquer coisa.</>,
  deleteAndSignOut: 'Sair e excluir deste dispositivo',
  staySignedIn: 'Continuar na conta',
  signInAgain: 'Entrar de novo',
  signInToSend: (count) => `Entre para enviar ${items(count)}`,
  sessionEnded: (email) => (
    <>O servidor encerrou a sessão de {email}. Seu trabalho está salvo neste dispositivo.</>
  ),
};
