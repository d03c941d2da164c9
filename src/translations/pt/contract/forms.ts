/** Texts of `contract`, by English text: checks of forms. */
export const messages: Readonly<Record<string, string>> = {
  // Forms
  'Invalid value': 'Valor inválido',
  'Enter a reason.': 'Digite um motivo.',
  'Enter an answer.': 'Digite uma resposta.',
  'Use at least 8 characters.': 'Use pelo menos 8 caracteres.',
  'This input is too long to run on the judge.': 'Esta entrada é longa demais para executar no juiz.',
  'This is not a file.': 'Isto não é um arquivo.',
  'Contest name is required': 'O nome da competição é obrigatório',
  'Not an https address.': 'Não é um endereço https.',
  'Duration must be at least 1 minute': 'A duração deve ser de pelo menos 1 minuto',
  'Please add at least one problem to the contest.': 'Adicione pelo menos um problema à competição.',
  'There must be at least one question': 'Deve haver pelo menos uma questão',
  'Password should contain 4 - 64 characters.': 'A senha deve ter de 4 a 64 caracteres.',
  'This is not a valid email.': 'Este e-mail não é válido.',
  'This is not a valid domain.': 'Este domínio não é válido.',
  'Event description is required': 'A descrição do evento é obrigatória',
  'Event rules are required': 'As regras do evento são obrigatórias',
  'Event prizes are required': 'Os prêmios do evento são obrigatórios',
  'Event FAQ is required': 'As perguntas frequentes do evento são obrigatórias',
  'Event terms and conditions are required': 'Os termos e condições do evento são obrigatórios',
  'Event privacy policy is required': 'A política de privacidade do evento é obrigatória',
  'Problem validation failed - missing required fields for the selected problem type':
    'A validação do problema falhou: faltam campos obrigatórios para o tipo de problema escolhido',
  'NUL characters are not allowed.': 'Caracteres NUL não são permitidos.',
  'must be 8 to 128 visible ASCII characters': 'deve ter de 8 a 128 caracteres ASCII visíveis',
  'A hint needs a text': 'Uma dica precisa de um texto',
  '{0} is required': 'Falta: {0}',
  'A summary has at most {0} characters': 'Um resumo tem no máximo {0} caracteres',
  'A translation of a question needs its question text':
    'A tradução de uma questão precisa do texto da questão',
  'A translation has a text for each option': 'Uma tradução tem um texto para cada opção',
  'A translation has the blanks of the question, each exactly once':
    'Uma tradução tem as lacunas da questão, cada uma exatamente uma vez',
  'A text has at most {0} characters': 'Um texto tem no máximo {0} caracteres',
  'A title has at most {0} characters': 'Um título tem no máximo {0} caracteres',
  'An address begins with https:// or http://': 'Um endereço começa com https:// ou http://',
  'Two texts have the same language': 'Dois textos têm o mesmo idioma',
  'Two images have the same name': 'Duas imagens têm o mesmo nome',
  'The images of a problem have at most {0} MB together':
    'As imagens de um problema têm no máximo {0} MB no total',
  'A summary is one line': 'Um resumo tem uma linha',
  'Problem ID is not valid': 'O ID do problema não é válido',
  'A group name must be a folder path, for example secret/group1':
    'O nome de um grupo deve ser o caminho de uma pasta, por exemplo secret/group1',
  'Groups can be nested at most {0} levels deep.': 'Os grupos podem ter no máximo {0} níveis.',
  'A group’s name cannot have . or .. as a part.': 'O nome de um grupo não pode ter . ou .. como parte.',
  'A program’s name has no spaces and no slashes.': 'O nome de um programa não tem espaços nem barras.',
  'Two of the files have the same path.': 'Dois arquivos têm o mesmo caminho.',
  'One of the files has the same path as a folder.': 'Um arquivo tem o mesmo caminho que uma pasta.',
  'Two of the programs have the same name.': 'Dois programas têm o mesmo nome.',
  'Validators and generators are larger than 4 MB.': 'Os validadores e geradores têm mais de 4 MB.',
  'This line is too long.': 'Esta linha é longa demais.',
  'The list makes more than {0} test cases.': 'A lista gera mais de {0} casos de teste.',
  'A quotation mark is missing.': 'Falta uma aspa.',
  'There is no generator {0}.': 'Não existe o gerador {0}.',
  'This line is in the list twice. Give it another seed.':
    'Esta linha está duas vezes na lista. Dê outra semente a ela.',
  'This path is not inside the program’s folder.': 'Este caminho não está dentro da pasta do programa.',
  'A name in this path is longer than {0} bytes.': 'Um nome neste caminho tem mais de {0} bytes.',
  'The checker’s files are larger than 1 MB.': 'Os arquivos do verificador têm mais de 1 MB.',
  'Files are added twice to programs in the same language.':
    'Arquivos são adicionados duas vezes a programas na mesma linguagem.',
  'Two test groups have the same name.': 'Dois grupos de testes têm o mesmo nome.',
  'Title is required': 'O título é obrigatório',
  'Please add at least one test case.': 'Adicione pelo menos um caso de teste.',
  'The time limits of all test cases together are more than {0} seconds.':
    'Os limites de tempo de todos os casos de teste somam mais de {0} segundos.',
  'The picture must not be larger than 100 kB.': 'A imagem não deve ter mais de 100 kB.',
  'The picture is not base64.': 'A imagem não está em base64.',
  'Question text is required for question-based problems':
    'O texto da questão é obrigatório em problemas de questões',
  'An option id has the form option_0': 'O identificador de uma opção tem a forma option_0',
  'A blank id has letters, digits, - and _': 'O identificador de uma lacuna tem letras, dígitos, - e _',
  'An option needs a text': 'Uma opção precisa de um texto',
  'Questions with several right options have at least 2 options':
    'Questões com várias opções corretas têm pelo menos 2 opções',
  'Questions with several right options have at most {0} options':
    'Questões com várias opções corretas têm no máximo {0} opções',
  'Questions with several right options must have at least one correct option':
    'Questões com várias opções corretas devem ter pelo menos uma opção correta',
  'A line id has the form line_0123abcd': 'O identificador de uma linha tem a forma line_0123abcd',
  'A line needs a text': 'Uma linha precisa de um texto',
  'Ordering questions must have at least 2 lines': 'Questões de ordenar devem ter pelo menos 2 linhas',
  'Ordering questions have at most {0} lines': 'Questões de ordenar têm no máximo {0} linhas',
  'Two lines must be different': 'Duas linhas devem ser diferentes',
  'Another right order has each line exactly once': 'Outra ordem certa tem cada linha exatamente uma vez',
  'An answer has each option or line only once.': 'Uma resposta tem cada opção ou linha só uma vez.',
  'An answer has at most {0} blanks.': 'Uma resposta tem no máximo {0} lacunas.',
  'The answer has an option that the question does not have.':
    'A resposta tem uma opção que a questão não tem.',
  'The answer must have each line of the question exactly once.':
    'A resposta deve ter cada linha da questão exatamente uma vez.',
  'Multiple choice questions must have at least 2 options':
    'Questões de múltipla escolha devem ter pelo menos 2 opções',
  'Multiple choice questions must have at least one correct answer':
    'Questões de múltipla escolha devem ter pelo menos uma resposta correta',
  'True/False questions must have a correct answer selected':
    'Questões de verdadeiro ou falso devem ter uma resposta correta selecionada',
  'Fill-in-the-blank questions must have at least one blank with an answer':
    'Questões de preencher lacunas devem ter pelo menos uma lacuna com resposta',
  'Multiple choice questions have at most 4 options': 'Questões de múltipla escolha têm no máximo 4 opções',
  'Multiple choice questions must have exactly one correct answer':
    'Questões de múltipla escolha devem ter exatamente uma resposta correta',
  'Two options have the same id': 'Duas opções têm o mesmo identificador',
  'Blank "{0}" must have a correct answer': 'A lacuna "{0}" deve ter uma resposta correta',
  'Every blank must appear in the question exactly once and have one answer':
    'Cada lacuna deve aparecer na questão exatamente uma vez e ter uma resposta',
  'Description is required': 'A descrição é obrigatória',
  'The screenshot is not a file.': 'A captura não é um arquivo.',
  'The screenshot is too large.': 'A captura é grande demais.',
  'The screenshot must be a PNG of at most 8192 pixels on each side.':
    'A captura deve ser um PNG de no máximo 8192 pixels de cada lado.',
  'Enter a description.': 'Escreva uma descrição.',
  'This is longer than 10,000 characters.': 'Isto tem mais de 10.000 caracteres.',
  'This is not an email address.': 'Este não é um endereço de e-mail.',
  'Enter a text.': 'Digite um texto.',
  'Username should be atleast 4 characters long.': 'O nome de usuário deve ter pelo menos 4 caracteres.',
  'Username should have at most 20 characters.': 'O nome de usuário deve ter no máximo 20 caracteres.',
  'Username may contain letters, digits, dots, dashes and underscores.':
    'O nome de usuário pode ter letras, dígitos, pontos, hifens e sublinhados.',
  'Display name is required.': 'O nome de exibição é obrigatório.',
  'Display name should have at most 28 characters.': 'O nome de exibição deve ter no máximo 28 caracteres.',
  'Display name may not contain control characters.':
    'O nome de exibição não pode ter caracteres de controle.',
  'Invalid Email. Make sure the Email is complete with an @ sign.':
    'E-mail inválido. Verifique se ele está completo e tem o sinal @.',
  'Password should contain 6 - 18 characters.': 'A senha deve ter de 6 a 18 caracteres.',
  'The code has {0} digits.': 'O código tem {0} dígitos.',
  'The due date must be after the opening.': 'A entrega deve ser depois da abertura.',
  'Late work can end only after a due date.':
    'O trabalho atrasado só pode terminar depois de uma data de entrega.',
  'Add a task before you publish the assignment.': 'Adicione um exercício antes de publicar a tarefa.',
  'The logo must have {0} × {1} pixels. This one has {2} × {3}.':
    'O logotipo deve ter {0} × {1} pixels. Este tem {2} × {3}.',
  'The banner must have {0} × {1} pixels. This one has {2} × {3}.':
    'O banner deve ter {0} × {1} pixels. Este tem {2} × {3}.',
  'The logo must not be larger than {0} kB.': 'O logotipo não deve ter mais de {0} kB.',
  'The banner must not be larger than {0} kB.': 'O banner não deve ter mais de {0} kB.',
  'The logo must be a .png or .ico file.': 'O logotipo deve ser um arquivo .png ou .ico.',
  'The banner must be a .png, .jpg or .webp file.': 'O banner deve ser um arquivo .png, .jpg ou .webp.',
  'Start time is required': 'O horário de início é obrigatório',
  'End time is required': 'O horário de término é obrigatório',
  'End time must be after the start time': 'O horário de término deve ser depois do início',
  'Maximum Questions is larger than the number of problems':
    'O máximo de questões é maior que o número de problemas',
  'Enter points for each problem': 'Digite os pontos de cada problema',
  'A problem was added twice': 'Um problema foi adicionado duas vezes',
  'Password is required': 'A senha é obrigatória',
  'Add at least one email domain': 'Adicione pelo menos um domínio de e-mail',
  'Add at least one email': 'Adicione pelo menos um e-mail',
  'Start time must not be in the past': 'O horário de início não pode estar no passado',
  'End time must not be in the past': 'O horário de término não pode estar no passado',
  '“{0}” cannot be part of a code. Codes contain digits and letters except U.':
    '“{0}” não pode fazer parte de um código. Os códigos têm dígitos e letras, exceto U.',
  'The code is not complete: it needs {0} symbols, but you entered {1}.':
    'O código não está completo: precisa de {0} símbolos, mas você digitou {1}.',
  'The code is too long: it needs {0} symbols, but you entered {1}.':
    'O código é longo demais: precisa de {0} símbolos, mas você digitou {1}.',
  'There is a typing mistake in the {0} group. Compare it and type it again.':
    'Há um erro de digitação no {0} grupo. Compare e digite de novo.',
  'There are typing mistakes in the {0} and {1} group. Compare them and type them again.':
    'Há erros de digitação no {0} e no {1} grupo. Compare e digite de novo.',
  'Problem ID is required': 'O ID do problema é obrigatório',
  'Input format is required': 'O formato da entrada é obrigatório',
  'Output format is required': 'O formato da saída é obrigatório',
  'Sample input is required': 'O exemplo de entrada é obrigatório',
  'Sample output is required': 'O exemplo de saída é obrigatório',
  'Constraints are required': 'As restrições são obrigatórias',
  'Explanation is required': 'A explicação é obrigatória',
  'Input is required': 'A entrada é obrigatória',
  'Expected output is required': 'A saída esperada é obrigatória',
  'Time limit is required': 'O limite de tempo é obrigatório',
  'Memory limit is required': 'O limite de memória é obrigatório',
  // Of runs and contests
  '{0} is not an integer': '{0} não é um inteiro',
  'expected {0} integers, got {1}': 'esperados {0} inteiros, obtidos {1}',
  'the integers differ from the expected ones': 'os inteiros são diferentes dos esperados',
  'the whitespace differs': 'os espaços são diferentes',
  'unexpected {0} after the end of the expected output': '{0} inesperado depois do fim da saída esperada',
  'expected {0}, but the output ends here': 'esperado {0}, mas a saída termina aqui',
  'expected {0}, got {1}': 'esperado {0}, recebido {1}',
};
