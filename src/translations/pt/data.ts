import type { messages as english } from '../../data/messages';
import type { TranslationOf } from '../translation-of';

export const messages: TranslationOf<typeof english> = {
  storageFull:
    'Não há espaço suficiente neste dispositivo para salvar seu trabalho. Copie seu trabalho, libere espaço (por exemplo, em Uso sem conexão) e tente novamente.',
  outdatedApp:
    'O Codeferry foi atualizado em outra aba. Recarregue esta página e tente novamente. Seu texto está salvo.',
  draftTooLong: (bytesMax) => `Rascunhos com mais de ${bytesMax / 1024} kB são salvos só neste dispositivo.`,
  runEndNotImported: 'Só o dispositivo de uma participação pode informar como ela terminou.',
  sampleRunNotImported:
    'Execuções de exemplos não são importadas. Execute os exemplos de novo neste dispositivo.',
};
