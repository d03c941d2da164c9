import type { messages as english } from '../../../../features/solve/codemirror/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: 'Atajos de teclado',
  betweenKeys: ', luego ',
  page: 'Esta página',
  run: 'Ejecutar',
  submit: 'Enviar',
  showSheet: 'Mostrar los atajos de teclado (fuera del editor)',
  leaving: 'Salir del editor',
  focusAfter: 'Ir al control después del editor',
  focusBefore: 'Ir al control antes del editor',
  toggleTab: 'Alternar Tab entre salir del editor y aplicar sangría',
  editing: 'Edición',
  indent: 'Aumentar sangría',
  outdent: 'Reducir sangría',
  toggleComment: 'Comentar o descomentar',
  moveLine: 'Mover la línea hacia arriba (↓: abajo)',
  copyLine: 'Copiar la línea hacia abajo (↑: arriba)',
  undo: 'Deshacer',
  redo: 'Rehacer',
  find: 'Buscar y reemplazar',
};
