import type { messages as english } from '../../../features/challenge/messages';
import type { TranslationOf } from '../../translation-of';

const withTitle = (title: string) => <span className="visually-hidden"> con {title}</span>;
export const messages: TranslationOf<typeof english> = {
  title: 'Reto',
  challenge: (url) => `Reto ${url}`,
  explore: 'Explorar',
  noProblems: '¡Este reto aún no tiene problemas!',
  solved: 'Resuelto',
  progress: (done, total) =>
    done < total ? `${done} de ${total} resueltos` : `Los ${total} resueltos. ¡Bien hecho!`,
  start: (title) => <>Empezar{withTitle(title)}</>,
  continue: (title) => <>Continuar{withTitle(title)}</>,
};
