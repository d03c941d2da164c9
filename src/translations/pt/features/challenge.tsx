import type { messages as english } from '../../../features/challenge/messages';
import type { TranslationOf } from '../../translation-of';

const withTitle = (title: string) => <span className="visually-hidden"> com {title}</span>;
export const messages: TranslationOf<typeof english> = {
  title: 'Desafio',
  challenge: (url) => `Desafio ${url}`,
  explore: 'Explorar',
  noProblems: 'Este desafio ainda não tem problemas!',
  solved: 'Resolvido',
  progress: (done, total) =>
    done < total ? `${done} de ${total} resolvidos` : `Todos os ${total} resolvidos. Muito bem!`,
  start: (title) => <>Começar{withTitle(title)}</>,
  continue: (title) => <>Continuar{withTitle(title)}</>,
};
