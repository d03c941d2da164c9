/** Texts of `contract`, by English text: values, verdicts and programs. */
export const messages: Readonly<Record<string, string>> = {
  // Values
  easy: 'fácil',
  medium: 'media',
  hard: 'difícil',
  first: 'primer',
  second: 'segundo',
  third: 'tercer',
  fourth: 'cuarto',
  // Headings of statements
  Input: 'Entrada',
  Output: 'Salida',
  Constraints: 'Restricciones',
  Explanation: 'Explicación',
  // Verdicts and states
  Accepted: 'Aceptado',
  'Wrong answer': 'Respuesta incorrecta',
  'Time limit exceeded': 'Límite de tiempo excedido',
  'Memory limit exceeded': 'Límite de memoria excedido',
  'Output limit exceeded': 'Límite de salida excedido',
  'Run-time error': 'Error en tiempo de ejecución',
  'Compile error': 'Error de compilación',
  'Judging error': 'Error del juez',
  'Your code is in line. Starting soon.': 'Tu código está en la fila. Empieza pronto.',
  "Your code's running. Gears are turning.": 'Tu código se está ejecutando. Los engranajes giran.',
  'Execution complete. That was smooth.': 'Ejecución completa. Todo salió bien.',
  'Results queued for scoring. Judges getting ready.':
    'Los resultados esperan su puntuación. Los jueces se preparan.',
  'Scoring in progress.': 'Calculando la puntuación.',
  "All set. That's a wrap!": 'Todo listo. ¡Terminado!',
  'An error occurred while running your code. Please check your code and try again.':
    'Ocurrió un error al ejecutar tu código. Revísalo y vuelve a intentarlo.',
  'Seems like all our servers are busy, please wait a while and try again.':
    'Parece que todos nuestros servidores están ocupados; espera un poco y vuelve a intentarlo.',
  'The result is not available yet. It appears here when the server responds.':
    'El resultado aún no está disponible. Aparece aquí cuando el servidor responda.',
  // Badges
  Beginner: 'Principiante',
  'Created an account.': 'Creó una cuenta.',
  'Create an account.': 'Crea una cuenta.',
  'Solver {0}': 'Resolutor {0}',
  'Solve {0} different problems or questions.': 'Resuelve {0} problemas o preguntas distintos.',
  'Ten problems solved.': 'Diez problemas resueltos.',
  'Fifty problems solved.': 'Cincuenta problemas resueltos.',
  'A hundred problems solved.': 'Cien problemas resueltos.',
  'Streak {0}': 'Racha {0}',
  'Solve a problem on {0} consecutive days. Days are counted in UTC.':
    'Resuelve un problema en {0} días consecutivos. Los días se cuentan en UTC.',
  'A week of daily practice.': 'Una semana de práctica diaria.',
  'A month of daily practice.': 'Un mes de práctica diaria.',
  Contestant: 'Concursante',
  'Had a submission accepted in a contest.': 'Tuvo un envío aceptado en un concurso.',
  'Get a submission accepted during a contest.': 'Consigue un envío aceptado durante un concurso.',
  Setter: 'Autor',
  'Published a problem for others.': 'Publicó un problema para otras personas.',
  'Publish a problem or question.': 'Publica un problema o una pregunta.',
  // Jury solutions
  'Jury solutions differ': 'Las soluciones del jurado difieren',
  'A jury solution has another result than expected. The problem is not published.':
    'Una solución del jurado tiene un resultado distinto del esperado. El problema no se ha publicado.',
  'A judging error cannot be expected': 'No se puede esperar un error del juez',
  'This path is not inside the folder submissions': 'Esta ruta no está dentro de la carpeta submissions',
  'This path is not inside the package': 'Esta ruta no está dentro del paquete',
  'A jury solution needs a program': 'Una solución del jurado necesita un programa',
  'A jury solution is longer than 128 KB': 'Una solución del jurado supera los 128 KB',
  'This file is not base64': 'Este archivo no es base64',
  'At most {0} jury solutions': 'Como máximo {0} soluciones del jurado',
  'Expected {0}, got {1}.': 'Se esperaba: {0}; resultado: {1}.',
  'Expected a part of the points, got {0} of 100.':
    'Se esperaba una parte de los puntos; se obtuvieron {0} de 100.',
  '{0}: only {1} may occur, got {2}.': '{0}: solo se permite {1}; resultado: {2}.',
  '{0}: {1} must occur, got {2}.': '{0}: debe aparecer {1}; resultado: {2}.',
  '{0}: expected {1} points, got {2}.': '{0}: se esperaban {1} puntos; se obtuvieron {2}.',
  'All test cases': 'Todos los casos de prueba',
  // Programs with gaps
  'Outside the gaps': 'Fuera de los huecos',
  'This program does not fit the template of the problem. Write only in its gaps.':
    'Este programa no encaja en la plantilla del problema. Escribe solo en sus huecos.',
  'Line {0}: a gap cannot begin inside another gap. Write }@ before it':
    'Línea {0}: un hueco no puede empezar dentro de otro. Escribe }@ antes',
  'Line {0}: this gap has no beginning. Write @{ before it':
    'Línea {0}: este hueco no tiene principio. Escribe @{ antes',
  'Line {0}: this gap has no end. Write }@ behind it':
    'Línea {0}: este hueco no tiene final. Escribe }@ después',
  'Mark at least one gap: write @{ before it and }@ behind it':
    'Marca al menos un hueco: escribe @{ antes y }@ después',
  'A template has at most {0} gaps': 'Una plantilla tiene {0} huecos como máximo',
  'There is no code between two gaps. Make them one gap, or write code between them':
    'No hay código entre dos huecos. Une los huecos o escribe código entre ellos',
  'All of the code is a gap. Write code around the gap':
    'Todo el código es un hueco. Escribe código alrededor del hueco',
  'All programs of a problem have gaps, or none':
    'Todos los programas de un problema tienen huecos, o ninguno',
  'This solution does not fit the template: its line {0}, “{1}”, is missing or was changed':
    'Esta solución no encaja en la plantilla: la línea {0} de la plantilla, «{1}», falta o se modificó',
  'This problem has no template for {0}. Choose one of these languages: {1}.':
    'Este problema no tiene plantilla para {0}. Elige uno de estos lenguajes: {1}.',
  'Line {0} of the template, “{1}”, is missing or was changed. Write only in the gaps, or reset to the original code.':
    'La línea {0} de la plantilla, «{1}», falta o se modificó. Escribe solo en los huecos, o restablece el código original.',
};
