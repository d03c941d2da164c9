import type { messages as english } from '../../../../features/solve/advice/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  nothingPrinted: (print) => `Tu programa no imprimió nada. Imprime la respuesta con ${print}.`,
  neverCalled: (name) =>
    `Tu programa define ${name} pero nunca la llama, así que no se imprime nada. Llámala al final del programa.`,
  returnedNotPrinted: (name) =>
    `Tu programa llama a ${name} pero no imprime lo que devuelve. Imprime el resultado.`,
  inputPrompt: 'input("…") imprime su texto. Quita el texto: el juez lo cuenta como salida.',
  printedPrompt: (prompt) => `Tu programa imprime “${prompt}”. Quítalo: el juez lo cuenta como salida.`,
  extraText: (text) =>
    `La respuesta es correcta, pero se imprime “${text}” con ella. Imprime solo la respuesta.`,
  extraLinesBefore: (lines) =>
    `Tu programa imprime ${lines} antes de la respuesta. Quita la salida de depuración y comprueba que la instrucción que imprime esté después del ciclo y no dentro.`,
  extraLinesBetween: (lines) =>
    `Las líneas esperadas están, pero tu programa imprime ${lines} más. Quita la salida de depuración.`,
  nonePrinted:
    'Tu programa imprime None. Una función sin “return” da None, y también lo da print(…). Devuelve el valor, o imprímelo una sola vez.',
  undefinedPrinted:
    'Tu programa imprime undefined. Una variable aún no tiene valor, un índice está fuera del arreglo o una función no tiene “return”.',
  nullPrinted: 'Tu programa imprime null. La variable nunca recibió un valor.',
  nanPrinted:
    'Tu programa imprime NaN (“no es un número”). Calcula con un valor undefined o con un texto que no es un número.',
  objectPrinted:
    'Tu programa imprime la dirección de un arreglo u objeto. Imprime sus elementos uno por uno, o usa Arrays.toString para verlos mientras depuras.',
  functionPrinted:
    'Tu programa imprime una función y no su resultado. Agrega los paréntesis () para llamarla.',
  listPrinted:
    'Tu programa imprime toda la lista con sus corchetes. Imprime solo los valores, como en la salida esperada.',
  booleanPrinted: (printed, wanted) =>
    `Tu programa imprime ${printed}, pero la salida esperada es “${wanted}”. Imprime tú esa palabra.`,
  characterCodePrinted: (code, character) =>
    `Tu programa imprime ${code}, el número del carácter “${character}”. Conviértelo de nuevo en un carácter.`,
  variableNotFilled:
    'Tu programa imprime el nombre de una variable y no su valor. Revisa las comillas que la rodean; un f-string necesita una f antes de las comillas.',
  wrongCase:
    'Solo difieren mayúsculas y minúsculas. Escribe las palabras exactamente como en la salida esperada.',
  oneLineInsteadOfSeveral:
    'Los valores son correctos, pero están en una sola línea. Imprime cada uno en su propia línea, como en la salida esperada.',
  severalLinesInsteadOfOne:
    'Los valores son correctos, pero están en varias líneas. Imprímelos en una línea, como en la salida esperada.',
  spacesDiffer: 'Solo difieren los espacios. Quita los que sobran y agrega los que faltan.',
  valuesRunTogether:
    'Los valores son correctos, pero nada los separa. Imprime un espacio o un salto de línea entre ellos, como en la salida esperada.',
  punctuationDiffers:
    'Solo difiere la puntuación. Imprime comas, puntos y comillas exactamente como en la salida esperada.',
  floatForInteger: (printed, wanted) =>
    `Tu programa imprime ${printed}, pero se espera ${wanted}. La división con / da un número con decimales. Usa una división entera.`,
  floatTypeForInteger: (printed, wanted) =>
    `Tu programa imprime ${printed}, pero se espera ${wanted}. Usa un tipo entero para números enteros.`,
  integerDivision: (printed, wanted) =>
    `Tu programa imprime ${printed}, pero se espera ${wanted}. La división de dos enteros descarta los decimales. Convierte antes uno de ellos en número decimal.`,
  decimalsDiffer: (wanted) =>
    `El número es correcto, pero sus decimales no. Imprímelo en la misma forma que ${wanted}.`,
  exponentPrinted: (printed) =>
    `Tu programa imprime ${printed}, un número con exponente. Usa un tipo entero o define el formato de la salida.`,
  oneLineTooMany: 'Tu programa imprime una línea de más al final. Revisa dónde se detiene el ciclo.',
  oneLineTooFew: 'Tu programa imprime una línea de menos: falta la última. Revisa dónde se detiene el ciclo.',
  firstLineMissing: 'Falta la primera línea. Revisa dónde empieza el ciclo.',
  firstLineExtra: 'Tu programa imprime una línea de más al principio. Revisa dónde empieza el ciclo.',
  linesMissing: (printed, wanted) =>
    `Tu programa se detiene demasiado pronto: imprime ${printed} de ${wanted} líneas. Un return o un break puede terminar el ciclo, o el ciclo puede ser demasiado corto.`,
  oneValueTooMany: 'Tu programa imprime un valor de más. Revisa dónde empieza y dónde se detiene el ciclo.',
  oneValueTooFew: 'Tu programa imprime un valor de menos. Revisa dónde empieza y dónde se detiene el ciclo.',
  startsAtZero: 'Cada valor es 1 menos de lo esperado. El ciclo cuenta desde 0, pero debe contar desde 1.',
  offByOne: (printed, wanted) =>
    `Tu programa imprime ${printed}, pero se espera ${wanted}: una diferencia de 1. Revisa dónde empiezan y se detienen ciclos y contadores.`,
  lastValueSkipped: 'El último valor de la entrada falta en tu resultado. El ciclo se detiene un paso antes.',
  firstValueSkipped: 'El primer valor de la entrada falta en tu resultado. El ciclo empieza un paso tarde.',
  countIncluded: 'Tu resultado incluye el primer número de la entrada, que solo dice cuántos valores siguen.',
  firstOnly: 'Tu programa usa un solo valor de la entrada. Comprueba que el cálculo esté dentro del ciclo.',
  reversedOrder: 'Los valores son correctos, pero en orden inverso.',
  otherOrder: 'Los valores son correctos, pero en otro orden.',
  sortedAsText:
    'Tu programa ordena los números como textos, así que 10 va antes que 9. Conviértelos en números y ordena por valor.',
  comparedAsText:
    'Tu programa compara los números como textos, así que “9” es mayor que “10”. Convierte antes la entrada en números.',
  concatenation:
    'Tu programa une los números como textos en lugar de sumarlos. Convierte la entrada en números antes del cálculo.',
  textRepeated:
    'Tu programa repite un texto en lugar de multiplicar un número. Convierte antes la entrada con int(…).',
  overflow: (line) =>
    `El resultado es demasiado grande para el tipo int, así que se convirtió en un número incorrecto. Usa ${line}.`,
  precision:
    'El número es demasiado grande para el tipo Number, que solo es exacto hasta 9007199254740991. Usa BigInt.',
  powerOperator: 'El signo ^ no es “elevado a”. Combina los bits de dos números.',
  assignmentInCondition: 'Esta condición tiene un solo =, que asigna un valor. Compara con ==.',
  emptyLoop:
    'El punto y coma al final de esta línea termina la instrucción, así que las líneas siguientes no pertenecen a ella.',
  comparedReferences: 'En Java, == no compara textos. Usa equals: text.equals("…").',
  notInitialised: (name) => `La variable ${name} no tiene valor al principio. Empieza con ${name} = 0.`,
  chainedComparison: 'Una comparación como a < b < c no funciona en este lenguaje. Escribe a < b && b < c.',
  valueNotChanged: (name) =>
    `${name} devuelve un valor nuevo y deja el anterior como está. Asigna el resultado a una variable.`,
  notValid: (language) => `Tu programa no es ${language} válido (error de sintaxis).`,
  missingColon: 'Faltan dos puntos (:) al final de esta línea.',
  missingSemicolon: 'Falta un punto y coma (;) al final de esta línea o de la anterior.',
  missingComma: 'Dos valores están juntos. Puede faltar una coma o un operador entre ellos.',
  unclosedBracket: (bracket) => `El signo ${bracket} nunca se cerró.`,
  unmatchedBracket: 'Hay un paréntesis o corchete de cierre sin uno de apertura.',
  missingParenthesis: 'Falta un paréntesis de cierre “)”.',
  missingBrace: 'Falta una llave de cierre } al final. Cada { necesita su }.',
  extraBrace: 'Sobra una }, o hay código fuera de la clase.',
  unclosedText: 'Un texto no termina: falta su comilla de cierre.',
  curlyQuotes: 'Estas comillas son tipográficas (“ ”). Los programas necesitan comillas rectas: " o \'.',
  missingIndent:
    'Las líneas después de dos puntos (:) deben tener sangría. Agrega cuatro espacios al inicio de esta línea.',
  unexpectedIndent:
    'Esta línea tiene demasiada sangría. Las líneas del mismo bloque deben empezar en la misma columna.',
  mixedIndent:
    'La sangría de esta línea no coincide con ninguna línea anterior. Usa cuatro espacios por nivel, y nunca mezcles tabuladores y espacios.',
  printStatement: 'En Python 3, print necesita paréntesis: print("…").',
  elseIf: 'Python escribe “else if” en una palabra: elif.',
  plusPlus: 'Python no tiene ++ ni --. Escribe i += 1.',
  foreignOperator: 'Python escribe estos operadores con palabras: and, or, not.',
  notAName: 'El lado izquierdo de = debe ser una variable. Para comparar, usa ==.',
  reservedWord: 'Esta palabra pertenece al lenguaje. Usa otro nombre para la variable.',
  declaredTwice: (name) => `La variable ${name} se declara dos veces. Quita el segundo let, const o tipo.`,
  outsideFunction: 'return solo se puede usar dentro de una función.',
  strayElse: 'Este “else” no tiene “if”. Revisa las llaves y los puntos y coma anteriores.',
  unknownSyntax: 'El error está en esta línea o poco antes.',
  unknownName: (name) =>
    `El nombre ${name} no se conoce. Revisa su escritura y sus mayúsculas, y dale un valor antes de usarlo.`,
  unquotedText: (name) => `${name} no es una variable. Un texto necesita comillas: "${name}".`,
  otherLanguageName: (name, right) => `${name} no existe aquí. Escribe ${right}.`,
  missingImport: (name, line) => `${name} no se conoce. Agrega esta línea al principio: ${line}`,
  missingInclude: (name, line) => `${name} no se conoce. Agrega esta línea al principio: ${line}`,
  missingNamespace: (name) =>
    `${name} no se conoce. Escribe std::${name}, o agrega esta línea después de los includes: using namespace std;`,
  browserOnly: (name) =>
    `${name} solo existe en páginas web. Este programa se ejecuta en Node.js: lee la entrada estándar e imprime con console.log.`,
  moduleMissing: (name) => `El módulo ${name} no existe aquí. Usa solo lo que incluye el lenguaje.`,
  includeMissing: (name) => `El archivo de cabecera ${name} no existe. Revisa su escritura.`,
  localBeforeValue: (name) =>
    `La función usa ${name} antes de que tenga un valor. Si es una variable de fuera de la función, declara “global ${name}” o pásala como parámetro.`,
  usedBeforeValue: (name) => `${name} se usa antes de tener un valor.`,
  textPlusNumber:
    'Un texto y un número no se pueden sumar. Convierte: int(texto) da un número, str(número) da un texto.',
  textAsCount:
    'Aquí se necesita un número, pero esto es un texto. input() devuelve un texto: conviértelo con int(…).',
  textComparedWithNumber:
    'Un texto y un número no se pueden comparar. input() devuelve un texto: conviértelo con int(…).',
  textInCalculation: 'Esto calcula con un texto. input() devuelve un texto: conviértelo con int(…).',
  notIterable: 'Un ciclo no puede recorrer un número. Escribe range(n) para contar.',
  notIterableValue: 'Aquí solo se puede usar una lista o un texto, y este valor no es ninguno de los dos.',
  notIndexable:
    'Este valor no tiene elementos, así que no se puede usar [ ] con él. Es un número o una función.',
  notCallable: (name) =>
    `${name} no es una función. Revisa la escritura, y si una variable tiene el mismo nombre que una función.`,
  notCallableValue:
    'Este valor no es una función, así que no se puede llamar con ( ). Puede faltar un operador, o una variable tiene el nombre de una función.',
  missingCall: 'Se usa una función sin llamarla. Agrega los paréntesis ().',
  noneUsed:
    'Este valor es None. Una función sin “return” da None, y también lo dan métodos de listas como sort() y append().',
  indexMustBeNumber: 'El índice de una lista debe ser un número entero. Conviértelo con int(…).',
  floatAsInteger: 'Aquí se necesita un número entero, pero este es decimal. Usa // para la división.',
  argumentCount: 'La función se llama con un número de argumentos distinto al de sus parámetros.',
  noSuchMember: (name) => `${name} no existe para este tipo de valor. Revisa la escritura.`,
  constAssigned: 'Una variable declarada con const no puede cambiar. Declárala con let.',
  bigintMixed: 'BigInt y Number no se pueden combinar. Convierte uno con Number(…) o BigInt(…).',
  typeMismatch: (from, to) => `Un valor de tipo ${from} no se puede usar como ${to}. Conviértelo.`,
  lossyConversion: (from, to) =>
    `Un valor de tipo ${from} no cabe en ${to}. Cambia el tipo de la variable o convierte con (${to}).`,
  badOperands: (operator) => `El operador ${operator} no se puede usar con valores de estos tipos.`,
  wrongArrows: 'Las flechas apuntan al lado contrario: cin >> lee, cout << imprime.',
  quotesForCharacters:
    'Las comillas simples y dobles difieren: \'a\' es un carácter, "a" es un texto. Usa las que el tipo necesita.',
  missingReturn: 'La función no devuelve un valor en todos los caminos. Agrega un return al final.',
  missingReturnType: 'Falta el tipo de retorno antes del nombre del método, por ejemplo void o int.',
  staticMissing:
    'main es static, así que solo puede llamar a métodos static. Agrega la palabra static al método.',
  unreachable:
    'Esta línea nunca se puede ejecutar, porque la línea anterior sale del bloque o nunca termina.',
  uncaughtException: 'Java te pide que trates esta excepción. Agrega “throws Exception” al método.',
  valueUnused: 'Esta línea calcula algo pero no hace nada con ello.',
  notStatement: 'Esta línea no es una instrucción completa.',
  classNotMain: 'El nombre de la clase pública debe ser el nombre del archivo. Llama Main a la clase.',
  noMain: 'El programa no tiene una función main, así que no puede empezar.',
  noMainMethod:
    'El programa no tiene un método “public static void main(String[] args)”, así que no puede empezar. Revisa su escritura.',
  inputMissing:
    'El programa lee más entrada de la que hay. Compara sus lecturas con la entrada del ejemplo: puede haber varios valores en una línea, o un ciclo puede ejecutarse una vez de más.',
  severalNumbersInLine: (text) =>
    `“${text}” es más de un número. La línea tiene varios valores: sepáralos antes.`,
  emptyLineAsNumber:
    'Un texto vacío no se puede convertir en número. El programa lee una línea vacía o una parte vacía.',
  decimalAsInteger: (text) =>
    `“${text}” tiene decimales, así que no es un número entero. Léelo como número decimal.`,
  textAsNumber: (text) => `“${text}” no es un número, así que no se puede convertir.`,
  wrongInputType:
    'La siguiente parte de la entrada no es un número de este tipo. Es un texto, un número decimal o un número muy grande.',
  unpackCount:
    'El número de variables y el de valores difieren. Compara la línea de la entrada con las variables antes de =.',
  indexOutOfRange:
    'El índice está fuera de la lista. El primer elemento tiene el índice 0, y el último tiene el índice longitud − 1.',
  indexOutOfRangeAt: (index, length) =>
    `El índice ${index} está fuera: con ${length} elementos, el último índice es ${length} − 1.`,
  missingKey: (key) =>
    `El diccionario no tiene la clave ${key}. Compruébala antes con “in”, o usa get(clave, 0).`,
  notInList: 'El valor no está en la lista. Compruébalo antes con “in”.',
  divisionByZero: 'El programa divide entre cero. Comprueba el divisor antes de la división.',
  endlessRecursion:
    'La función se llama a sí misma demasiadas veces. Comprueba que termine: cada llamada debe acercarse a un caso sin llamada.',
  nullUsed: 'Este valor es null: la variable o el elemento del arreglo nunca recibió un valor.',
  undefinedUsed: (name) =>
    `El programa usa “${name}” de un valor undefined. La variable o el elemento del arreglo no existe, o la línea no se leyó.`,
  segfault:
    'El programa usó memoria que no le pertenece. Lo más frecuente es un índice fuera del arreglo, o una recursión que no termina.',
  negativeSize: 'El tamaño del arreglo es negativo o demasiado grande.',
  aborted: 'El programa se detuvo por un error en la biblioteca. La salida de error lo nombra.',
  endlessLoop: (name) =>
    `El programa no se detuvo. ${name} no cambia dentro de este ciclo, así que el ciclo nunca termina.`,
  endlessLoopWithoutExit:
    'El programa no se detuvo. Este ciclo no tiene break ni return, así que nunca termina.',
  tooSlow:
    'El programa no se detuvo a tiempo. Comprueba si cada ciclo termina, y si el programa espera una entrada que nunca llega.',
  endlessOutput: 'El programa imprime sin fin. Un ciclo que imprime no se detiene.',
  memoryGrows:
    'El programa usó demasiada memoria. Una lista o un texto puede crecer en un ciclo que no termina.',
  // Slips
  splitMissing:
    'input() da un solo texto, y aquí se recorren sus caracteres. Escribe input().split() para obtener los valores.',
  valueAsIndex: (name, element) =>
    `${name} ya es un elemento de la lista, no su índice. Escribe ${name} en lugar de ${element}.`,
  assignsSign: '=+ asigna el valor con un signo más. Escribe += para sumarlo.',
  halfCondition:
    'La segunda parte de esta condición no compara nada, así que siempre es verdadera. Repite la variable y la comparación en cada parte.',
  textNotChangeable:
    'Un texto no se puede cambiar en un solo lugar. Crea un texto nuevo o usa una lista de caracteres.',
  startValue: (name) =>
    `${name} empieza en 0 y ningún valor de la entrada lo supera. Empieza con el primer valor de la entrada.`,
  forSemicolons: 'Las tres partes de for se separan con punto y coma: for (inicio; condición; paso).',
  arrowInsteadOfComparison:
    '«Mayor o igual» se escribe >= y «menor o igual», <=. El signo => significa otra cosa.',
  elseWithCondition: 'else no lleva condición. Escribe else if (…).',
  propertyCalled: (name) => `${name} es aquí un valor y no una función. Quita los paréntesis ().`,
  forInIndexes: 'for … in recorre los índices, como textos. Escribe for … of para obtener los valores.',
  bufferNotText: 'La entrada se lee como bytes y no como texto. Escribe readFileSync(0, "utf8").',
  spreadMissing:
    'Math.max y Math.min necesitan valores sueltos y no un arreglo. Escribe Math.max(...valores).',
  newMissing: (name) => `${name} es una clase. Crea un objeto con new: new ${name}(…).`,
  wrapperType:
    'Las listas y los mapas guardan objetos, así que int y double no sirven aquí. Escribe Integer o Double.',
  listGet:
    'Una lista no usa corchetes [ ]. Escribe lista.get(i) para leer y lista.set(i, valor) para cambiar.',
  semicolonAfterHead: 'El punto y coma termina el método antes de su cuerpo. Quítalo.',
  nestedMethod:
    'Un método no puede estar dentro de otro. Revisa las llaves de arriba y ponlo debajo del otro método.',
  voidReturnsValue:
    'Esta función es void, así que no devuelve nada. Escribe el tipo de su resultado, por ejemplo int, en lugar de void.',
  literalTooLarge: 'Este número es demasiado grande para int. Agrega una L al final y usa el tipo long.',
  switchWithoutBreak: 'Un case sin break continúa con el siguiente. Termina cada case con break.',
  definedLater: (name) =>
    `${name} se define debajo de esta línea. Mueve la función arriba de main o declárala allí.`,
  readsOneWord: (reader) =>
    `Esto lee una sola palabra, y la línea tiene varias. Lee la línea entera con ${reader}.`,
  emptyLineAfterNumber: (statement) =>
    `Esto lee el resto vacío de la línea del número. Lee antes ese resto: ${statement}`,
  includeForm: 'El nombre de la cabecera va entre < y >: #include <iostream>.',
};
