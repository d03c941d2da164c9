import type { messages as english } from '../../../features/member-home/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  welcome: (name) => `Hola, ${name}`,
  welcomeBack: (name) => `Hola de nuevo, ${name}`,
  welcomeDevice: 'Hola',
  welcomeBackDevice: 'Hola de nuevo',
  introNew: 'Tres pasos para empezar. Todo funciona también sin conexión.',
  intro: 'Continúa donde lo dejaste, o prueba algo nuevo.',
  unsent: (count) =>
    count === 1
      ? '1 elemento de este dispositivo aún no se envió.'
      : `${count} elementos de este dispositivo aún no se enviaron.`,
  unsentHint: 'Está guardado, y se envía cuando haya conexión.',
  refused: (count) =>
    `El servidor rechazó ${counted(count, 'elemento', 'elementos')}. Tu trabajo sigue aquí.`,
  showUnsent: 'Mostrar el trabajo sin enviar',
  judgedAgain: 'Evaluado de nuevo',
  nowCorrect: (moment) => `El autor corrigió esta pregunta ${moment}: ahora tu respuesta es correcta.`,
  nowWrong: (moment) => `El autor corrigió esta pregunta ${moment}: ahora tu respuesta es incorrecta.`,
  firstSteps: 'Primeros pasos',
  solveSample: 'Resuelve un problema de ejemplo',
  solveSampleText: 'Léelo, ejecuta los ejemplos en tu dispositivo y envía tu programa al juez.',
  startChallenge: (name) => `Empieza el reto “${name}”`,
  startChallengeText: 'Problemas cortos en buen orden, de fáciles a más difíciles.',
  explore: 'Busca un problema',
  exploreText: 'Elige por tema y dificultad.',
  prepareOffline: 'Prepárate para trabajar sin conexión',
  prepareOfflineText: 'Descarga problemas y lenguajes a este dispositivo.',
  continue: 'Continuar',
  draftFrom: (age) => `Borrador de ${age}`,
  triedFrom: (age) => `Aún sin resolver, borrador de ${age}`,
  openContest: 'Participas ahora en este concurso',
  aroundContest: 'Te inscribiste en este concurso',
  next: 'Siguiente en tu reto',
  begin: 'Un reto para empezar',
  solvedOf: (done, total) => `${done} de ${total} resueltos`,
  openChallenge: 'Abrir el reto',
  newProblems: 'Problemas nuevos',
  allProblems: 'Todos los problemas',
  contests: 'Concursos',
  allContests: 'Todos los concursos',
  starts: (moment) => `Empieza: ${moment}`,
};
