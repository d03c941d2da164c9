import type { messages as english } from '../../../lib/files/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  damaged: 'Este arquivo zip está danificado ou tem um formato não suportado.',
  tooLarge: 'O conteúdo deste arquivo zip é grande demais.',
  notAZip: 'Este não é um arquivo zip.',
  encrypted: 'Este arquivo zip está criptografado. Descompacte-o primeiro.',
  brokenLink: (link, target) => `${link} é um link para ${target}, que não está neste arquivo zip.`,
  circularLink: (link) => `${link} é um link circular: ele leva de volta a si mesmo.`,
  outsideLink: (link) =>
    `${link} é um link para um arquivo fora deste arquivo zip. Substitua o link pelo arquivo.`,
};
