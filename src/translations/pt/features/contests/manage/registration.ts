import type { messages as english } from '../../../../../features/contests/manage/registration/messages';
import type { TranslationOf } from '../../../../translation-of';
import { counted } from '../../../../words';

export const messages: TranslationOf<typeof english> = {
  teams: 'Equipes',
  teamsHint:
    'Cada participante é uma conta. Uma equipe divide uma conta, e o nome dela substitui o nome de exibição na classificação.',
  askTeam: 'Pedir nome da equipe e instituição na inscrição',
  accounts: 'Contas a partir de uma lista',
  accountsHint:
    'Crie contas para pessoas que não têm uma, e imprima um cartão com a senha para cada uma. Elas ficam inscritas nesta competição na hora.',
  elsewhere:
    'Este servidor mantém as contas no Firebase, por isso não pode criar contas aqui. Compartilhe o endereço da competição: as pessoas entram com a própria conta.',
  list: 'Lista (CSV)',
  listExample:
    'name,username,email,team,affiliation,country\nAda Lovelace,,,Pilhas,Universidade de São Paulo,BRA',
  update: 'Atualizar equipes',
  teamsUpdated: 'Equipes atualizadas.',
  csvColumns: ['Nome', 'Equipe', 'Instituição', 'País', 'Endereço', 'Nome de acesso', 'Senha'],
  columns:
    'A primeira linha nomeia as colunas: name é obrigatória; username, email, team, affiliation e country (três letras) são opcionais.',
  made: 'Contas criadas aqui',
  madeHint:
    'Você pode definir uma nova senha para estas contas; isso encerra a sessão da pessoa em todos os lugares. Você pode excluir uma conta até alguém entrar com ela.',
  changesNeedNetwork: 'Alterar contas requer conexão.',
  neverSignedIn: 'nunca entrou',
  madeCount: (count) => counted(count, 'conta', 'contas'),
  newPassword: 'Nova senha',
  newPasswordOf: (name) => `Nova senha para ${name}`,
  newPasswordForAll: 'Novas senhas para todas',
  confirmAll: (count) => `Definir ${counted(count, 'nova senha', 'novas senhas')}?`,
  confirmOne: 'Definir uma nova senha?',
  delete: 'Excluir',
  deleteOf: (name) => `Excluir a conta de ${name}`,
  confirmDelete: 'Excluir esta conta?',
  deleteUnused: (count) => `Excluir ${counted(count, 'conta não usada', 'contas não usadas')}`,
  confirmDeleteAll: (count) => `Excluir ${counted(count, 'conta', 'contas')}?`,
  deleted: (count) => `${counted(count, 'conta excluída', 'contas excluídas')}.`,
  notDeleted: (names) =>
    `Não excluídas: ${names}. Estas contas estão em uso. Você pode bloqueá-las em Participantes.`,
  ownedByPerson: 'Confirmou o e-mail: só esta pessoa define a senha.',
  refused: (names) => `Sem nova senha para ${names}: os donos confirmaram estas contas.`,
};
