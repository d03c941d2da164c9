import type { messages as english } from '../../../../features/contests/virtual/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

function duration(durationMs: number): string {
  const minutes = Math.round(durationMs / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const inMinutes = (count: number) => counted(count, 'minuto', 'minutos');
  if (hours === 0) return inMinutes(minutes);
  const inHours = counted(hours, 'hora', 'horas');
  return rest === 0 ? inHours : `${inHours} e ${inMinutes(rest)}`;
}
const problems = (count: number) => counted(count, 'problema', 'problemas');
export const messages: TranslationOf<typeof english> = {
  title: 'Participação virtual',
  offer:
    'Resolva os mesmos problemas a qualquer momento com seu próprio cronômetro, também sem conexão. A classificação oficial não muda.',
  openRun: 'Sua participação virtual',
  contestName: (slug) => `Competição ${slug}`,
  about: 'Sobre esta competição',
  somethingWrong: 'Algo deu errado.',
  tryAgain: 'Tentar novamente',
  startTitle: (contest) => `${contest} (virtual)`,
  startIntro:
    'Seu cronômetro começa quando você começa a participação. Ele continua se você recarregar a página ou ficar sem conexão.',
  problems: 'Problemas',
  problemCount: (count, privateCount) =>
    privateCount === 0
      ? `${problems(count)}, neste dispositivo`
      : `${problems(count)}, neste dispositivo. Não incluídos: ${counted(privateCount, 'problema privado', 'problemas privados')}.`,
  time: 'Tempo',
  timeFromStart: (durationMs) => `${duration(durationMs)} a partir do seu início`,
  whatCounts: 'O que conta',
  countsAsPractice:
    'Seus envios são avaliados como prática. No fim você vê a posição que teria tido. A classificação oficial não muda.',
  allPrivate:
    'Todos os problemas desta competição são privados, por isso uma participação virtual não é possível.',
  start: 'Começar participação virtual',
  notStarted: 'A participação virtual não começou',
  rank: ({ rank, participants, waiting }, result) => {
    const text = `Sua posição seria ${rank} de ${participants}, com ${result}.`;
    return waiting === 0
      ? text
      : `${text} Ainda pode mudar: ${counted(waiting, 'envio', 'envios')} sem veredito.`;
  },
  privateLeftOut:
    'Os participantes oficiais também tinham problemas privados, que esta participação não inclui.',
  notOnLeaderboard:
    'Esta foi uma participação virtual. Ela não aparece na classificação, e seus envios contam como prática.',
};
