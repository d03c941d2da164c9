import type { messages as english } from '../../../lib/files/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  damaged: 'Este archivo zip está dañado o tiene un formato no compatible.',
  tooLarge: 'El contenido de este archivo zip es demasiado grande.',
  notAZip: 'Este no es un archivo zip.',
  encrypted: 'Este archivo zip está cifrado. Descomprímelo primero.',
  brokenLink: (link, target) => `${link} es un enlace a ${target}, que no está en este archivo zip.`,
  circularLink: (link) => `${link} es un enlace circular: lleva de vuelta a sí mismo.`,
  outsideLink: (link) =>
    `${link} es un enlace a un archivo fuera de este archivo zip. Reemplaza el enlace por el archivo.`,
};
