import type { messages as english } from '../../../../features/solve/advice/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  nothingPrinted: (print) => `Seu programa não imprimiu nada. Imprima a resposta com ${print}.`,
  neverCalled: (name) =>
    `Seu programa define ${name} mas nunca a chama, por isso nada é impresso. Chame-a no fim do programa.`,
  returnedNotPrinted: (name) =>
    `Seu programa chama ${name} mas não imprime o que ela retorna. Imprima o resultado.`,
  inputPrompt: 'input("…") imprime seu texto. Retire o texto: o juiz o conta como saída.',
  printedPrompt: (prompt) => `Seu programa imprime “${prompt}”. Retire isso: o juiz o conta como saída.`,
  extraText: (text) => `A resposta está certa, mas “${text}” é impresso com ela. Imprima só a resposta.`,
  extraLinesBefore: (lines) =>
    `Seu programa imprime ${lines} antes da resposta. Remova a saída de depuração e confira se a instrução que imprime está depois do laço e não dentro dele.`,
  extraLinesBetween: (lines) =>
    `As linhas esperadas estão lá, mas seu programa imprime ${lines} a mais. Remova a saída de depuração.`,
  nonePrinted:
    'Seu programa imprime None. Uma função sem “return” dá None, e o próprio print(…) também. Retorne o valor, ou imprima-o só uma vez.',
  undefinedPrinted:
    'Seu programa imprime undefined. Uma variável ainda não tem valor, um índice está fora do array ou uma função não tem “return”.',
  nullPrinted: 'Seu programa imprime null. A variável nunca recebeu um valor.',
  nanPrinted:
    'Seu programa imprime NaN (“não é um número”). Ele calcula com um valor undefined ou com um texto que não é um número.',
  objectPrinted:
    'Seu programa imprime o endereço de um array ou objeto. Imprima os elementos um a um, ou use Arrays.toString para vê-los enquanto depura.',
  functionPrinted:
    'Seu programa imprime uma função e não o resultado dela. Adicione os parênteses () para chamá-la.',
  listPrinted:
    'Seu programa imprime a lista toda com os colchetes. Imprima só os valores, como na saída esperada.',
  booleanPrinted: (printed, wanted) =>
    `Seu programa imprime ${printed}, mas a saída esperada é “${wanted}”. Imprima você mesmo essa palavra.`,
  characterCodePrinted: (code, character) =>
    `Seu programa imprime ${code}, o número do caractere “${character}”. Converta-o de volta em um caractere.`,
  variableNotFilled:
    'Seu programa imprime o nome de uma variável e não o valor dela. Confira as aspas em volta; uma f-string precisa de um f antes das aspas.',
  wrongCase: 'Só maiúsculas e minúsculas diferem. Escreva as palavras exatamente como na saída esperada.',
  oneLineInsteadOfSeveral:
    'Os valores estão certos, mas em uma só linha. Imprima cada um na sua própria linha, como na saída esperada.',
  severalLinesInsteadOfOne:
    'Os valores estão certos, mas em várias linhas. Imprima-os em uma linha, como na saída esperada.',
  spacesDiffer: 'Só os espaços diferem. Retire os que sobram e adicione os que faltam.',
  valuesRunTogether:
    'Os valores estão certos, mas nada os separa. Imprima um espaço ou uma quebra de linha entre eles, como na saída esperada.',
  punctuationDiffers:
    'Só a pontuação difere. Imprima vírgulas, pontos e aspas exatamente como na saída esperada.',
  floatForInteger: (printed, wanted) =>
    `Seu programa imprime ${printed}, mas o esperado é ${wanted}. A divisão com / dá um número com casas decimais. Use uma divisão inteira.`,
  floatTypeForInteger: (printed, wanted) =>
    `Seu programa imprime ${printed}, mas o esperado é ${wanted}. Use um tipo inteiro para números inteiros.`,
  integerDivision: (printed, wanted) =>
    `Seu programa imprime ${printed}, mas o esperado é ${wanted}. A divisão de dois inteiros descarta as casas decimais. Converta antes um deles em número decimal.`,
  decimalsDiffer: (wanted) =>
    `O número está certo, mas as casas decimais não. Imprima-o na mesma forma que ${wanted}.`,
  exponentPrinted: (printed) =>
    `Seu programa imprime ${printed}, um número com expoente. Use um tipo inteiro, ou defina o formato da saída.`,
  oneLineTooMany: 'Seu programa imprime uma linha a mais no fim. Confira onde o laço para.',
  oneLineTooFew: 'Seu programa imprime uma linha a menos: falta a última. Confira onde o laço para.',
  firstLineMissing: 'Falta a primeira linha. Confira onde o laço começa.',
  firstLineExtra: 'Seu programa imprime uma linha a mais no começo. Confira onde o laço começa.',
  linesMissing: (printed, wanted) =>
    `Seu programa para cedo demais: imprime ${printed} de ${wanted} linhas. Um return ou break pode encerrar o laço, ou o laço pode ser curto demais.`,
  oneValueTooMany: 'Seu programa imprime um valor a mais. Confira onde o laço começa e para.',
  oneValueTooFew: 'Seu programa imprime um valor a menos. Confira onde o laço começa e para.',
  startsAtZero:
    'Cada valor é 1 a menos que o esperado. O laço conta a partir de 0, mas deveria contar a partir de 1.',
  offByOne: (printed, wanted) =>
    `Seu programa imprime ${printed}, mas o esperado é ${wanted}: uma diferença de 1. Confira onde laços e contadores começam e param.`,
  lastValueSkipped: 'O último valor da entrada falta no seu resultado. O laço para um passo antes.',
  firstValueSkipped: 'O primeiro valor da entrada falta no seu resultado. O laço começa um passo depois.',
  countIncluded: 'Seu resultado inclui o primeiro número da entrada, que só diz quantos valores vêm depois.',
  firstOnly: 'Seu programa usa só um valor da entrada. Confira se o cálculo está dentro do laço.',
  reversedOrder: 'Os valores estão certos, mas em ordem inversa.',
  otherOrder: 'Os valores estão certos, mas em outra ordem.',
  sortedAsText:
    'Seu programa ordena os números como textos, por isso 10 vem antes de 9. Converta-os em números e ordene por valor.',
  comparedAsText:
    'Seu programa compara os números como textos, por isso “9” é maior que “10”. Converta antes a entrada em números.',
  concatenation:
    'Seu programa junta os números como textos em vez de somá-los. Converta a entrada em números antes do cálculo.',
  textRepeated:
    'Seu programa repete um texto em vez de multiplicar um número. Converta antes a entrada com int(…).',
  overflow: (line) =>
    `O resultado é grande demais para o tipo int, por isso virou um número errado. Use ${line}.`,
  precision: 'O número é grande demais para o tipo Number, que só é exato até 9007199254740991. Use BigInt.',
  powerOperator: 'O sinal ^ não é “elevado a”. Ele combina os bits de dois números.',
  assignmentInCondition: 'Esta condição tem um só =, que atribui um valor. Compare com ==.',
  emptyLoop:
    'O ponto e vírgula no fim desta linha encerra a instrução, por isso as linhas seguintes não pertencem a ela.',
  comparedReferences: 'Em Java, == não compara textos. Use equals: text.equals("…").',
  notInitialised: (name) => `A variável ${name} não tem valor no início. Comece com ${name} = 0.`,
  chainedComparison: 'Uma comparação como a < b < c não funciona nesta linguagem. Escreva a < b && b < c.',
  valueNotChanged: (name) =>
    `${name} retorna um novo valor e deixa o antigo como está. Atribua o resultado a uma variável.`,
  notValid: (language) => `Seu programa não é ${language} válido (erro de sintaxe).`,
  missingColon: 'Faltam dois-pontos (:) no fim desta linha.',
  missingSemicolon: 'Falta um ponto e vírgula (;) no fim desta linha ou da anterior.',
  missingComma: 'Dois valores estão lado a lado. Pode faltar uma vírgula ou um operador entre eles.',
  unclosedBracket: (bracket) => `O sinal ${bracket} nunca foi fechado.`,
  unmatchedBracket: 'Há um parêntese ou colchete de fechamento sem um de abertura.',
  missingParenthesis: 'Falta um parêntese de fechamento “)”.',
  missingBrace: 'Falta uma chave de fechamento } no fim. Cada { precisa da sua }.',
  extraBrace: 'Há uma } a mais, ou código fora da classe.',
  unclosedText: 'Um texto não termina: falta a aspa de fechamento.',
  curlyQuotes: 'Estas aspas são tipográficas (“ ”). Programas precisam de aspas retas: " ou \'.',
  missingIndent:
    'As linhas depois de dois-pontos (:) precisam de recuo. Recue esta linha com quatro espaços.',
  unexpectedIndent: 'Esta linha tem recuo demais. Linhas do mesmo bloco devem começar na mesma coluna.',
  mixedIndent:
    'O recuo desta linha não combina com nenhuma linha acima. Use quatro espaços para cada nível, e nunca misture tabulações e espaços.',
  printStatement: 'Em Python 3, print precisa de parênteses: print("…").',
  elseIf: 'Python escreve “else if” em uma palavra: elif.',
  plusPlus: 'Python não tem ++ nem --. Escreva i += 1.',
  foreignOperator: 'Python escreve estes operadores com palavras: and, or, not.',
  notAName: 'O lado esquerdo de = deve ser uma variável. Para comparar, use ==.',
  reservedWord: 'Esta palavra pertence à linguagem. Use outro nome para a variável.',
  declaredTwice: (name) => `A variável ${name} é declarada duas vezes. Retire o segundo let, const ou tipo.`,
  outsideFunction: 'return só pode ser usado dentro de uma função.',
  strayElse: 'Este “else” não tem “if”. Confira as chaves e os pontos e vírgulas antes dele.',
  unknownSyntax: 'O erro está nesta linha ou pouco antes dela.',
  unknownName: (name) =>
    `O nome ${name} não é conhecido. Confira a grafia e as maiúsculas, e dê a ele um valor antes de usá-lo.`,
  unquotedText: (name) => `${name} não é uma variável. Um texto precisa de aspas: "${name}".`,
  otherLanguageName: (name, right) => `${name} não existe aqui. Escreva ${right}.`,
  missingImport: (name, line) => `${name} não é conhecido. Adicione esta linha no início: ${line}`,
  missingInclude: (name, line) => `${name} não é conhecido. Adicione esta linha no início: ${line}`,
  missingNamespace: (name) =>
    `${name} não é conhecido. Escreva std::${name}, ou adicione esta linha depois dos includes: using namespace std;`,
  browserOnly: (name) =>
    `${name} só existe em páginas web. Este programa executa no Node.js: leia a entrada padrão e imprima com console.log.`,
  moduleMissing: (name) => `O módulo ${name} não existe aqui. Use só o que a linguagem inclui.`,
  includeMissing: (name) => `O cabeçalho ${name} não existe. Confira a grafia.`,
  localBeforeValue: (name) =>
    `A função usa ${name} antes de ter um valor. Se for uma variável de fora da função, declare “global ${name}”, ou passe-a como parâmetro.`,
  usedBeforeValue: (name) => `${name} é usado antes de ter um valor.`,
  textPlusNumber:
    'Um texto e um número não podem ser somados. Converta: int(texto) dá um número, str(número) dá um texto.',
  textAsCount:
    'Aqui é preciso um número, mas isto é um texto. input() retorna um texto: converta-o com int(…).',
  textComparedWithNumber:
    'Um texto e um número não podem ser comparados. input() retorna um texto: converta-o com int(…).',
  textInCalculation: 'Isto calcula com um texto. input() retorna um texto: converta-o com int(…).',
  notIterable: 'Um laço não pode percorrer um número. Escreva range(n) para contar.',
  notIterableValue: 'Aqui só pode ser usada uma lista ou um texto, e este valor não é nenhum dos dois.',
  notIndexable:
    'Este valor não tem elementos, por isso [ ] não pode ser usado nele. É um número ou uma função.',
  notCallable: (name) =>
    `${name} não é uma função. Confira a grafia, e se uma variável tem o mesmo nome que uma função.`,
  notCallableValue:
    'Este valor não é uma função, por isso não pode ser chamado com ( ). Pode faltar um operador, ou uma variável tem o nome de uma função.',
  missingCall: 'Uma função é usada sem ser chamada. Adicione os parênteses ().',
  noneUsed:
    'Este valor é None. Uma função sem “return” dá None, e métodos de lista como sort() e append() também.',
  indexMustBeNumber: 'O índice de uma lista deve ser um número inteiro. Converta-o com int(…).',
  floatAsInteger: 'Aqui é preciso um número inteiro, mas este é decimal. Use // na divisão.',
  argumentCount: 'A função é chamada com um número de argumentos diferente do de parâmetros.',
  noSuchMember: (name) => `${name} não existe para este tipo de valor. Confira a grafia.`,
  constAssigned: 'Uma variável declarada com const não pode mudar. Declare-a com let.',
  bigintMixed: 'BigInt e Number não podem ser combinados. Converta um com Number(…) ou BigInt(…).',
  typeMismatch: (from, to) => `Um valor do tipo ${from} não pode ser usado como ${to}. Converta-o.`,
  lossyConversion: (from, to) =>
    `Um valor do tipo ${from} não cabe em ${to}. Mude o tipo da variável, ou converta com (${to}).`,
  badOperands: (operator) => `O operador ${operator} não pode ser usado com valores destes tipos.`,
  wrongArrows: 'As setas apontam para o lado errado: cin >> lê, cout << imprime.',
  quotesForCharacters:
    'Aspas simples e duplas são diferentes: \'a\' é um caractere, "a" é um texto. Use as que o tipo precisa.',
  missingReturn: 'A função não retorna um valor em todos os caminhos. Adicione um return no fim.',
  missingReturnType: 'Falta o tipo de retorno antes do nome do método, por exemplo void ou int.',
  staticMissing:
    'main é static, por isso só pode chamar métodos static. Adicione a palavra static ao método.',
  unreachable: 'Esta linha nunca pode executar, porque a linha anterior sai do bloco ou nunca termina.',
  uncaughtException: 'Java pede que você trate esta exceção. Adicione “throws Exception” ao método.',
  valueUnused: 'Esta linha calcula algo mas não faz nada com o resultado.',
  notStatement: 'Esta linha não é uma instrução completa.',
  classNotMain: 'O nome da classe pública deve ser o nome do arquivo. Chame a classe de Main.',
  noMain: 'O programa não tem uma função main, por isso não pode iniciar.',
  noMainMethod:
    'O programa não tem um método “public static void main(String[] args)”, por isso não pode iniciar. Confira a grafia.',
  inputMissing:
    'O programa lê mais entrada do que existe. Compare as leituras com a entrada do exemplo: pode haver vários valores em uma linha, ou um laço pode executar uma vez a mais.',
  severalNumbersInLine: (text) =>
    `“${text}” é mais de um número. A linha tem vários valores: separe-os antes.`,
  emptyLineAsNumber:
    'Um texto vazio não pode virar um número. O programa lê uma linha vazia ou uma parte vazia.',
  decimalAsInteger: (text) =>
    `“${text}” tem casas decimais, por isso não é um número inteiro. Leia-o como número decimal.`,
  textAsNumber: (text) => `“${text}” não é um número, por isso não pode ser convertido.`,
  wrongInputType:
    'A próxima parte da entrada não é um número deste tipo. É um texto, um número decimal ou um número muito grande.',
  unpackCount:
    'O número de variáveis e o de valores são diferentes. Compare a linha da entrada com as variáveis antes do =.',
  indexOutOfRange:
    'O índice está fora da lista. O primeiro elemento tem índice 0, e o último tem índice tamanho − 1.',
  indexOutOfRangeAt: (index, length) =>
    `O índice ${index} está fora: com ${length} elementos, o último índice é ${length} − 1.`,
  missingKey: (key) => `O dicionário não tem a chave ${key}. Teste antes com “in”, ou use get(chave, 0).`,
  notInList: 'O valor não está na lista. Teste antes com “in”.',
  divisionByZero: 'O programa divide por zero. Confira o divisor antes da divisão.',
  endlessRecursion:
    'A função chama a si mesma vezes demais. Confira se ela termina: cada chamada deve chegar mais perto de um caso sem chamada.',
  nullUsed: 'Este valor é null: a variável ou o elemento do array nunca recebeu um valor.',
  undefinedUsed: (name) =>
    `O programa usa “${name}” de um valor undefined. A variável ou o elemento do array não existe, ou a linha não foi lida.`,
  segfault:
    'O programa usou memória que não pertence a ele. Na maioria das vezes um índice está fora do array, ou uma recursão não termina.',
  negativeSize: 'O tamanho do array é negativo ou grande demais.',
  aborted: 'O programa parou por causa de um erro na biblioteca. A saída de erro o nomeia.',
  endlessLoop: (name) =>
    `O programa não parou. ${name} não muda dentro deste laço, por isso o laço nunca termina.`,
  endlessLoopWithoutExit: 'O programa não parou. Este laço não tem break nem return, por isso nunca termina.',
  tooSlow:
    'O programa não parou a tempo. Confira se cada laço termina, e se o programa espera uma entrada que nunca vem.',
  endlessOutput: 'O programa imprime sem fim. Um laço que imprime não para.',
  memoryGrows:
    'O programa usou memória demais. Uma lista ou um texto pode crescer em um laço que não termina.',
  // Slips
  splitMissing:
    'input() dá um só texto, e aqui se percorrem os seus caracteres. Escreva input().split() para obter os valores.',
  valueAsIndex: (name, element) =>
    `${name} já é um elemento da lista, não o seu índice. Escreva ${name} em vez de ${element}.`,
  assignsSign: '=+ atribui o valor com um sinal de mais. Escreva += para somá-lo.',
  halfCondition:
    'A segunda parte desta condição não compara nada, por isso é sempre verdadeira. Repita a variável e a comparação em cada parte.',
  textNotChangeable:
    'Um texto não pode ser alterado num só lugar. Crie um texto novo ou use uma lista de caracteres.',
  startValue: (name) =>
    `${name} começa em 0, e nenhum valor da entrada passa dele. Comece com o primeiro valor da entrada.`,
  forSemicolons: 'As três partes de for são separadas por ponto e vírgula: for (início; condição; passo).',
  arrowInsteadOfComparison:
    '“Maior ou igual” escreve-se >= e “menor ou igual”, <=. O sinal => significa outra coisa.',
  elseWithCondition: 'else não tem condição. Escreva else if (…).',
  propertyCalled: (name) => `${name} é aqui um valor e não uma função. Retire os parênteses ().`,
  forInIndexes: 'for … in percorre os índices, como textos. Escreva for … of para obter os valores.',
  bufferNotText: 'A entrada é lida como bytes e não como texto. Escreva readFileSync(0, "utf8").',
  spreadMissing:
    'Math.max e Math.min precisam de valores separados e não de um array. Escreva Math.max(...valores).',
  newMissing: (name) => `${name} é uma classe. Crie um objeto com new: new ${name}(…).`,
  wrapperType:
    'Listas e mapas guardam objetos, por isso int e double não servem aqui. Escreva Integer ou Double.',
  listGet:
    'Uma lista não usa colchetes [ ]. Escreva lista.get(i) para ler e lista.set(i, valor) para alterar.',
  semicolonAfterHead: 'O ponto e vírgula termina o método antes do seu corpo. Retire-o.',
  nestedMethod:
    'Um método não pode ficar dentro de outro. Verifique as chaves acima e coloque-o abaixo do outro método.',
  voidReturnsValue:
    'Esta função é void, por isso não devolve nada. Escreva o tipo do seu resultado, por exemplo int, em vez de void.',
  literalTooLarge: 'Este número é grande demais para int. Acrescente um L no fim e use o tipo long.',
  switchWithoutBreak: 'Um case sem break continua com o seguinte. Termine cada case com break.',
  definedLater: (name) =>
    `${name} é definida abaixo desta linha. Mova a função para cima de main ou declare-a ali.`,
  readsOneWord: (reader) =>
    `Isto lê só uma palavra, e a linha tem várias. Leia a linha inteira com ${reader}.`,
  emptyLineAfterNumber: (statement) =>
    `Isto lê o resto vazio da linha do número. Leia antes esse resto: ${statement}`,
  includeForm: 'O nome do cabeçalho fica entre < e >: #include <iostream>.',
};
