/** Texts of `contract`, by English text: the server's errors. */
export const messages: Readonly<Record<string, string>> = {
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
  'This assignment was changed in another tab, on another device or by another teacher. Choose which version to keep.':
    'Esta tarea se modificó en otra pestaña o en otro dispositivo, o la modificó otro docente. Elige qué versión conservar.',
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
  'This problem was changed by another author, or by you in another tab or on another device. Open it again to change it.':
    'Otra persona autora modificó este problema, o tú en otra pestaña o en otro dispositivo. Ábrelo de nuevo para cambiarlo.',
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
};
