/** Texts of `contract`, by English text: checks of forms. */
export const messages: Readonly<Record<string, string>> = {
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
  'This is not a valid email.': 'Este correo no es válido.',
  'This is not a valid domain.': 'Este dominio no es válido.',
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
    'Se agregan archivos dos veces a los programas en el mismo lenguaje.',
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
  'expected {0}, got {1}': 'se esperaba {0}, se obtuvo {1}',
  '{0} is not an integer': '{0} no es un entero',
  'expected {0} integers, got {1}': 'se esperaban {0} enteros y se obtuvieron {1}',
  'the integers differ from the expected ones': 'los enteros difieren de los esperados',
  'the whitespace differs': 'los espacios difieren',
  'unexpected {0} after the end of the expected output':
    '{0} inesperado después del final de la salida esperada',
  'expected {0}, but the output ends here': 'se esperaba {0}, pero la salida termina aquí',
};
