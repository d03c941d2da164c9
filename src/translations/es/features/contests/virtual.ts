import type { messages as english } from '../../../../features/contests/virtual/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

function duration(durationMs: number): string {
  const minutes = Math.round(durationMs / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const inMinutes = (count: number) => counted(count, 'minuto', 'minutos');
  if (hours === 0) return inMinutes(minutes);
  const inHours = counted(hours, 'hora', 'horas');
  return rest === 0 ? inHours : `${inHours} y ${inMinutes(rest)}`;
}
const problems = (count: number) => counted(count, 'problema', 'problemas');
export const messages: TranslationOf<typeof english> = {
  title: 'Participación virtual',
  offer:
    'Resuelve los mismos problemas en cualquier momento con tu propio cronómetro, también sin conexión. La clasificación oficial no cambia.',
  openRun: 'Tu participación virtual',
  contestName: (slug) => `Concurso ${slug}`,
  about: 'Acerca de este concurso',
  somethingWrong: 'Algo salió mal.',
  tryAgain: 'Reintentar',
  startTitle: (contest) => `${contest} (virtual)`,
  startIntro:
    'Tu cronómetro empieza cuando empiezas la participación. Sigue corriendo si recargas la página o no tienes conexión.',
  problems: 'Problemas',
  problemCount: (count, privateCount) =>
    privateCount === 0
      ? `${problems(count)}, en este dispositivo`
      : `${problems(count)}, en este dispositivo. No se incluyen: ${counted(privateCount, 'problema privado', 'problemas privados')}.`,
  time: 'Tiempo',
  timeFromStart: (durationMs) => `${duration(durationMs)} desde que empiezas`,
  whatCounts: 'Qué cuenta',
  countsAsPractice:
    'Tus envíos se evalúan como práctica. Al final ves el puesto que habrías tenido. La clasificación oficial no cambia.',
  allPrivate:
    'Todos los problemas de este concurso son privados, así que no es posible una participación virtual.',
  start: 'Empezar participación virtual',
  notStarted: 'La participación virtual no empezó',
  rank: ({ rank, participants, waiting }, result) => {
    const text = `Tu puesto sería ${rank} de ${participants}, con ${result}.`;
    return waiting === 0
      ? text
      : `${text} Aún puede cambiar: ${counted(waiting, 'envío', 'envíos')} sin veredicto.`;
  },
  privateLeftOut:
    'Los participantes oficiales también tuvieron problemas privados, que esta participación no incluye.',
  notOnLeaderboard:
    'Fue una participación virtual. No aparece en la clasificación, y tus envíos cuentan como práctica.',
};
