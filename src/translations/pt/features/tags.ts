import type { messages as english } from '../../../features/tags/messages';
import type { TranslationOf } from '../../translation-of';
import { counted, whole } from '../../words';

export const messages: TranslationOf<typeof english> = {
  uses: ({ problems, challenges, contests = 0 }) =>
    [
      problems > 0 && counted(problems, 'problema', 'problemas'),
      challenges > 0 && counted(challenges, 'desafio', 'desafios'),
      contests > 0 && counted(contests, 'competição', 'competições'),
    ]
      .filter(Boolean)
      .join(' · '),
  allTags: 'Todas as etiquetas',
  problems: 'Problemas',
  aboutLanguage: (language) => `Sobre ${language}`,
  solveIn: (language) => `Resolver em ${language}`,
  solveInText: (language) => `Você pode resolver todos os problemas de programação em ${language}.`,
  otherTags: 'Outras etiquetas',
  all: (count) => `Ver todas (${whole(count)})`,
  unused: (tag) => `Nada tem a etiqueta ${tag} ainda`,
  unusedText: 'Problemas e desafios com esta etiqueta aparecem aqui.',
  notOnDevice: (tag) => `Nada neste dispositivo tem a etiqueta ${tag}`,
  notOnDeviceText: 'Conecte-se para ver todos os problemas e desafios com esta etiqueta.',
  exploreProblems: 'Explorar todos os problemas',
  explore: 'Explorar',
  intro: 'Assuntos de problemas e desafios.',
  filter: 'Filtrar etiquetas',
  noMatch: 'Nenhuma etiqueta corresponde',
  noTags: 'Nenhuma etiqueta neste dispositivo',
  searchedDevice: 'A busca incluiu só as etiquetas deste dispositivo.',
  showAll: 'Mostrar todas as etiquetas',
};
