import type { messages as english } from '../../../../features/admin/users/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted, decimal } from '../../../words';

const megabytes = (bytes: number) => `${decimal(bytes / 1_000_000)} MB`;
const roleNames = { administrator: 'Administrador', teacher: 'Professor' } as const;

export const messages: TranslationOf<typeof english> = {
  label: 'Usuários',
  searchHint: 'Parte de um nome de usuário, nome de exibição ou e-mail.',
  filter: 'Mostrar',
  filters: {
    all: 'Todas as contas',
    blocked: 'Contas bloqueadas',
    administrators: 'Administradores',
    teachers: 'Professores',
  },
  count: (total) => counted(total, 'conta', 'contas'),
  nobody: 'Nenhuma conta corresponde.',
  name: 'Nome',
  username: 'Nome de usuário',
  email: 'E-mail',
  noEmail: 'Sem e-mail',
  signsInAs: (name) => `Sem e-mail, entra como ${name}`,
  joined: 'Desde',
  state: 'Funções e estado',
  open: 'Abrir',
  openOf: (name) => `Abrir ${name}`,
  blocked: 'Bloqueada',
  active: 'Ativa',
  lastSignIn: 'Último acesso',
  sessions: 'Sessões abertas',
  counts: 'Conteúdo',
  countsOf: (submissions, problems, contests) =>
    `${counted(submissions, 'envio', 'envios')} · ${counted(problems, 'problema', 'problemas')} · ${counted(contests, 'competição', 'competições')}`,
  storage: 'Armazenamento usado',
  megabytes,
  uid: 'Identificador da conta',
  blockedSince: (at, by) => (by ? `Bloqueada ${at} por ${by}.` : `Bloqueada ${at}.`),
  sessionTitle: 'Sessões',
  endSessions: 'Encerrar todas as sessões',
  confirmEndSessions: 'Sair em todos os dispositivos?',
  endSessionsHint:
    'O usuário entra de novo em cada dispositivo. O trabalho não enviado continua nos dispositivos.',
  sessionsEnded: 'Todas as sessões desta conta foram encerradas.',
  blockTitle: 'Bloqueio',
  block: 'Bloquear conta',
  blockHint:
    'O servidor então recusa tudo desta conta, e todas as sessões terminam. O trabalho não enviado continua nos dispositivos. Só administradores veem o motivo.',
  ownHint: 'Você não pode bloquear sua própria conta.',
  accountBlocked: 'A conta está bloqueada.',
  unblock: 'Desbloquear conta',
  confirmUnblock: 'Permitir que entre de novo?',
  accountUnblocked: 'A conta pode entrar de novo.',
  passwordTitle: 'Senha',
  makeLink: 'Criar um link de redefinição',
  confirmLink: 'Substituir um link anterior?',
  linkHint:
    'O link define uma nova senha. Ele funciona uma vez, por 24 horas, e encerra todas as sessões quando é usado.',
  linkMade: 'O link está pronto.',
  linkOnce: (until) => `Copie o link agora: ele não é mostrado de novo. Vale até ${until}.`,
  copyLink: 'Copiar link',
  rolesTitle: 'Funções',
  grant: (role) => `Tornar ${roleNames[role].toLowerCase()}`,
  confirmGrant: (role) =>
    `Dar todos os direitos de ${role === 'administrator' ? 'um administrador' : 'um professor'}?`,
  revoke: (role) => `Remover a função de ${roleNames[role].toLowerCase()}`,
  confirmRevoke: 'Remover a função?',
  roleChanged: 'As funções foram alteradas.',
  roleHints: {
    administrator: 'Administradores podem fazer tudo nestas páginas.',
    teacher: 'Professores podem criar turmas.',
  },
  roleNames,
};
