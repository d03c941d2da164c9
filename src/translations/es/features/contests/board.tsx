import type { messages as english } from '../../../../features/contests/board/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted, whole } from '../../../words';

const wrongAttempts = (count: number) => counted(count, 'intento incorrecto', 'intentos incorrectos');
const points = (count: number) => counted(count, 'punto', 'puntos');
export const messages: TranslationOf<typeof english> = {
  title: 'Clasificación',
  titleOf: (contest) => `Clasificación de ${contest}`,
  notOnDeviceTitle: (slug) => `La clasificación de ${slug}`,
  backToContest: 'Concurso',
  backToContests: 'Concursos',
  asOf: (time) => `Datos de ${time}`,
  somethingWrong: 'Algo salió mal.',
  tryAgain: 'Reintentar',
  frozenSince: (time) =>
    `La clasificación está congelada desde ${time}. Los resultados posteriores aparecen cuando termine la congelación.`,
  ownRank: (rank, total, result) => (
    <>
      Tu puesto es <strong>{`${rank} de ${whole(total)}`}</strong>
      {`, con ${result}.`}
    </>
  ),
  showOwnRow: 'Mostrar mi fila',
  emptyTitle: 'Aún no hay nadie en la clasificación',
  empty: 'Los participantes aparecen aquí cuando empiezan el concurso.',
  pastOpen: 'Mostrar un momento anterior',
  pastClose: 'Volver a ahora',
  pastTime: 'Tiempo de concurso',
  pastFailed: (reason) => `Los momentos anteriores requieren conexión. ${reason}`,
  awards: 'Premios',
  awardOf: (id) => {
    const known: Readonly<Record<string, string>> = {
      winner: 'Ganador',
      'gold-medal': 'Medalla de oro',
      'silver-medal': 'Medalla de plata',
      'bronze-medal': 'Medalla de bronce',
    };
    return known[id] ?? `Primero en resolver ${id.slice('first-to-solve-'.length)}`;
  },
  bigScreen: 'Pantalla grande',
  screenFrozen:
    'La clasificación está congelada. Los resultados posteriores aparecen cuando termine la congelación.',
  screenOld: 'Sin conexión. Esta es la última clasificación conocida.',
  resolver: {
    title: 'Resolver',
    titleOf: (contest) => `Resolver de ${contest}`,
    onlyOrganiser:
      'Solo el organizador del concurso puede abrir el resolver. Inicia sesión como organizador.',
    notOver: 'El resolver se abre después del final del concurso.',
    back: 'Paso atrás',
    next: 'Siguiente',
    reveal: (letter) => `Revelar ${letter}`,
    pending: (name, letter) => `${name}: sigue el resultado del problema ${letter}.`,
    final: (name, rank) => `${name} termina en el puesto ${rank}.`,
    done: 'Todos los resultados están revelados.',
  },
  downloadCsv: 'Descargar CSV',
  rowsMissing: (total) =>
    `No todas las ${whole(total)} filas están en este dispositivo. Conéctate y vuelve a intentarlo.`,
  icpcResult: (solved, minutes) =>
    `${counted(solved, 'resuelto', 'resueltos')} y ${counted(minutes, 'minuto de penalización', 'minutos de penalización')}`,
  points,
  csvColumns: [
    'Puesto',
    'Nombre de usuario',
    'Nombre visible',
    'Puntuación',
    'Resueltos',
    'Tiempo',
    'Intentos',
  ],
  csvAffiliation: ['Institución', 'País'],
  csvPenalty: 'Minutos de penalización',
  csvProblemColumns: (letter) => [letter, `${letter} intentos incorrectos`, `${letter} tiempo`],
  legendTitle: 'Cómo leer la clasificación',
  worth: points,
  penalty: 'Penalización',
  penaltyMinutes: (minutes) => `Penalización ${minutes}`,
  legendSigns:
    '✓: resuelto · un número: mejores puntos · +: intentos incorrectos antes de eso · −: solo intentos incorrectos · ?: resultado aún no mostrado · ★: primero en resolver',
  problems: 'Problemas',
  legendProblem: (letter, title) => (
    <>
      <strong>{letter}</strong> {title}
    </>
  ),
  table: 'Clasificación',
  rank: 'Puesto',
  username: 'Nombre de usuario',
  score: 'Puntuación',
  solved: 'Resueltos',
  time: 'Tiempo',
  otherRows: 'Más filas',
  rowNotOnDevice: 'No está en este dispositivo',
  solvedCount: (count) => counted(count, 'resuelto', 'resueltos'),
  wrongAttempts,
  cell: (letter, facts) => `${letter}: ${facts.join(', ')}`,
  cellSolved: 'resuelto',
  cellPoints: points,
  cellResult: (result, wrong, time) =>
    `${result}${wrong > 0 ? ` después de ${wrongAttempts(wrong)}` : ''}${time === undefined ? '' : ` en ${time}`}`,
  cellFirst: 'primero en resolver',
  cellPending: 'aún no se muestra un resultado',
};
