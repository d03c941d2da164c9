/** Texts of `contract` and of the server's answers, by English text. */
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
  'You created an account.': 'Creaste una cuenta.',
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
  // Errors of the server
  'Invalid request': 'Solicitud no válida',
  'Some of the values sent are not valid.': 'Algunos de los valores enviados no son válidos.',
  'Nothing to judge': 'Nada que evaluar',
  'Code cannot be empty.': 'El código no puede estar vacío.',
  'Code too long': 'Código demasiado largo',
  'The code is longer than 128 KB. Shorten it and submit again.':
    'El código supera 128 KB. Acórtalo y envíalo de nuevo.',
  'Too large': 'Demasiado grande',
  'The request is larger than this server accepts.':
    'La solicitud es más grande de lo que acepta este servidor.',
  'Changed elsewhere': 'Modificado en otro lugar',
  'This draft was changed on another device.': 'Este borrador se modificó en otro dispositivo.',
  'Draft too long': 'Borrador demasiado largo',
  'Drafts over 64 kB are saved only on this device.':
    'Los borradores de más de 64 kB solo se guardan en este dispositivo.',
  'Storage full': 'Almacenamiento lleno',
  'Your account has reached its limit for drafts on this server. This draft is saved only on this device.':
    'Tu cuenta alcanzó su límite de borradores en este servidor. Este borrador solo se guarda en este dispositivo.',
  'Sign-in required': 'Debes iniciar sesión',
  'Sign in and try again.': 'Inicia sesión y vuelve a intentarlo.',
  'Sign in again': 'Inicia sesión de nuevo',
  'This session is no longer valid. Sign in again.': 'Esta sesión ya no es válida. Inicia sesión de nuevo.',
  'Account blocked': 'Cuenta bloqueada',
  'An administrator has blocked this account. Unsent work stays on this device.':
    'Un administrador bloqueó esta cuenta. El trabajo sin enviar queda en este dispositivo.',
  'Last administrator': 'Último administrador',
  'This is the last administrator. Make another account administrator first.':
    'Es el último administrador. Primero nombra administradora a otra cuenta.',
  'Your own account': 'Tu propia cuenta',
  'You cannot block your own account.': 'No puedes bloquear tu propia cuenta.',
  'Sign-up closed': 'Registro cerrado',
  'This server does not accept new accounts at the moment.':
    'Este servidor no acepta cuentas nuevas por el momento.',
  'Invitation needed': 'Se necesita una invitación',
  'This server accepts new accounts with an invitation code only. Check the code, or ask the administrator.':
    'Este servidor solo acepta cuentas nuevas con un código de invitación. Revisa el código o consulta al administrador.',
  'Not found': 'No encontrado',
  'This judge is not running any more.': 'Este juez ya no está en funcionamiento.',
  'No email': 'Sin correo',
  'This report is anonymous, so nobody can get an answer.':
    'Este informe es anónimo, así que nadie puede recibir una respuesta.',
  'No password': 'Sin contraseña',
  'This account signs in with Google or GitHub and has no password.':
    'Esta cuenta inicia sesión con Google o GitHub y no tiene contraseña.',
  'Link not valid': 'Enlace no válido',
  'This link was used before, has expired, or was replaced. Ask the administrator for a new one.':
    'Este enlace ya se usó, venció o fue reemplazado. Pide uno nuevo al administrador.',
  'Not allowed': 'No permitido',
  'You do not have permission to do this.': 'No tienes permiso para hacer esto.',
  'The account in the request is not the signed-in account.':
    'La cuenta de la solicitud no es la de la sesión.',
  'Nothing was found at this address.': 'No se encontró nada en esta dirección.',
  'This problem does not exist or is private.': 'Este problema no existe o es privado.',
  'This challenge does not exist.': 'Este reto no existe.',
  'This contest does not exist.': 'Este concurso no existe.',
  'Not started': 'Sin empezar',
  'Contest has not started yet.': 'El concurso aún no ha empezado.',
  'Not over': 'No ha terminado',
  'This contest is not over, or it still accepts late submissions. Try again later.':
    'Este concurso no ha terminado o aún acepta envíos tardíos. Vuelve a intentarlo más tarde.',
  'This contest was changed in another tab or on another device. Open it again to change it.':
    'Este concurso se modificó en otra pestaña o en otro dispositivo. Ábrelo de nuevo para cambiarlo.',
  'Contest has started': 'El concurso ya empezó',
  'This cannot be changed after the start of the contest.':
    'Esto no se puede cambiar después del inicio del concurso.',
  'Contest ended': 'Concurso terminado',
  'Contest has ended.': 'El concurso terminó.',
  'Arrived too late': 'Llegó demasiado tarde',
  'You submitted this before the end, but it reached the server after the limit for late submissions. The organiser can see it.':
    'Lo enviaste antes del final, pero llegó al servidor después del límite para envíos tardíos. El organizador puede verlo.',
  Paused: 'En pausa',
  'The contest is paused. You can start when the organiser resumes it.':
    'El concurso está en pausa. Puedes empezar cuando el organizador lo reanude.',
  'Wrong contest password.': 'La contraseña del concurso es incorrecta.',
  'Your email domain is not allowed to join this contest.':
    'El dominio de tu correo no puede participar en este concurso.',
  'Your email is not allowed to join this contest.': 'Tu correo no puede participar en este concurso.',
  'Email not confirmed': 'Correo sin confirmar',
  'This contest is restricted by email, and your email is not confirmed. Ask the organiser to accept you. Or sign out, choose Forgot password, and set a password with the code we send you.':
    'Este concurso está restringido por correo, y el tuyo no está confirmado. Pide al organizador que te acepte. O cierra la sesión, elige ¿Olvidaste tu contraseña? y establece una contraseña con el código que te enviamos.',
  'The organiser of this contest has blocked you.': 'El organizador de este concurso te bloqueó.',
  'Not registered': 'Sin inscripción',
  'Register for this contest first.': 'Primero inscríbete en este concurso.',
  'You have not started this contest.': 'No has empezado este concurso.',
  'Run ended': 'Participación terminada',
  'Your run of this contest is over.': 'Tu participación en este concurso terminó.',
  'No user with this username is registered for this contest.':
    'Ningún usuario con este nombre está inscrito en este concurso.',
  'This submission does not belong to this contest.': 'Este envío no pertenece a este concurso.',
  'This test does not exist in the judged version of the problem.':
    'Esta prueba no existe en la versión evaluada del problema.',
  'There is no user with this username.': 'No hay ningún usuario con este nombre.',
  'Too many people': 'Demasiadas personas',
  'This problem has too many members. Remove one of them first.':
    'Este problema tiene demasiadas personas. Quita primero a una.',
  'This version of the problem is no longer kept.': 'Esta versión del problema ya no se conserva.',
  'This contest has too many organisers. Remove one of them first.':
    'Este concurso tiene demasiados organizadores. Primero quita a uno.',
  'Accounts are at Firebase': 'Las cuentas están en Firebase',
  'This server keeps its accounts at Firebase, so it cannot create accounts or set passwords for others. Invite the participants by link or mail instead.':
    'Este servidor tiene sus cuentas en Firebase, así que no puede crear cuentas ni establecer contraseñas para otros. Invita a los participantes por enlace o correo.',
  'Too many accounts': 'Demasiadas cuentas',
  'You have created the largest number of accounts for one day. Continue tomorrow.':
    'Creaste el máximo de cuentas de un día. Continúa mañana.',
  'This class does not exist, or you do not belong to it.': 'Esta clase no existe, o no perteneces a ella.',
  'Wrong code': 'Código incorrecto',
  'No class has this code. Ask your teacher for the current one.':
    'Ninguna clase tiene este código. Pide el actual a tu docente.',
  'Class is full': 'La clase está llena',
  'This class has too many members. Remove someone first.':
    'Esta clase tiene demasiados miembros. Primero quita a alguien.',
  'Too many classes': 'Demasiadas clases',
  'You belong to too many classes. Leave one first.': 'Perteneces a demasiadas clases. Primero sal de una.',
  'No user with this username belongs to this class.':
    'Ningún usuario con este nombre pertenece a esta clase.',
  'Last teacher': 'Último docente',
  'Add another teacher first, or archive the class.': 'Primero agrega a otro docente, o archiva la clase.',
  'This assignment does not exist, or it was deleted.': 'Esta tarea no existe o se eliminó.',
  'This assignment was changed in another tab or by another teacher. Open it again to change it.':
    'Esta tarea se modificó en otra pestaña o la modificó otro docente. Ábrela de nuevo para cambiarla.',
  'Too many assignments': 'Demasiadas tareas',
  'This class has too many assignments. Delete one first.':
    'Esta clase tiene demasiadas tareas. Primero elimina una.',
  'Only the person who wrote a comment can change it.': 'Solo quien escribió un comentario puede cambiarlo.',
  'Too many comments': 'Demasiados comentarios',
  'This comment does not exist any more.': 'Este comentario ya no existe.',
  'There are too many comments here. Delete some first.':
    'Hay demasiados comentarios aquí. Primero elimina algunos.',
  'Only teachers of this server make classes.': 'Solo los docentes de este servidor crean clases.',
  'Not a teacher': 'No es docente',
  'This server has no teacher with this username.':
    'Este servidor no tiene ningún docente con este nombre de usuario.',
  'This is not the teacher code of this server.': 'Este no es el código de docentes de este servidor.',
  'Not right': 'No es correcto',
  'The class code, the name or the personal code is wrong. Check your card, or ask your teacher for a new code.':
    'El código de la clase, el nombre o el código personal es incorrecto. Revisa tu tarjeta o pide un código nuevo a tu docente.',
  'Too many attempts': 'Demasiados intentos',
  'There were too many wrong codes for this name. Wait a few minutes, or ask your teacher for a new code.':
    'Hubo demasiados códigos incorrectos para este nombre. Espera unos minutos o pide un código nuevo a tu docente.',
  'Password needed': 'Se necesita la contraseña',
  'You signed in with a personal code. Sign in with your password to do this.':
    'Iniciaste sesión con un código personal. Para hacer esto, inicia sesión con tu contraseña.',
  'Not readable': 'No se puede leer',
  'This server cannot open the work of this device.':
    'Este servidor no puede abrir el trabajo de este dispositivo.',
  'The owner of this work must sign in on this device to send it.':
    'El dueño de este trabajo debe iniciar sesión en este dispositivo para enviarlo.',
  'Too much work': 'Demasiado trabajo',
  'Too much work waits for this account already.': 'Ya hay demasiado trabajo en espera para esta cuenta.',
  'Invitation not valid': 'Invitación no válida',
  'This invitation was revoked, has expired, or was used already. Ask the organiser for a new one.':
    'Esta invitación fue revocada, venció o ya se usó. Pide una nueva al organizador.',
  'Too many invitations': 'Demasiadas invitaciones',
  'Revoke some invitations of this contest, or continue tomorrow.':
    'Revoca algunas invitaciones de este concurso, o continúa mañana.',
  'Mail is not set up': 'El correo no está configurado',
  'This server cannot send invitations: its operator has to set PUBLIC_URL. Share an invitation link instead.':
    'Este servidor no puede enviar invitaciones: su operador debe definir PUBLIC_URL. Comparte un enlace de invitación.',
  'Too many notes': 'Demasiadas notas',
  'This submission has too many notes. Delete one of them first.':
    'Este envío tiene demasiadas notas. Primero elimina una.',
  'Already decided': 'Ya se decidió',
  'This submission is no longer held for review.': 'Este envío ya no está retenido para revisión.',
  'This question does not belong to this contest.': 'Esta pregunta no pertenece a este concurso.',
  'Already answered': 'Ya se respondió',
  'This question was already answered.': 'Esta pregunta ya se respondió.',
  'Taken by someone else': 'La tiene otra persona',
  'Another member of the jury is answering this question.':
    'Otro miembro del jurado está respondiendo esta pregunta.',
  'In a contest, you can answer a question only once.':
    'En un concurso solo puedes responder una pregunta una vez.',
  'Part of a running contest': 'Parte de un concurso en curso',
  'This problem is part of a contest that is running. You can practise it when the contest is over.':
    'Este problema es parte de un concurso en curso. Puedes practicarlo cuando el concurso termine.',
  'This submission does not exist.': 'Este envío no existe.',
  'This run does not exist, or it was deleted after one day.':
    'Esta ejecución no existe, o se eliminó después de un día.',
  'This user has no account yet. Finish signing up.':
    'Este usuario aún no tiene cuenta. Termina el registro.',
  'No account found': 'No se encontró la cuenta',
  'There is no account with this email.': 'No hay ninguna cuenta con este correo.',
  'This badge does not exist.': 'Esta insignia no existe.',
  'Username needed': 'Se necesita un nombre de usuario',
  'Choose a username and a display name to finish signing up.':
    'Elige un nombre de usuario y un nombre visible para terminar el registro.',
  'Not confirmed': 'Sin confirmar',
  'The text does not match the username of this account.':
    'El texto no coincide con el nombre de usuario de esta cuenta.',
  'Invalid picture': 'Imagen no válida',
  'The picture must be a PNG, JPEG or WebP of at most 256 × 256 pixels and 100 kB.':
    'La imagen debe ser PNG, JPEG o WebP, de 256 × 256 píxeles y 100 kB como máximo.',
  'This code is not correct. Check it and try again.':
    'Este código no es correcto. Revísalo y vuelve a intentarlo.',
  'Code expired': 'El código venció',
  'This code has expired. Request a new one.': 'Este código venció. Pide uno nuevo.',
  'Method not allowed': 'Método no permitido',
  'This address does not accept this request method.': 'Esta dirección no acepta este método de solicitud.',
  'Already taken': 'Ya está en uso',
  'A problem with this id already exists. Choose another title or id.':
    'Ya existe un problema con este ID. Elige otro título o ID.',
  'Your account has reached its storage limit on this server. Shorten test data or delete a problem, then try again.':
    'Tu cuenta alcanzó su límite de almacenamiento en este servidor. Reduce los datos de prueba o elimina un problema y vuelve a intentarlo.',
  'Username already taken.': 'Este nombre de usuario ya está en uso.',
  'Email is already in use.': 'Este correo ya está en uso.',
  'This rejudge does not exist.': 'Esta reevaluación no existe.',
  'Rejudge in progress': 'Reevaluación en curso',
  'This problem is being rejudged. Apply or cancel that rejudge first.':
    'Este problema se está reevaluando. Primero aplica o cancela esa reevaluación.',
  'Waiting for the judge': 'Esperando al juez',
  'The judge must check this first.': 'El juez debe comprobarlo primero.',
  'Not ready': 'No está listo',
  'Some submissions have not been rejudged yet.': 'Algunos envíos aún no se reevaluaron.',
  'Rejudge finished': 'Reevaluación terminada',
  'This rejudge was already applied or cancelled.': 'Esta reevaluación ya se aplicó o se canceló.',
  'Problem changed': 'El problema cambió',
  'The problem has changed since the preview. Cancel the preview and start a new one.':
    'El problema cambió desde la vista previa. Cancélala y empieza una nueva.',
  'This problem was changed in another tab or on another device. Open it again to change it.':
    'Este problema se modificó en otra pestaña o en otro dispositivo. Ábrelo de nuevo para cambiarlo.',
  'In progress': 'En curso',
  'The same request is still being processed. Try again in a moment.':
    'La misma solicitud aún se está procesando. Vuelve a intentarlo en un momento.',
  'Not processed': 'Sin procesar',
  'An earlier entry in the same stream failed and must be sent again first.':
    'Un elemento anterior de la misma serie falló y debe enviarse antes.',
  'This call needs an Idempotency-Key header.': 'Esta llamada necesita el encabezado Idempotency-Key.',
  'Key already used': 'La clave ya se usó',
  'This Idempotency-Key was already used for a different request.':
    'Esta Idempotency-Key ya se usó para otra solicitud.',
  'Language unavailable': 'Lenguaje no disponible',
  'This server cannot judge that language.': 'Este servidor no puede evaluar ese lenguaje.',
  'Not judged': 'Sin evaluar',
  'Submissions to this kind of problem are answers, not code.':
    'En este tipo de problema se envían respuestas, no código.',
  'Not a question': 'No es una pregunta',
  'This problem is solved with code, not with an answer.':
    'Este problema se resuelve con código, no con una respuesta.',
  'Too many requests': 'Demasiadas solicitudes',
  'Too many requests. Please try again later.': 'Demasiadas solicitudes. Vuelve a intentarlo más tarde.',
  'Server error': 'Error del servidor',
  'Something went wrong.': 'Algo salió mal.',
  'The server is starting or stopping. Please try again later.':
    'El servidor se está iniciando o deteniendo. Vuelve a intentarlo más tarde.',
  'Not solved yet': 'Aún sin resolver',
  'Solve this problem first. Then you can read the solutions of others.':
    'Primero resuelve este problema. Después puedes leer las soluciones de otros.',
  'Limit reached': 'Límite alcanzado',
  'Your account has reached its limit for bookmarks, lists or notes. Remove some, and retry.':
    'Tu cuenta alcanzó su límite de marcadores, listas o notas. Quita algunos y reintenta.',
  'List not found': 'Lista no encontrada',
  'This list does not exist, or its owner does not share it.':
    'Esta lista no existe, o su dueño no la comparte.',
  'Not your list': 'No es tu lista',
  'This list belongs to another account. Copy it to your lists to change it.':
    'Esta lista pertenece a otra cuenta. Cópiala a tus listas para cambiarla.',
  // Forms
  'Invalid value': 'Valor no válido',
  'Enter a reason.': 'Escribe un motivo.',
  'Enter an answer.': 'Escribe una respuesta.',
  'Use at least 8 characters.': 'Usa al menos 8 caracteres.',
  'This input is too long to run on the judge.':
    'Esta entrada es demasiado larga para ejecutarla en el juez.',
  'This is not a file.': 'Esto no es un archivo.',
  'Contest name is required': 'El nombre del concurso es obligatorio',
  'Not an https address.': 'No es una dirección https.',
  'Duration must be at least 1 minute': 'La duración debe ser de al menos 1 minuto',
  'Please add at least one problem to the contest.': 'Agrega al menos un problema al concurso.',
  'There must be at least one question': 'Debe haber al menos una pregunta',
  'Password should contain 4 - 64 characters.': 'La contraseña debe tener de 4 a 64 caracteres.',
  'One of these is not a valid email.': 'Uno de estos correos no es válido.',
  'One of these is not a valid domain.': 'Uno de estos dominios no es válido.',
  'Event description is required': 'La descripción del evento es obligatoria',
  'Event rules are required': 'Las reglas del evento son obligatorias',
  'Event prizes are required': 'Los premios del evento son obligatorios',
  'Event FAQ is required': 'Las preguntas frecuentes del evento son obligatorias',
  'Event terms and conditions are required': 'Los términos y condiciones del evento son obligatorios',
  'Event privacy policy is required': 'La política de privacidad del evento es obligatoria',
  'Problem validation failed - missing required fields for the selected problem type':
    'La validación del problema falló: faltan campos obligatorios para el tipo de problema elegido',
  'NUL characters are not allowed.': 'No se permiten caracteres NUL.',
  'must be 8 to 128 visible ASCII characters': 'debe tener de 8 a 128 caracteres ASCII visibles',
  'A hint needs a text': 'Una pista necesita un texto',
  '{0} is required': 'Falta: {0}',
  'A summary has at most {0} characters': 'Un resumen tiene como máximo {0} caracteres',
  'A translation of a question needs its question text':
    'La traducción de una pregunta necesita el texto de la pregunta',
  'A translation has a text for each option': 'Una traducción tiene un texto para cada opción',
  'A translation has the blanks of the question, each exactly once':
    'Una traducción tiene los espacios de la pregunta, cada uno exactamente una vez',
  'A text has at most {0} characters': 'Un texto tiene como máximo {0} caracteres',
  'A title has at most {0} characters': 'Un título tiene como máximo {0} caracteres',
  'An address begins with https:// or http://': 'Una dirección empieza por https:// o http://',
  'Two texts have the same language': 'Dos textos tienen el mismo idioma',
  'Two images have the same name': 'Dos imágenes tienen el mismo nombre',
  'The images of a problem have at most {0} MB together':
    'Las imágenes de un problema tienen como máximo {0} MB en total',
  'A summary is one line': 'Un resumen es de una línea',
  'Problem ID is not valid': 'El ID del problema no es válido',
  'A group name must be a folder path, for example secret/group1':
    'El nombre de un grupo debe ser la ruta de una carpeta, por ejemplo secret/group1',
  'Groups can be nested at most {0} levels deep.': 'Los grupos pueden tener como máximo {0} niveles.',
  'A group’s name cannot have . or .. as a part.': 'El nombre de un grupo no puede tener . ni .. como parte.',
  'A program’s name has no spaces and no slashes.': 'El nombre de un programa no lleva espacios ni barras.',
  'Two of the files have the same path.': 'Dos archivos tienen la misma ruta.',
  'One of the files has the same path as a folder.': 'Un archivo tiene la misma ruta que una carpeta.',
  'Two of the programs have the same name.': 'Dos programas tienen el mismo nombre.',
  'Validators and generators are larger than 4 MB.': 'Los validadores y generadores superan 4 MB.',
  'This line is too long.': 'Esta línea es demasiado larga.',
  'The list makes more than {0} test cases.': 'La lista produce más de {0} casos de prueba.',
  'A quotation mark is missing.': 'Falta una comilla.',
  'There is no generator {0}.': 'No hay ningún generador {0}.',
  'This line is in the list twice. Give it another seed.':
    'Esta línea está dos veces en la lista. Dale otra semilla.',
  'This path is not inside the program’s folder.': 'Esta ruta no está dentro de la carpeta del programa.',
  'A name in this path is longer than {0} bytes.': 'Un nombre de esta ruta supera {0} bytes.',
  'The checker’s files are larger than 1 MB.': 'Los archivos del verificador superan 1 MB.',
  'Files are added twice to programs in the same language.':
    'Se añaden archivos dos veces a los programas en el mismo lenguaje.',
  'Two test groups have the same name.': 'Dos grupos de pruebas tienen el mismo nombre.',
  'Title is required': 'El título es obligatorio',
  'Please add at least one test case.': 'Agrega al menos un caso de prueba.',
  'The time limits of all test cases together are more than {0} seconds.':
    'Los límites de tiempo de todos los casos de prueba suman más de {0} segundos.',
  'The picture must not be larger than 100 kB.': 'La imagen no debe superar 100 kB.',
  'The picture is not base64.': 'La imagen no está en base64.',
  'Question text is required for question-based problems':
    'El texto de la pregunta es obligatorio en los problemas de preguntas',
  'An option id has the form option_0': 'El identificador de una opción tiene la forma option_0',
  'A blank id has letters, digits, - and _': 'El identificador de un espacio tiene letras, dígitos, - y _',
  'An option needs a text': 'Una opción necesita un texto',
  'Questions with several right options have at least 2 options':
    'Las preguntas con varias opciones correctas tienen al menos 2 opciones',
  'Questions with several right options have at most {0} options':
    'Las preguntas con varias opciones correctas tienen como máximo {0} opciones',
  'Questions with several right options must have at least one correct option':
    'Las preguntas con varias opciones correctas deben tener al menos una opción correcta',
  'A line id has the form line_0123abcd': 'El identificador de una línea tiene la forma line_0123abcd',
  'A line needs a text': 'Una línea necesita un texto',
  'Ordering questions must have at least 2 lines': 'Las preguntas de ordenar deben tener al menos 2 líneas',
  'Ordering questions have at most {0} lines': 'Las preguntas de ordenar tienen como máximo {0} líneas',
  'Two lines must be different': 'Dos líneas deben ser distintas',
  'Another right order has each line exactly once':
    'Otro orden correcto tiene cada línea exactamente una vez',
  'An answer has each option or line only once.': 'Una respuesta tiene cada opción o línea solo una vez.',
  'An answer has at most {0} blanks.': 'Una respuesta tiene como máximo {0} espacios.',
  'The answer has an option that the question does not have.':
    'La respuesta tiene una opción que la pregunta no tiene.',
  'The answer must have each line of the question exactly once.':
    'La respuesta debe tener cada línea de la pregunta exactamente una vez.',
  'Multiple choice questions must have at least 2 options':
    'Las preguntas de opción múltiple deben tener al menos 2 opciones',
  'Multiple choice questions must have at least one correct answer':
    'Las preguntas de opción múltiple deben tener al menos una respuesta correcta',
  'True/False questions must have a correct answer selected':
    'Las preguntas de verdadero o falso deben tener seleccionada una respuesta correcta',
  'Fill-in-the-blank questions must have at least one blank with an answer':
    'Las preguntas de completar deben tener al menos un espacio con una respuesta',
  'Multiple choice questions have at most 4 options':
    'Las preguntas de opción múltiple tienen como máximo 4 opciones',
  'Multiple choice questions must have exactly one correct answer':
    'Las preguntas de opción múltiple deben tener exactamente una respuesta correcta',
  'Two options have the same id': 'Dos opciones tienen el mismo identificador',
  'Blank "{0}" must have a correct answer': 'El espacio "{0}" debe tener una respuesta correcta',
  'Every blank must appear in the question exactly once and have one answer':
    'Cada espacio debe aparecer en la pregunta exactamente una vez y tener una respuesta',
  'Description is required': 'La descripción es obligatoria',
  'The screenshot is not a file.': 'La captura no es un archivo.',
  'The screenshot is too large.': 'La captura es demasiado grande.',
  'The screenshot must be a PNG of at most 8192 pixels on each side.':
    'La captura debe ser un PNG de 8192 píxeles por lado como máximo.',
  'Enter a description.': 'Escribe una descripción.',
  'This is longer than 10,000 characters.': 'Esto supera 10.000 caracteres.',
  'This is not an email address.': 'Esta no es una dirección de correo.',
  'Enter a text.': 'Escribe un texto.',
  'Username should be atleast 4 characters long.': 'El nombre de usuario debe tener al menos 4 caracteres.',
  'Username should have at most 20 characters.': 'El nombre de usuario debe tener como máximo 20 caracteres.',
  'Username may contain letters, digits, dots, dashes and underscores.':
    'El nombre de usuario puede tener letras, dígitos, puntos, guiones y guiones bajos.',
  'Display name is required.': 'El nombre visible es obligatorio.',
  'Display name should have at most 28 characters.':
    'El nombre visible debe tener como máximo 28 caracteres.',
  'Display name may not contain control characters.':
    'El nombre visible no puede tener caracteres de control.',
  'Invalid Email. Make sure the Email is complete with an @ sign.':
    'Correo no válido. Asegúrate de que esté completo y tenga un signo @.',
  'Password should contain 6 - 18 characters.': 'La contraseña debe tener de 6 a 18 caracteres.',
  'The code has {0} digits.': 'El código tiene {0} dígitos.',
  'The due date must be after the opening.': 'La entrega debe ser posterior a la apertura.',
  'Late work can end only after a due date.':
    'El trabajo tardío solo puede terminar después de una fecha de entrega.',
  'Add a task before you publish the assignment.': 'Agrega un ejercicio antes de publicar la tarea.',
  'The logo must have {0} × {1} pixels. This one has {2} × {3}.':
    'El logotipo debe tener {0} × {1} píxeles. Este tiene {2} × {3}.',
  'The banner must have {0} × {1} pixels. This one has {2} × {3}.':
    'El banner debe tener {0} × {1} píxeles. Este tiene {2} × {3}.',
  'The logo must not be larger than {0} kB.': 'El logotipo no debe superar {0} kB.',
  'The banner must not be larger than {0} kB.': 'El banner no debe superar {0} kB.',
  'The logo must be a .png or .ico file.': 'El logotipo debe ser un archivo .png o .ico.',
  'The banner must be a .png, .jpg or .webp file.': 'El banner debe ser un archivo .png, .jpg o .webp.',
  'Start time is required': 'La hora de inicio es obligatoria',
  'End time is required': 'La hora de finalización es obligatoria',
  'End time must be after the start time': 'La hora de finalización debe ser posterior a la de inicio',
  'Maximum Questions is larger than the number of problems':
    'El máximo de preguntas supera el número de problemas',
  'Enter points for each problem': 'Escribe los puntos de cada problema',
  'A problem was added twice': 'Un problema se agregó dos veces',
  'Password is required': 'La contraseña es obligatoria',
  'Add at least one email domain': 'Agrega al menos un dominio de correo',
  'Add at least one email': 'Agrega al menos un correo',
  'Start time must not be in the past': 'La hora de inicio no puede estar en el pasado',
  'End time must not be in the past': 'La hora de finalización no puede estar en el pasado',
  '“{0}” cannot be part of a code. Codes contain digits and letters except U.':
    '“{0}” no puede ser parte de un código. Los códigos tienen dígitos y letras, salvo la U.',
  'The code is not complete: it needs {0} symbols, but you entered {1}.':
    'El código no está completo: necesita {0} símbolos, pero escribiste {1}.',
  'The code is too long: it needs {0} symbols, but you entered {1}.':
    'El código es demasiado largo: necesita {0} símbolos, pero escribiste {1}.',
  'There is a typing mistake in the {0} group. Compare it and type it again.':
    'Hay un error de escritura en el {0} grupo. Compáralo y escríbelo de nuevo.',
  'There are typing mistakes in the {0} and {1} group. Compare them and type them again.':
    'Hay errores de escritura en el {0} y el {1} grupo. Compáralos y escríbelos de nuevo.',
  'Problem ID is required': 'El ID del problema es obligatorio',
  'Input format is required': 'El formato de entrada es obligatorio',
  'Output format is required': 'El formato de salida es obligatorio',
  'Sample input is required': 'La entrada de ejemplo es obligatoria',
  'Sample output is required': 'La salida de ejemplo es obligatoria',
  'Constraints are required': 'Las restricciones son obligatorias',
  'Explanation is required': 'La explicación es obligatoria',
  'Input is required': 'La entrada es obligatoria',
  'Expected output is required': 'La salida esperada es obligatoria',
  'Time limit is required': 'El límite de tiempo es obligatorio',
  'Memory limit is required': 'El límite de memoria es obligatorio',
  // Of contests
  'Was away long enough for {0} warnings, one for each {1} seconds; {2} were allowed.':
    'Estuvo fuera el tiempo de {0} advertencias, una por cada {1} segundos; se permitían {2}.',
  'Was away long enough for {0} warnings, one for each {1} seconds; {2} was allowed.':
    'Estuvo fuera el tiempo de {0} advertencias, una por cada {1} segundos; se permitía {2}.',
  'Left the contest {0}; {1} warnings were allowed.':
    'Salió del concurso {0}; se permitían {1} advertencias.',
  'Left the contest {0}; {1} warning was allowed.': 'Salió del concurso {0}; se permitía {1} advertencia.',
  'Left the contest {0} and did not return within {1} seconds.':
    'Salió del concurso {0} y no volvió en {1} segundos.',
  'Left the contest and did not return within {0} seconds.':
    'Salió del concurso y no volvió en {0} segundos.',
  'expected {0}, got {1}': 'se esperaba {0}, se obtuvo {1}',
  once: 'una vez',
  '{0} times': '{0} veces',
  '{0} is not an integer': '{0} no es un entero',
  'expected {0} integers, got {1}': 'se esperaban {0} enteros y se obtuvieron {1}',
  'the integers differ from the expected ones': 'los enteros difieren de los esperados',
  'the whitespace differs': 'los espacios difieren',
  'unexpected {0} after the end of the expected output':
    '{0} inesperado después del final de la salida esperada',
  'expected {0}, but the output ends here': 'se esperaba {0}, pero la salida termina aquí',
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
