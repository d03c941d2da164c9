import type { messages as english } from '../../../features/search/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  search: 'Buscar',
  searchAll: 'Buscar problemas, retos, concursos, etiquetas y personas',
  clear: 'Borrar la búsqueda',
  close: 'Cerrar',
  recent: 'Búsquedas recientes',
  clearRecent: 'Borrar',
  results: 'Resultados',
  keys: (previous, next, enter, close) => (
    <>
      {previous} {next} elegir · {enter} abrir · {close} cerrar
    </>
  ),
  nothingFound: 'No se encontró nada.',
  nothingFoundFor: (query) => <>No se encontró nada para {query}.</>,
  nothingOnDeviceFor: (query) => <>No se encontró nada para {query} en este dispositivo.</>,
  resultCount: (count) => `${counted(count, 'resultado', 'resultados')}.`,
  offline: 'Sin conexión. Estos resultados son de este dispositivo.',
  serverFailed: (reason) => `${reason} Estos resultados son de este dispositivo.`,
  askingServer: 'Consultando al servidor…',
  kinds: {
    question: 'pregunta',
    problem: 'problema',
    contest: 'concurso',
    challenge: 'reto',
    tag: 'etiqueta',
    user: 'persona',
  },
  problems: (count) => counted(count, 'problema', 'problemas'),
  tagUses: (count) => `se usa ${counted(count, 'vez', 'veces')}`,
};
