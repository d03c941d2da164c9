import type { messages as english } from '../../data/messages';
import type { TranslationOf } from '../translation-of';

export const messages: TranslationOf<typeof english> = {
  storageFull:
    'No hay espacio suficiente en este dispositivo para guardar tu trabajo. Copia tu trabajo, libera espacio (por ejemplo, en Uso sin conexión) y vuelve a intentarlo.',
  outdatedApp:
    'Codeferry se actualizó en otra pestaña. Recarga esta página y vuelve a intentarlo. Tu texto está guardado.',
  draftTooLong: (bytesMax) =>
    `Los borradores de más de ${bytesMax / 1024} kB solo se guardan en este dispositivo.`,
  runEndNotImported: 'Solo el dispositivo de una participación puede informar cómo terminó.',
  sampleRunNotImported:
    'Las ejecuciones de ejemplos no se importan. Ejecuta los ejemplos de nuevo en este dispositivo.',
};
