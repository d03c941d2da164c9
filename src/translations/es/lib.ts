import type { messages as english, TimeUnit } from '../../lib/messages';
import type { TranslationOf } from '../translation-of';
import { counted } from '../words';

const units: Record<TimeUnit, [string, string]> = {
  year: ['año', 'años'],
  month: ['mes', 'meses'],
  day: ['día', 'días'],
  hour: ['hora', 'horas'],
  minute: ['minuto', 'minutos'],
  second: ['segundo', 'segundos'],
};
export const messages: TranslationOf<typeof english> = {
  ago: (count, unit) => `hace ${counted(count, ...units[unit])}`,
  justNow: 'ahora mismo',
  perTest: (time) => `${time} por prueba`,
  partNotLoaded: 'No se pudo cargar una parte de Codeferry. Vuelve a intentarlo cuando haya conexión.',
  device: (browser, system) => `${browser ?? 'Un navegador'} en ${system ?? 'otro dispositivo'}`,
};
