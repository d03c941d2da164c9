import type { messages as english } from '../../../../features/account/profile/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted, dateText } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  profile: 'Perfil',
  edit: 'Editar',
  classes: 'Turmas',
  lists: 'Listas',
  settings: 'Configurações',
  administration: 'Administração',
  joined: (date) => <>Membro desde {date}</>,
  signInName: (name) => `Nome de acesso: ${name}`,
  profileOf: (username) => `O perfil de @${username}`,
  solved: 'Resolvidos',
  streak: 'Sequência',
  longestStreak: 'Maior sequência',
  days: (count) => counted(count, 'dia', 'dias'),
  unknown: '–',
  badges: 'Medalhas',
  earned: (at) => `Conquistada em ${dateText(at, { dateStyle: 'medium' })}`,
  activity: 'Atividade',
  calendar: 'Calendário do último ano',
  weekdays: { monday: 'Seg', wednesday: 'Qua', friday: 'Sex' },
  accepted: (count, days) =>
    `${counted(count, 'envio aceito', 'envios aceitos')} em ${counted(days, 'dia', 'dias')} do último ano`,
  acceptedOn: (count, day) => `${counted(count, 'envio aceito', 'envios aceitos')} em ${day}`,
  activityUnknown: 'Ainda não está neste dispositivo. Conecte-se uma vez para baixar.',
  submissions: 'Envios',
  noSubmissions: (explore) => <>Nada ainda. {explore} e envie uma solução.</>,
  findProblem: 'Encontre um problema',
  submissionsUnknown: 'Seus envios ainda não estão neste dispositivo. Conecte-se uma vez para baixá-los.',
  olderUnavailable:
    'Envios mais antigos não estão neste dispositivo, e não é possível acessar o servidor. Tente novamente quando tiver conexão.',
  showOlder: 'Mostrar mais antigos',
  loading: 'Carregando…',
  answer: 'Resposta',
  correct: 'Correta',
  incorrect: 'Incorreta',
  points: (score) => counted(Math.round(score), 'ponto', 'pontos'),
  code: 'Código',
  copyCode: 'Copiar código',
  codeFor: (title) => `Código de ${title}`,
  receipts: {
    saved: 'Salvo neste dispositivo',
    sent: 'Enviado',
    judging: 'Avaliando',
    judged: 'Avaliado',
    refused: 'Recusado',
    signInNeeded: 'É preciso entrar',
  },
  editing: {
    editProfile: 'Editar perfil',
    editIntro: 'As alterações são salvas neste dispositivo e enviadas quando há conexão.',
    displayNameMissing: 'O nome de exibição é obrigatório.',
    usernameHint: 'O endereço do seu perfil público também muda.',
    theme: 'Tema',
    preferredLanguage: 'Linguagem preferida',
    shareSolutions:
      'Compartilhar minhas soluções aceitas com pessoas que resolveram o mesmo problema. As de uma competição são compartilhadas depois que ela termina',
    save: 'Salvar',
    picture: 'Imagem',
    choosePicture: 'Escolher uma imagem',
    removePicture: 'Remover imagem',
    cropPicture: 'Sua imagem',
    pictureUnreadable:
      'O navegador não consegue ler este arquivo como imagem. Escolha um arquivo PNG, JPEG ou WebP.',
    savedHere: 'Salvo neste dispositivo',
    notSentYet: (fields) => `Ainda não enviado: ${fields}. Os outros veem a alteração depois do envio.`,
    changeRefused: 'O servidor recusou a alteração.',
    notChanged: (fields) => `Não alterado: ${fields}.`,
    discardChange: 'Descartar esta alteração',
    fields: {
      displayName: 'nome de exibição',
      username: 'nome de usuário',
      avatar: 'imagem',
      preferences: 'configurações',
    },
  },
  account: {
    yourAccount: 'Sua conta',
    exportExplained:
      'Baixe tudo o que o servidor guarda sobre você em um arquivo JSON: perfil, medalhas, envios com código.',
    exportData: 'Exportar meus dados',
    collecting: 'Reunindo…',
    deleteExplained:
      'Se você excluir a conta, seu perfil, sua imagem e os dados da conta neste dispositivo são excluídos. Você não pode desfazer isso.',
    deleteAccount: 'Excluir minha conta',
    deleteTitle: 'Excluir sua conta?',
    deletingNeedsNetwork: 'Excluir a conta requer conexão',
    deleteWarning: (username) => (
      <>
        Seu perfil, sua imagem, suas medalhas e seus rascunhos são excluídos para sempre. Digite {username}{' '}
        para confirmar.
      </>
    ),
    username: 'Nome de usuário',
    deletePermanently: 'Excluir para sempre',
    deleting: 'Excluindo…',
    keepAccount: 'Manter a conta',
    accountDeleted: 'Sua conta foi excluída.',
  },
};
