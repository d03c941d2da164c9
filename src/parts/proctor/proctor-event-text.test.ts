import { expect, test } from 'vitest';
import { stubTranslation } from '../../../tests/support/stub-translation';
import { messages as spanish } from '../../translations/es/parts/proctor';
import { proctorEventText } from './proctor-event-text';

const events = [
  { kind: 'fullscreenExit', detail: 'Left the contest page.' },
  { kind: 'return', awayMs: 4200 },
  { kind: 'blocked', detail: 'clipboard' },
  { kind: 'blocked', detail: null },
  { kind: 'otherDevice', awayMs: null },
] as const;

test('PROC-10 an event says what happened', () => {
  expect(events.map(proctorEventText)).toEqual([
    'Warning: left the contest page',
    'Returned after 4.2 s',
    'Blocked: clipboard',
    'Blocked: an action',
    'Continued on another device',
  ]);
});

test('PROC-10 an event and its stored detail are in the language of the interface', async () => {
  stubTranslation('es', { messages: { 'parts/proctor': spanish }, notices: { clipboard: 'portapapeles' } });
  const { proctorEventText: translatedText } = await import('./proctor-event-text');
  expect(events.map(translatedText)).toEqual([
    'Advertencia: salió de la página del concurso',
    'Volvió después de 4,2 s',
    'Bloqueado: portapapeles',
    'Bloqueado: una acción',
    'Continuó en otro dispositivo',
  ]);
});
