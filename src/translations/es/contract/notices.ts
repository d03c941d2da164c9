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
  // Notices of the contest clock
  'The contest is paused. The clock is stopped for everyone until the organiser resumes it.':
    'El concurso está en pausa. El reloj está detenido para todos hasta que el organizador lo reanude.',
  'The contest continues. Everyone gets {0} extra.': 'El concurso continúa. Todos reciben {0} adicionales.',
  'An outage of {0} was excluded. Everyone who was in the contest gets that time back.':
    'Se excluyó una interrupción de {0}. Todos los que estaban en el concurso recuperan ese tiempo.',
  'An outage of {0} counts as contest time again.':
    'Una interrupción de {0} vuelve a contar como tiempo del concurso.',
  '1 second': '1 segundo',
  '{#0} seconds': '{#0} segundos',
  '1 minute': '1 minuto',
  '{#0} minutes': '{#0} minutos',
  // Decisions about a participant, for the participant
  'The organiser has blocked you.': 'El organizador te bloqueó.',
  'The organiser has unblocked you.': 'El organizador te desbloqueó.',
  'The organiser has accepted you. You can start this contest.':
    'El organizador te aceptó. Puedes empezar este concurso.',
  'The organiser has undone your disqualification. Continue with the time you had left.':
    'El organizador anuló tu descalificación. Continúa con el tiempo que te quedaba.',
  'The organiser has forgiven one of your warnings.': 'El organizador perdonó una de tus advertencias.',
  'Your extra time is now {0} in total.': 'Tu tiempo adicional es ahora de {0} en total.',
  'Your submission for {0} was accepted and counts.': 'Tu envío de {0} se aceptó y cuenta.',
  'Your submission for {0} was refused and does not count: {1}':
    'Tu envío de {0} se rechazó y no cuenta: {1}',
  // The same decisions, for the organiser
  'You have blocked {0}.': 'Bloqueaste a {0}.',
  'You have unblocked {0}.': 'Desbloqueaste a {0}.',
  'You have undone the disqualification of {0}.': 'Anulaste la descalificación de {0}.',
  'You have forgiven one warning of {0}.': 'Perdonaste una advertencia de {0}.',
  'You have set the extra time of {0} to {1} in total.':
    'Fijaste el tiempo adicional de {0} en {1} en total.',
  'You have accepted the submission for {0}. It counts.': 'Aceptaste el envío de {0}. Cuenta.',
  // After the text above, which it also matches.
  'You have accepted {0}.': 'Aceptaste a {0}.',
  'You have refused the submission for {0}: {1}': 'Rechazaste el envío de {0}: {1}',
  'You have answered “{0}”: {1}': 'Respondiste «{0}»: {1}',
  // Why a submission is held or does not count
  "The device's clocks disagree.": 'Los relojes del dispositivo no coinciden.',
  'Submitted from a second device or out of order.':
    'Se envió desde un segundo dispositivo o fuera de orden.',
  'The time is earlier than the time of the previous submission.':
    'La hora es anterior a la del envío previo.',
  'The device contacted the server after the time of this submission, but did not report the submission.':
    'El dispositivo contactó con el servidor después de la hora de este envío, pero no informó del envío.',
  'The content differs from what the device announced earlier.':
    'El contenido difiere de lo que el dispositivo anunció antes.',
  "The device's clock was set back before this was submitted.":
    'El reloj del dispositivo se atrasó antes de este envío.',
  'It reached the server too late after the end.': 'Llegó al servidor demasiado tarde después del final.',
  "The participant's run was over before this was submitted.":
    'La participación había terminado antes de este envío.',
  'The participant was blocked when this arrived.':
    'El participante estaba bloqueado cuando llegó este envío.',
  'The contest clock was changed. With the new clock, this was submitted after the end of the contest.':
    'El reloj del concurso cambió. Con el nuevo reloj, este envío es posterior al final del concurso.',
};
