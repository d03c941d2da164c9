import type { messages as english } from '../../../features/share/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  intro: 'Compartilhe o endereço de um problema, desafio ou competição deste site para abri-lo aqui.',
  nothingShared: 'Nada foi compartilhado.',
  nothingSharedHint:
    'Em outro aplicativo, use o menu de compartilhamento para enviar um endereço ao Codeferry.',
  noAddress: 'O texto compartilhado não contém um endereço deste site.',
  exploreProblems: 'Explorar problemas',
  contests: 'Competições',
};
