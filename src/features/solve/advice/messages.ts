import { translated } from '../../../lib/translation';

/** Texts that explain a failed run to a beginner. Each one is an `AdviceId`. */
export const messages = translated('features/solve/advice', {
  // Output: nothing or something else than the answer
  nothingPrinted: (print: string) => `Your program printed nothing. Print the answer with ${print}.`,
  neverCalled: (name: string) =>
    `Your program defines ${name} but never calls it, so nothing is printed. Call it at the end of the program.`,
  returnedNotPrinted: (name: string) =>
    `Your program calls ${name} but does not print what it returns. Print the result.`,
  inputPrompt: 'input("…") prints its text. Leave the text out: the judge counts it as output.',
  printedPrompt: (prompt: string) =>
    `Your program prints “${prompt}”. Leave it out: the judge counts it as output.`,
  extraText: (text: string) =>
    `The answer is right, but “${text}” is printed with it. Print only the answer.`,
  extraLinesBefore: (lines: string) =>
    `Your program prints ${lines} before the answer. Remove debug output, and check that the print statement is after the loop and not inside it.`,
  extraLinesBetween: (lines: string) =>
    `The expected lines are there, but your program prints ${lines} more. Remove debug output.`,
  nonePrinted:
    'Your program prints None. A function without “return” gives None, and so does print(…) itself. Return the value, or print it only once.',
  undefinedPrinted:
    'Your program prints undefined. A variable has no value yet, an index is outside the array, or a function has no “return”.',
  nullPrinted: 'Your program prints null. The variable never got a value.',
  nanPrinted:
    'Your program prints NaN (“not a number”). It calculates with a value that is undefined or with a text that is not a number.',
  objectPrinted:
    'Your program prints the address of an array or object. Print its elements one by one, or use Arrays.toString for a look while you debug.',
  functionPrinted: 'Your program prints a function and not its result. Add the parentheses () to call it.',
  listPrinted:
    'Your program prints the whole list with its brackets. Print only the values, as in the expected output.',
  booleanPrinted: (printed: string, wanted: string) =>
    `Your program prints ${printed}, but the expected output is “${wanted}”. Print that word yourself.`,
  characterCodePrinted: (code: string, character: string) =>
    `Your program prints ${code}, the number of the character “${character}”. Convert it back to a character.`,
  variableNotFilled:
    'Your program prints the name of a variable and not its value. Check the quotes around it; an f-string needs an f before the quotes.',

  // Output: form
  wrongCase: 'Only upper and lower case differ. Write the words exactly as in the expected output.',
  oneLineInsteadOfSeveral:
    'The values are right, but on one line. Print each one on its own line, as in the expected output.',
  severalLinesInsteadOfOne:
    'The values are right, but on several lines. Print them on one line, as in the expected output.',
  spacesDiffer: 'Only spaces differ. Remove extra spaces, and add missing ones.',
  valuesRunTogether:
    'The values are right, but nothing separates them. Print a space or a new line between them, as in the expected output.',
  punctuationDiffers:
    'Only punctuation differs. Print commas, full stops and quotes exactly as in the expected output.',
  floatForInteger: (printed: string, wanted: string) =>
    `Your program prints ${printed}, but ${wanted} is expected. Division with / gives a number with a decimal point. Use an integer division.`,
  floatTypeForInteger: (printed: string, wanted: string) =>
    `Your program prints ${printed}, but ${wanted} is expected. Use an integer type for whole numbers.`,
  integerDivision: (printed: string, wanted: string) =>
    `Your program prints ${printed}, but ${wanted} is expected. A division of two integers drops the decimals. Convert one of them to a decimal number first.`,
  decimalsDiffer: (wanted: string) =>
    `The number is right, but its decimals are not. Print it in the same form as ${wanted}.`,
  exponentPrinted: (printed: string) =>
    `Your program prints ${printed}, a number with an exponent. Use an integer type, or set the format of the output.`,

  // Output: count, order and loops
  oneLineTooMany: 'Your program prints one line too many at the end. Check where the loop stops.',
  oneLineTooFew: 'Your program prints one line too few: the last one is missing. Check where the loop stops.',
  firstLineMissing: 'The first line is missing. Check where the loop starts.',
  firstLineExtra: 'Your program prints one line too many at the beginning. Check where the loop starts.',
  linesMissing: (printed: number, wanted: number) =>
    `Your program stops too early: it prints ${printed} of ${wanted} lines. A return or break may end the loop, or the loop may be too short.`,
  oneValueTooMany: 'Your program prints one value too many. Check where the loop starts and stops.',
  oneValueTooFew: 'Your program prints one value too few. Check where the loop starts and stops.',
  startsAtZero: 'Each value is too small by 1. The loop counts from 0, but it should count from 1.',
  offByOne: (printed: string, wanted: string) =>
    `Your program prints ${printed}, but ${wanted} is expected: a difference of 1. Check where loops and counters start and stop.`,
  lastValueSkipped:
    'The last value of the input is missing in your result. The loop stops one step too early.',
  firstValueSkipped:
    'The first value of the input is missing in your result. The loop starts one step too late.',
  countIncluded:
    'Your result includes the first number of the input, which only says how many values follow.',
  firstOnly: 'Your program uses only one value of the input. Check that the calculation is inside the loop.',
  reversedOrder: 'The values are right, but in reverse order.',
  otherOrder: 'The values are right, but in another order.',
  sortedAsText:
    'Your program sorts the numbers as texts, so 10 comes before 9. Convert them to numbers, and sort by value.',
  comparedAsText:
    'Your program compares the numbers as texts, so “9” is more than “10”. Convert the input to numbers first.',

  // Output: types and operators
  concatenation:
    'Your program joins the numbers as texts instead of adding them. Convert the input to numbers before the calculation.',
  textRepeated:
    'Your program repeats a text instead of multiplying a number. Convert the input with int(…) first.',
  overflow: (line: string) =>
    `The result is too large for the type int, so it became a wrong number. Use ${line}.`,
  precision:
    'The number is too large for the type Number, which is exact only up to 9007199254740991. Use BigInt.',
  powerOperator: 'The sign ^ is not “to the power of”. It combines the bits of two numbers.',
  assignmentInCondition: 'This condition has one =, which assigns a value. Compare with == instead.',
  emptyLoop:
    'The semicolon at the end of this line ends the statement, so the next lines do not belong to it.',
  comparedReferences: 'In Java, == does not compare texts. Use equals: text.equals("…").',
  notInitialised: (name: string) => `The variable ${name} has no value at the start. Begin with ${name} = 0.`,
  chainedComparison: 'A comparison like a < b < c does not work in this language. Write a < b && b < c.',
  valueNotChanged: (name: string) =>
    `${name} returns a new value and leaves the old one as it is. Assign the result to a variable.`,

  // Errors in the text of the program
  notValid: (language: string) => `Your program is not valid ${language} (syntax error).`,
  missingColon: 'A colon (:) is missing at the end of this line.',
  missingSemicolon: 'A semicolon (;) is missing at the end of this line, or of the line before.',
  missingComma: 'Two values are next to each other. A comma or an operator may be missing between them.',
  unclosedBracket: (bracket: string) => `The bracket ${bracket} was never closed.`,
  unmatchedBracket: 'There is a closing bracket without an opening one.',
  missingParenthesis: 'A closing parenthesis “)” is missing.',
  missingBrace: 'A closing brace } is missing at the end. Each { needs its own }.',
  extraBrace: 'There is a } too many, or code outside of the class.',
  unclosedText: 'A text does not end: its closing quote is missing.',
  curlyQuotes: 'These quotes are typographic ones (“ ”). Programs need straight quotes: " or \'.',
  missingIndent: 'The lines after a colon (:) must be indented. Indent this line by four spaces.',
  unexpectedIndent: 'This line is indented too far. Lines of the same block must start at the same column.',
  mixedIndent:
    'The indentation of this line fits no line above. Use four spaces for each level, and never tabs and spaces together.',
  printStatement: 'In Python 3, print needs parentheses: print("…").',
  elseIf: 'Python writes “else if” as one word: elif.',
  plusPlus: 'Python has no ++ and no --. Write i += 1.',
  foreignOperator: 'Python writes these operators as words: and, or, not.',
  notAName: 'The left side of = must be a variable. Compare with == instead.',
  reservedWord: 'This word belongs to the language. Use another name for the variable.',
  declaredTwice: (name: string) =>
    `The variable ${name} is declared twice. Leave the second let, const or type out.`,
  outsideFunction: 'return may only be used inside a function.',
  strayElse: 'This “else” has no “if”. Check the braces and semicolons before it.',
  unknownSyntax: 'The error is in this line or shortly before it.',

  // Errors of names and types
  unknownName: (name: string) =>
    `The name ${name} is not known. Check its spelling and case, and give it a value before you use it.`,
  unquotedText: (name: string) => `${name} is not a variable. A text needs quotes: "${name}".`,
  otherLanguageName: (name: string, right: string) => `${name} does not exist here. Write ${right}.`,
  missingImport: (name: string, line: string) => `${name} is not known. Add this line at the top: ${line}`,
  missingInclude: (name: string, line: string) => `${name} is not known. Add this line at the top: ${line}`,
  missingNamespace: (name: string) =>
    `${name} is not known. Write std::${name}, or add this line after the includes: using namespace std;`,
  browserOnly: (name: string) =>
    `${name} exists only in web pages. This program runs in Node.js: read the input from standard input, and print with console.log.`,
  moduleMissing: (name: string) =>
    `The module ${name} does not exist here. Use only what the language includes.`,
  includeMissing: (name: string) => `The header ${name} does not exist. Check its spelling.`,
  localBeforeValue: (name: string) =>
    `The function uses ${name} before it has a value. If it is a variable outside of the function, declare “global ${name}”, or pass it as a parameter.`,
  usedBeforeValue: (name: string) => `${name} is used before it has a value.`,
  textPlusNumber:
    'A text and a number cannot be added. Convert: int(text) gives a number, str(number) gives a text.',
  textAsCount: 'A number is needed here, but this is a text. input() returns a text: convert it with int(…).',
  textComparedWithNumber:
    'A text and a number cannot be compared. input() returns a text: convert it with int(…).',
  textInCalculation: 'This calculates with a text. input() returns a text: convert it with int(…).',
  notIterable: 'A loop cannot go through a number. Write range(n) to count.',
  notIterableValue: 'Only a list or a text can be used here, and this value is neither.',
  notIndexable: 'This value has no elements, so [ ] cannot be used on it. It is a number or a function.',
  notCallable: (name: string) =>
    `${name} is not a function. Check the spelling, and whether a variable has the same name as a function.`,
  notCallableValue:
    'This value is not a function, so it cannot be called with ( ). An operator may be missing, or a variable has the name of a function.',
  missingCall: 'A function is used without being called. Add the parentheses ().',
  noneUsed:
    'This value is None. A function without “return” gives None, and list methods like sort() and append() do as well.',
  indexMustBeNumber: 'The index of a list must be a whole number. Convert it with int(…).',
  floatAsInteger: 'A whole number is needed here, but this is a decimal number. Use // for the division.',
  argumentCount: 'The function is called with another number of arguments than it has parameters.',
  noSuchMember: (name: string) => `${name} does not exist for this kind of value. Check the spelling.`,
  constAssigned: 'A variable declared with const cannot change. Declare it with let.',
  bigintMixed: 'BigInt and Number cannot be combined. Convert one with Number(…) or BigInt(…).',
  typeMismatch: (from: string, to: string) => `A value of type ${from} cannot be used as ${to}. Convert it.`,
  lossyConversion: (from: string, to: string) =>
    `A value of type ${from} does not fit into ${to}. Change the type of the variable, or convert with (${to}).`,
  badOperands: (operator: string) => `The operator ${operator} cannot be used with values of these types.`,
  wrongArrows: 'The arrows point the wrong way: cin >> reads, cout << prints.',
  quotesForCharacters:
    'Single and double quotes differ: \'a\' is one character, "a" is a text. Use the one that the type needs.',
  missingReturn: 'The function does not return a value on every path. Add a return at its end.',
  missingReturnType: 'The return type is missing before the name of the method, for example void or int.',
  staticMissing: 'main is static, so it can only call static methods. Add the word static to the method.',
  unreachable: 'This line can never run, because the line before leaves the block or never ends.',
  uncaughtException: 'Java asks you to handle this exception. Add “throws Exception” to the method.',
  valueUnused: 'This line calculates something but does nothing with it.',
  notStatement: 'This line is not a complete statement.',
  classNotMain: 'The name of the public class must be the name of the file. Call the class Main.',
  noMain: 'The program has no main function, so it cannot start.',
  noMainMethod:
    'The program has no method “public static void main(String[] args)”, so it cannot start. Check its spelling.',

  // Errors while the program runs
  inputMissing:
    'The program reads more input than there is. Compare its reads with the input of the sample: several values may be on one line, or a loop may run once too often.',
  severalNumbersInLine: (text: string) =>
    `“${text}” is more than one number. The line has several values: split it first.`,
  emptyLineAsNumber:
    'An empty text cannot become a number. The program reads an empty line or an empty part.',
  decimalAsInteger: (text: string) =>
    `“${text}” has decimals, so it is no whole number. Read it as a decimal number.`,
  textAsNumber: (text: string) => `“${text}” is not a number, so it cannot be converted.`,
  wrongInputType:
    'The next part of the input is not a number of this type. It is a text, a decimal number or a very large number.',
  unpackCount:
    'The number of variables and the number of values differ. Compare the line of the input with the variables before =.',
  indexOutOfRange:
    'The index is outside of the list. The first element has index 0, the last one has index length − 1.',
  indexOutOfRangeAt: (index: string, length: string) =>
    `Index ${index} is outside: with ${length} elements, the last index is ${length} − 1.`,
  missingKey: (key: string) =>
    `The dictionary has no key ${key}. Test it with “in” first, or use get(key, 0).`,
  notInList: 'The value is not in the list. Test it with “in” first.',
  divisionByZero: 'The program divides by zero. Check the divisor before the division.',
  endlessRecursion:
    'The function calls itself too many times. Check that it ends: each call must come closer to a case without a call.',
  nullUsed: 'This value is null: the variable or array element was never given a value.',
  undefinedUsed: (name: string) =>
    `The program uses “${name}” of a value that is undefined. The variable or array element does not exist, or the line was not read.`,
  segfault:
    'The program used memory that does not belong to it. Most often an index is outside of the array, or a recursion does not end.',
  negativeSize: 'The size of the array is negative or too large.',
  aborted: 'The program stopped itself because of an error in the library. The error output names it.',

  // Limits
  endlessLoop: (name: string) =>
    `The program did not stop. ${name} does not change inside this loop, so the loop never ends.`,
  endlessLoopWithoutExit: 'The program did not stop. This loop has no break and no return, so it never ends.',
  tooSlow:
    'The program did not stop in time. Check whether each loop ends, and whether the program waits for input that never comes.',
  endlessOutput: 'The program prints without end. A loop that prints does not stop.',
  memoryGrows: 'The program used too much memory. A list or a text may grow in a loop that does not end.',
  // Slips
  splitMissing:
    'input() gives one text, and this goes through its characters. Write input().split() to get the values.',
  valueAsIndex: (name: string, element: string) =>
    `${name} is already an element of the list, not its index. Write ${name} instead of ${element}.`,
  assignsSign: '=+ assigns the value with a plus sign. Write += to add it.',
  halfCondition:
    'The second part of this condition has no comparison, so it is always true. Repeat the variable and the comparison in each part.',
  textNotChangeable: 'A text cannot be changed at one place. Build a new text, or use a list of characters.',
  startValue: (name: string) =>
    `${name} starts at 0, and no value of the input gets past it. Start with the first value of the input.`,
  forSemicolons: 'The three parts of for need semicolons between them: for (start; condition; step).',
  arrowInsteadOfComparison:
    '“At least” is written >=, and “at most” is written <=. The sign => means something else.',
  elseWithCondition: 'else has no condition. Write else if (…).',
  propertyCalled: (name: string) =>
    `${name} is a value and not a function here. Leave out the parentheses ().`,
  forInIndexes: 'for … in goes through the indexes, as texts. Write for … of to get the values.',
  bufferNotText: 'The input is read as bytes and not as a text. Write readFileSync(0, "utf8").',
  spreadMissing: 'Math.max and Math.min need single values and not an array. Write Math.max(...values).',
  newMissing: (name: string) => `${name} is a class. Create an object with new: new ${name}(…).`,
  wrapperType:
    'Lists and maps hold objects, so int and double are not allowed here. Write Integer or Double.',
  listGet: 'A list has no brackets [ ]. Write list.get(i) to read, and list.set(i, value) to change.',
  semicolonAfterHead: 'The semicolon ends the method before its body. Remove it.',
  nestedMethod:
    'A method cannot be inside of another one. Check the braces above, and move it below the other method.',
  voidReturnsValue:
    'This function is void, so it returns nothing. Write the type of its result, for example int, instead of void.',
  literalTooLarge: 'This number is too large for int. Add an L at its end, and use the type long.',
  switchWithoutBreak: 'A case without break goes on with the next case. End each case with break.',
  definedLater: (name: string) =>
    `${name} is defined below this line. Move the function above main, or declare it there.`,
  readsOneWord: (reader: string) =>
    `This reads only one word, and the line has several. Read the whole line with ${reader}.`,
  emptyLineAfterNumber: (statement: string) =>
    `This reads the empty rest of the line with the number. Read that rest first: ${statement}`,
  includeForm: 'The name of the header needs its brackets: #include <iostream>.',
});
