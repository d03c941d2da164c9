import type { messages as english } from '../../../../features/contests/own/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  heading: (version) => `Tu concurso, versión ${version}`,
  edit: 'Editar',
  clone: 'Duplicar',
  deleteOf: (name) => (
    <>
      Eliminar<span className="visually-hidden"> {name}</span>
    </>
  ),
  confirmTitle: (name) => `¿Eliminar ${name}?`,
  consequence: (participants) =>
    participants === 0
      ? 'Nadie se ha inscrito. El concurso ya no aparecerá en las listas. Esto no se puede deshacer.'
      : `El concurso tiene ${counted(participants, 'participante', 'participantes')}. Quienes lo abran ven que lo eliminaste. Conservan sus envíos. El concurso ya no aparecerá en las listas, y su clasificación ya no se mostrará. Esto no se puede deshacer.`,
  notDeleted: 'El concurso no se eliminó.',
  keep: 'Conservarlo',
  confirm: 'Eliminar para siempre',
  deleted: (name) => `${name} se eliminó.`,
};
