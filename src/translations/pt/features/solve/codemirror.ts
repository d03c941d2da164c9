import type { messages as english } from '../../../../features/solve/codemirror/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: 'Atalhos de teclado',
  betweenKeys: ', depois ',
  page: 'Esta página',
  run: 'Executar',
  submit: 'Enviar',
  showSheet: 'Mostrar os atalhos de teclado (fora do editor)',
  leaving: 'Sair do editor',
  focusAfter: 'Ir para o controle depois do editor',
  focusBefore: 'Ir para o controle antes do editor',
  toggleTab: 'Alternar Tab entre sair do editor e recuar',
  editing: 'Edição',
  indent: 'Aumentar recuo',
  outdent: 'Diminuir recuo',
  toggleComment: 'Comentar ou descomentar',
  moveLine: 'Mover a linha para cima (↓: para baixo)',
  copyLine: 'Copiar a linha para baixo (↑: para cima)',
  undo: 'Desfazer',
  redo: 'Refazer',
  find: 'Localizar e substituir',
};
