/** Texts about a contest that the server or a device stored, by English text. `{#0}` is a number. */
export const messages: Readonly<Record<string, string>> = {
  // Causes of a disqualification
  'Was away long enough for {0}, one for each {#1} seconds; {2} allowed.':
    'Estuvo fuera el tiempo de {0}, una por cada {#1} segundos; {2}.',
  'Left the contest {0}; {1} allowed.': 'Salió del concurso {0}; {1}.',
  'Left the contest {0} and did not return within {#1} seconds.':
    'Salió del concurso {0} y no volvió en {#1} segundos.',
  'Left the contest and did not return within {#0} seconds.':
    'Salió del concurso y no volvió en {#0} segundos.',
  '1 warning': '1 advertencia',
  '{#0} warnings': '{#0} advertencias',
  '1 was': 'se permitía 1',
  '{#0} were': 'se permitían {#0}',
  '1 warning was': 'se permitía 1 advertencia',
  '{#0} warnings were': 'se permitían {#0} advertencias',
  once: 'una vez',
  '{#0} times': '{#0} veces',
  // Details of proctoring events
  'developer tools': 'herramientas de desarrollo',
  clipboard: 'portapapeles',
  'right click': 'clic derecho',
  'Left the contest page.': 'Salió de la página del concurso.',
  'The contest page opened without full screen or in the background: no warning.':
    'La página del concurso se abrió sin pantalla completa o en segundo plano: sin advertencia.',
  'Outside full screen after a pop-up or a pause: no warning.':
    'Fuera de pantalla completa después de una ventana emergente o una pausa: sin advertencia.',
  'No warning.': 'Sin advertencia.',
};
