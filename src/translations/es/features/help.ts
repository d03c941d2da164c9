import type { messages as english } from '../../../features/help/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: 'Ayuda',
  hints: (count) => `Pistas (${count})`,
  editorial: 'Editorial',
  solutions: 'Soluciones de otros',
  loading: 'Cargando…',
  hint: (number) => `Pista ${number}`,
  show: {
    hint1: 'Mostrar la pista 1',
    hint2: 'Mostrar la pista 2',
    hint3: 'Mostrar la pista 3',
    editorial: 'Leer el editorial',
  },
  recorded: 'Cada pista que abres queda registrada para ti y para los docentes de tus clases.',
  notRecorded: 'No has iniciado sesión, así que las pistas abiertas solo se recuerdan en este dispositivo.',
  notSaved: 'Esto no se pudo guardar en este dispositivo. Libera espacio y vuelve a intentarlo.',
  notSolved: 'Aún no has resuelto este problema. ¿Quieres leer la solución?',
  notSolvedRecorded: 'Queda registrado que leíste el editorial antes de resolverlo.',
  closed: (until) =>
    `Hay un concurso en curso con este problema. Las pistas y el editorial están cerrados hasta ${until}.`,
  withheld:
    'Hay un concurso en curso con este problema. Las pistas y el editorial aparecen aquí cuando termine y la aplicación haya descargado el problema de nuevo.',
  later: (from) =>
    `Este problema pertenece a una tarea de tu clase. El editorial se puede leer desde ${from}.`,
  laterPassed: 'El editorial ya se puede leer. La aplicación lo descarga cuando haya conexión.',
  programs: 'Programas',
};
