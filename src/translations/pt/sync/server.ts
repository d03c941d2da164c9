import type { messages as english } from '../../../sync/server/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  noConnection: 'Sem conexão',
  unreachable: 'Não foi possível acessar o servidor.',
  timeout: 'Sem resposta a tempo',
  downtime: 'O servidor está com uma interrupção inesperada. Tente novamente mais tarde.',
  searchTimeout: 'O servidor não respondeu. Tente novamente mais tarde.',
  cancelled: 'Cancelado',
  requestCancelled: 'A solicitação foi cancelada.',
  serverError: 'Erro do servidor',
  wentWrong: 'Algo deu errado.',
  problemNotFound: 'Este problema não existe ou é privado.',
};
