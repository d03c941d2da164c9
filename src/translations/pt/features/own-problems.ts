import type { messages as english } from '../../../features/own-problems/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Meus problemas',
  back: 'Explorar',
  create: 'Criar um problema',
  list: 'Meus problemas',

  search: 'Buscar nos meus problemas',
  state: 'Estado',
  anyState: 'Qualquer estado',
  states: { draft: 'Rascunhos', private: 'Privados', public: 'Públicos', used: 'Em uso' },
  sortBy: 'Ordenar por',
  sorts: {
    changed: 'Última alteração',
    title: 'Título',
    solved: 'Mais resolvidos',
    submissions: 'Mais envios',
    acceptance: 'Aceitação',
  },
  count: (shown, all) =>
    shown === all
      ? counted(all, 'problema', 'problemas')
      : `${shown} de ${counted(all, 'problema', 'problemas')}`,
  noMatch: 'Nenhum problema corresponde a estes filtros',
  clear: 'Limpar filtros',
  noneYet: 'Você ainda não criou nenhum problema',
  noneYetHint: 'Escreva um aqui, também sem conexão, ou importe um pacote.',
  noneOnDevice: 'Seus problemas ainda não estão neste dispositivo',
  noneOnDeviceHint: 'Conecte-se uma vez para baixar a lista.',
  notLoaded: 'Não foi possível carregar a lista.',

  unnamed: 'Problema sem título',
  public: 'Público',
  draft: 'Rascunho neste dispositivo',
  changeDraft: 'Alterações não publicadas neste dispositivo',
  waiting: 'Aguardando na caixa de saída',
  waitsForJudge: 'Aguardando o juiz',
  refused: 'O servidor não aceitou',
  stale: 'Anterior à versão mais recente',
  compareStale: 'Comparar',
  compareStaleOf: (title) => `Comparar suas alterações de ${title}`,
  version: (version) => `Versão ${version}`,
  changed: (age) => `alterado ${age}`,
  triedAndSolved: (tried, solved) => `${tried} tentaram, ${solved} resolveram`,
  submissions: (count) => counted(count, 'envio', 'envios'),
  acceptance: (percent) => `${percent}% aceito`,
  noSubmissions: 'Ainda sem envios',
  byLanguage: 'Por linguagem',
  usedIn: 'Usado em',
  contest: (name) => `Competição ${name}`,
  challenge: (name) => `Desafio ${name}`,
  assignment: (name) => `Tarefa ${name}`,

  edit: 'Editar',
  editOf: (title) => `Editar ${title}`,
  resume: 'Continuar',
  resumeOf: (title) => `Continuar ${title}`,
  more: 'Mais',
  moreOf: (title) => `Mais sobre ${title}`,
  duplicate: 'Duplicar',
  savePackage: 'Salvar como pacote',
  testDataOffline: 'Você está sem conexão, e os dados de teste estão no servidor.',
  testDataOfflineHint:
    'Se você tem um rascunho das suas alterações, pode salvar o pacote no último passo dele.',
  versions: 'Versões',
  share: 'Compartilhar',
  people: 'Pessoas',
  openOutbox: 'Abrir a caixa de saída',
  doNotSend: 'Não enviar ainda',
  discard: 'Descartar rascunho',
  confirmDiscard: 'Pressione outra vez para descartar',

  remove: 'Excluir',
  removeTitle: (title) => `Excluir ${title}?`,
  removeUnused: 'Ninguém enviou nada e nada usa o problema. Ele será removido por completo.',
  removeUsed:
    'Ele não será mais listado e ninguém poderá abri-lo para praticar. Outros usuários mantêm seus envios.',
  removeTouches: 'É usado em:',
  removeContests: 'Estas competições mantêm sua versão do problema.',
  removeSubmissions: (count) =>
    count === 1
      ? '1 envio de outro usuário é mantido.'
      : `${counted(count, 'envio', 'envios')} de outros usuários são mantidos.`,
  removeFinal: 'Você não pode desfazer isso.',
  removeDraft: 'Suas alterações não publicadas neste dispositivo também são excluídas.',
  removeCancel: 'Manter',
  removeConfirm: 'Excluir para sempre',
  removed: 'O problema foi excluído.',
};
