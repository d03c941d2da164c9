import type { messages as english } from '../../ui/messages';
import type { TranslationOf } from '../translation-of';
import { counted } from '../words';

export const messages: TranslationOf<typeof english> = {
  back: 'Voltar',
  backTo: (page) => `Voltar para ${page}`,
  close: 'Fechar',
  copy: (title) => `Copiar ${title.toLowerCase()}`,
  copied: 'Copiado',
  copyFailed: 'Este navegador não permite que páginas copiem texto. Selecione o texto e copie você mesmo.',
  countdown: { days: 'dias', hours: 'horas', minutes: 'min', seconds: 's' },
  empty: 'vazio',
  imageMissing: (name) => `Imagem não disponível: ${name}`,
  moreBelow: 'Há mais abaixo',
  moreCharacters: (count) => `… mais ${counted(count, 'caractere', 'caracteres')}`,
  progressOf: (name) => `Progresso de ${name}`,
  steps: 'Passos',
};
