import type { messages as english, TimeUnit } from '../../lib/messages';
import type { TranslationOf } from '../translation-of';
import { counted } from '../words';

const units: Record<TimeUnit, [string, string]> = {
  year: ['ano', 'anos'],
  month: ['mês', 'meses'],
  day: ['dia', 'dias'],
  hour: ['hora', 'horas'],
  minute: ['minuto', 'minutos'],
  second: ['segundo', 'segundos'],
};
export const messages: TranslationOf<typeof english> = {
  ago: (count, unit) => `há ${counted(count, ...units[unit])}`,
  justNow: 'agora mesmo',
  perTest: (time) => `${time} por teste`,
  partNotLoaded: 'Não foi possível carregar uma parte do Codeferry. Tente novamente quando houver conexão.',
  device: (browser, system) => `${browser ?? 'Um navegador'} em ${system ?? 'outro dispositivo'}`,
};
