import type { messages as english } from '../../../features/tags/messages';
import type { TranslationOf } from '../../translation-of';
import { counted, whole } from '../../words';

export const messages: TranslationOf<typeof english> = {
  uses: ({ problems, challenges, contests = 0 }) =>
    [
      problems > 0 && counted(problems, 'problema', 'problemas'),
      challenges > 0 && counted(challenges, 'reto', 'retos'),
      contests > 0 && counted(contests, 'concurso', 'concursos'),
    ]
      .filter(Boolean)
      .join(' · '),
  allTags: 'Todas las etiquetas',
  problems: 'Problemas',
  aboutLanguage: (language) => `Acerca de ${language}`,
  solveIn: (language) => `Resolver en ${language}`,
  solveInText: (language) => `Puedes resolver todos los problemas de programación en ${language}.`,
  otherTags: 'Otras etiquetas',
  all: (count) => `Ver todas (${whole(count)})`,
  unused: (tag) => `Nada tiene aún la etiqueta ${tag}`,
  unusedText: 'Aquí aparecen los problemas y retos con esta etiqueta.',
  notOnDevice: (tag) => `Nada en este dispositivo tiene la etiqueta ${tag}`,
  notOnDeviceText: 'Conéctate para ver todos los problemas y retos con esta etiqueta.',
  exploreProblems: 'Explorar todos los problemas',
  explore: 'Explorar',
  intro: 'Temas de problemas y retos.',
  filter: 'Filtrar etiquetas',
  noMatch: 'Ninguna etiqueta coincide',
  noTags: 'No hay etiquetas en este dispositivo',
  searchedDevice: 'Solo se buscó en las etiquetas de este dispositivo.',
  showAll: 'Mostrar todas las etiquetas',
};
