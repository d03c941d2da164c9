import type { messages as english } from '../../../../features/contests/own/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  heading: (version) => `Sua competição, versão ${version}`,
  edit: 'Editar',
  clone: 'Duplicar',
  deleteOf: (name) => (
    <>
      Excluir<span className="visually-hidden"> {name}</span>
    </>
  ),
  confirmTitle: (name) => `Excluir ${name}?`,
  consequence: (participants) =>
    participants === 0
      ? 'Ninguém se inscreveu. A competição não será mais listada. Isto não pode ser desfeito.'
      : `A competição tem ${counted(participants, 'participante', 'participantes')}. Quem a abrir verá que você a excluiu. Os participantes mantêm seus envios. A competição não será mais listada, e a classificação não será mais mostrada. Isto não pode ser desfeito.`,
  notDeleted: 'A competição não foi excluída.',
  keep: 'Manter',
  confirm: 'Excluir para sempre',
  deleted: (name) => `${name} foi excluída.`,
};
