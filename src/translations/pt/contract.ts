/** Texts of `contract` and of the server's answers, by English text. */
export const messages: Readonly<Record<string, string>> = {
  // Values
  easy: 'fácil',
  medium: 'média',
  hard: 'difícil',
  first: 'primeiro',
  second: 'segundo',
  third: 'terceiro',
  fourth: 'quarto',
  once: 'uma vez',
  '{0} times': '{0} vezes',
  // Headings of statements
  Input: 'Entrada',
  Output: 'Saída',
  Constraints: 'Restrições',
  Explanation: 'Explicação',
  // Verdicts and states
  Accepted: 'Aceito',
  'Wrong answer': 'Resposta errada',
  'Time limit exceeded': 'Tempo limite excedido',
  'Memory limit exceeded': 'Limite de memória excedido',
  'Output limit exceeded': 'Limite de saída excedido',
  'Run-time error': 'Erro em tempo de execução',
  'Compile error': 'Erro de compilação',
  'Judging error': 'Erro do juiz',
  'Your code is in line. Starting soon.': 'Seu código está na fila. Começa em breve.',
  "Your code's running. Gears are turning.": 'Seu código está executando. As engrenagens giram.',
  'Execution complete. That was smooth.': 'Execução concluída. Correu tudo bem.',
  'Results queued for scoring. Judges getting ready.':
    'Resultados na fila da pontuação. Os juízes se preparam.',
  'Scoring in progress.': 'Calculando a pontuação.',
  "All set. That's a wrap!": 'Tudo pronto. Terminou!',
  'An error occurred while running your code. Please check your code and try again.':
    'Ocorreu um erro ao executar seu código. Confira o código e tente novamente.',
  'Seems like all our servers are busy, please wait a while and try again.':
    'Parece que todos os nossos servidores estão ocupados; espere um pouco e tente novamente.',
  'The result is not available yet. It appears here when the server responds.':
    'O resultado ainda não está disponível. Ele aparece aqui quando o servidor responder.',
  // Badges
  Beginner: 'Iniciante',
  'You created an account.': 'Você criou uma conta.',
  'Create an account.': 'Crie uma conta.',
  'Solver {0}': 'Resolvedor {0}',
  'Solve {0} different problems or questions.': 'Resolva {0} problemas ou questões diferentes.',
  'Ten problems solved.': 'Dez problemas resolvidos.',
  'Fifty problems solved.': 'Cinquenta problemas resolvidos.',
  'A hundred problems solved.': 'Cem problemas resolvidos.',
  'Streak {0}': 'Sequência {0}',
  'Solve a problem on {0} consecutive days. Days are counted in UTC.':
    'Resolva um problema em {0} dias consecutivos. Os dias são contados em UTC.',
  'A week of daily practice.': 'Uma semana de prática diária.',
  'A month of daily practice.': 'Um mês de prática diária.',
  Contestant: 'Competidor',
  'Had a submission accepted in a contest.': 'Teve um envio aceito em uma competição.',
  'Get a submission accepted during a contest.': 'Tenha um envio aceito durante uma competição.',
  Setter: 'Autor',
  'Published a problem for others.': 'Publicou um problema para outras pessoas.',
  'Publish a problem or question.': 'Publique um problema ou uma questão.',
  // Errors of the server
  'Invalid request': 'Solicitação inválida',
  'Some of the values sent are not valid.': 'Alguns dos valores enviados não são válidos.',
  'Nothing to judge': 'Nada para avaliar',
  'Code cannot be empty.': 'O código não pode estar vazio.',
  'Code too long': 'Código longo demais',
  'The code is longer than 128 KB. Shorten it and submit again.':
    'O código tem mais de 128 KB. Encurte-o e envie de novo.',
  'Too large': 'Grande demais',
  'The request is larger than this server accepts.': 'A solicitação é maior do que este servidor aceita.',
  'Changed elsewhere': 'Alterado em outro lugar',
  'This draft was changed on another device.': 'Este rascunho foi alterado em outro dispositivo.',
  'Draft too long': 'Rascunho longo demais',
  'Drafts over 64 kB are saved only on this device.':
    'Rascunhos com mais de 64 kB são salvos só neste dispositivo.',
  'Storage full': 'Armazenamento cheio',
  'Your account has reached its limit for drafts on this server. This draft is saved only on this device.':
    'Sua conta atingiu o limite de rascunhos neste servidor. Este rascunho é salvo só neste dispositivo.',
  'Sign-in required': 'É preciso entrar',
  'Sign in and try again.': 'Entre e tente novamente.',
  'Sign in again': 'Entre de novo',
  'This session is no longer valid. Sign in again.': 'Esta sessão não é mais válida. Entre de novo.',
  'Account blocked': 'Conta bloqueada',
  'An administrator has blocked this account. Unsent work stays on this device.':
    'Um administrador bloqueou esta conta. O trabalho não enviado continua neste dispositivo.',
  'Last administrator': 'Último administrador',
  'This is the last administrator. Make another account administrator first.':
    'Este é o último administrador. Primeiro torne outra conta administradora.',
  'Your own account': 'Sua própria conta',
  'You cannot block your own account.': 'Você não pode bloquear sua própria conta.',
  'Sign-up closed': 'Cadastro fechado',
  'This server does not accept new accounts at the moment.':
    'Este servidor não aceita novas contas no momento.',
  'Invitation needed': 'É preciso um convite',
  'This server accepts new accounts with an invitation code only. Check the code, or ask the administrator.':
    'Este servidor só aceita novas contas com um código de convite. Confira o código ou fale com o administrador.',
  'Not found': 'Não encontrado',
  'This judge is not running any more.': 'Este juiz não está mais em execução.',
  'No email': 'Sem e-mail',
  'This report is anonymous, so nobody can get an answer.':
    'Este relato é anônimo, por isso ninguém pode receber uma resposta.',
  'No password': 'Sem senha',
  'This account signs in with Google or GitHub and has no password.':
    'Esta conta entra com Google ou GitHub e não tem senha.',
  'Link not valid': 'Link inválido',
  'This link was used before, has expired, or was replaced. Ask the administrator for a new one.':
    'Este link já foi usado, expirou ou foi substituído. Peça um novo ao administrador.',
  'Not allowed': 'Não permitido',
  'You do not have permission to do this.': 'Você não tem permissão para fazer isto.',
  'The account in the request is not the signed-in account.':
    'A conta da solicitação não é a conta da sessão.',
  'Nothing was found at this address.': 'Nada foi encontrado neste endereço.',
  'This problem does not exist or is private.': 'Este problema não existe ou é privado.',
  'This challenge does not exist.': 'Este desafio não existe.',
  'This contest does not exist.': 'Esta competição não existe.',
  'Not started': 'Não iniciado',
  'Contest has not started yet.': 'A competição ainda não começou.',
  'Not over': 'Não terminou',
  'This contest is not over, or it still accepts late submissions. Try again later.':
    'Esta competição não terminou, ou ainda aceita envios atrasados. Tente novamente mais tarde.',
  'This contest was changed in another tab or on another device. Open it again to change it.':
    'Esta competição foi alterada em outra aba ou em outro dispositivo. Abra-a de novo para alterá-la.',
  'Contest has started': 'A competição começou',
  'This cannot be changed after the start of the contest.':
    'Isto não pode ser alterado depois do início da competição.',
  'Contest ended': 'Competição encerrada',
  'Contest has ended.': 'A competição terminou.',
  'Arrived too late': 'Chegou tarde demais',
  'You submitted this before the end, but it reached the server after the limit for late submissions. The organiser can see it.':
    'Você enviou isto antes do fim, mas chegou ao servidor depois do limite para envios atrasados. O organizador pode vê-lo.',
  Paused: 'Em pausa',
  'The contest is paused. You can start when the organiser resumes it.':
    'A competição está em pausa. Você pode começar quando o organizador a retomar.',
  'Wrong contest password.': 'A senha da competição está errada.',
  'Your email domain is not allowed to join this contest.':
    'O domínio do seu e-mail não pode participar desta competição.',
  'Your email is not allowed to join this contest.': 'Seu e-mail não pode participar desta competição.',
  'Email not confirmed': 'E-mail não confirmado',
  'This contest is restricted by email, and your email is not confirmed. Ask the organiser to accept you. Or sign out, choose Forgot password, and set a password with the code we send you.':
    'Esta competição é restrita por e-mail, e o seu não está confirmado. Peça ao organizador para aceitar você. Ou saia, escolha Esqueceu a senha? e defina uma senha com o código que enviamos.',
  'The organiser of this contest has blocked you.': 'O organizador desta competição bloqueou você.',
  'Not registered': 'Sem inscrição',
  'Register for this contest first.': 'Primeiro inscreva-se nesta competição.',
  'You have not started this contest.': 'Você não começou esta competição.',
  'Run ended': 'Participação encerrada',
  'Your run of this contest is over.': 'Sua participação nesta competição terminou.',
  'No user with this username is registered for this contest.':
    'Nenhum usuário com este nome está inscrito nesta competição.',
  'This submission does not belong to this contest.': 'Este envio não pertence a esta competição.',
  'This test does not exist in the judged version of the problem.':
    'Este teste não existe na versão avaliada do problema.',
  'There is no user with this username.': 'Não há usuário com este nome.',
  'Too many people': 'Pessoas demais',
  'This problem has too many members. Remove one of them first.':
    'Este problema tem pessoas demais. Remova uma primeiro.',
  'This version of the problem is no longer kept.': 'Esta versão do problema não é mais mantida.',
  'This contest has too many organisers. Remove one of them first.':
    'Esta competição tem organizadores demais. Primeiro remova um deles.',
  'Accounts are at Firebase': 'As contas estão no Firebase',
  'This server keeps its accounts at Firebase, so it cannot create accounts or set passwords for others. Invite the participants by link or mail instead.':
    'Este servidor mantém as contas no Firebase, por isso não pode criar contas nem definir senhas para outros. Convide os participantes por link ou e-mail.',
  'Too many accounts': 'Contas demais',
  'You have created the largest number of accounts for one day. Continue tomorrow.':
    'Você criou o máximo de contas de um dia. Continue amanhã.',
  'This class does not exist, or you do not belong to it.':
    'Esta turma não existe, ou você não pertence a ela.',
  'Wrong code': 'Código errado',
  'No class has this code. Ask your teacher for the current one.':
    'Nenhuma turma tem este código. Peça o atual ao seu professor.',
  'Class is full': 'A turma está cheia',
  'This class has too many members. Remove someone first.':
    'Esta turma tem membros demais. Primeiro remova alguém.',
  'Too many classes': 'Turmas demais',
  'You belong to too many classes. Leave one first.': 'Você pertence a turmas demais. Primeiro saia de uma.',
  'No user with this username belongs to this class.': 'Nenhum usuário com este nome pertence a esta turma.',
  'Last teacher': 'Último professor',
  'Add another teacher first, or archive the class.':
    'Primeiro adicione outro professor, ou arquive a turma.',
  'This assignment does not exist, or it was deleted.': 'Esta tarefa não existe, ou foi excluída.',
  'This assignment was changed in another tab or by another teacher. Open it again to change it.':
    'Esta tarefa foi alterada em outra aba ou por outro professor. Abra-a de novo para alterá-la.',
  'Too many assignments': 'Tarefas demais',
  'This class has too many assignments. Delete one first.':
    'Esta turma tem tarefas demais. Primeiro exclua uma.',
  'Only the person who wrote a comment can change it.': 'Só quem escreveu um comentário pode alterá-lo.',
  'Too many comments': 'Comentários demais',
  'This comment does not exist any more.': 'Este comentário não existe mais.',
  'There are too many comments here. Delete some first.':
    'Há comentários demais aqui. Primeiro exclua alguns.',
  'Only teachers of this server make classes.': 'Só professores deste servidor criam turmas.',
  'Not a teacher': 'Não é professor',
  'This server has no teacher with this username.':
    'Este servidor não tem professor com este nome de usuário.',
  'This is not the teacher code of this server.': 'Este não é o código de professores deste servidor.',
  'Not right': 'Não está certo',
  'The class code, the name or the personal code is wrong. Check your card, or ask your teacher for a new code.':
    'O código da turma, o nome ou o código pessoal está errado. Confira seu cartão, ou peça um novo código ao seu professor.',
  'Too many attempts': 'Tentativas demais',
  'There were too many wrong codes for this name. Wait a few minutes, or ask your teacher for a new code.':
    'Houve códigos errados demais para este nome. Espere alguns minutos, ou peça um novo código ao seu professor.',
  'Password needed': 'É preciso a senha',
  'You signed in with a personal code. Sign in with your password to do this.':
    'Você entrou com um código pessoal. Entre com sua senha para fazer isto.',
  'Not readable': 'Não legível',
  'This server cannot open the work of this device.':
    'Este servidor não pode abrir o trabalho deste dispositivo.',
  'The owner of this work must sign in on this device to send it.':
    'O dono deste trabalho deve entrar neste dispositivo para enviá-lo.',
  'Too much work': 'Trabalho demais',
  'Too much work waits for this account already.': 'Já há trabalho demais aguardando esta conta.',
  'Invitation not valid': 'Convite inválido',
  'This invitation was revoked, has expired, or was used already. Ask the organiser for a new one.':
    'Este convite foi revogado, expirou ou já foi usado. Peça um novo ao organizador.',
  'Too many invitations': 'Convites demais',
  'Revoke some invitations of this contest, or continue tomorrow.':
    'Revogue alguns convites desta competição, ou continue amanhã.',
  'Mail is not set up': 'O e-mail não está configurado',
  'This server cannot send invitations: its operator has to set PUBLIC_URL. Share an invitation link instead.':
    'Este servidor não pode enviar convites: o operador precisa definir PUBLIC_URL. Compartilhe um link de convite.',
  'Too many notes': 'Notas demais',
  'This submission has too many notes. Delete one of them first.':
    'Este envio tem notas demais. Primeiro exclua uma delas.',
  'Already decided': 'Já decidido',
  'This submission is no longer held for review.': 'Este envio não está mais retido para revisão.',
  'This question does not belong to this contest.': 'Esta pergunta não pertence a esta competição.',
  'Already answered': 'Já respondida',
  'This question was already answered.': 'Esta pergunta já foi respondida.',
  'Taken by someone else': 'Com outra pessoa',
  'Another member of the jury is answering this question.':
    'Outro membro do júri está respondendo esta pergunta.',
  'In a contest, you can answer a question only once.':
    'Em uma competição, você só pode responder uma questão uma vez.',
  'Part of a running contest': 'Parte de uma competição em andamento',
  'This problem is part of a contest that is running. You can practise it when the contest is over.':
    'Este problema é parte de uma competição em andamento. Você pode praticá-lo quando a competição terminar.',
  'This submission does not exist.': 'Este envio não existe.',
  'This run does not exist, or it was deleted after one day.':
    'Esta execução não existe, ou foi excluída depois de um dia.',
  'This user has no account yet. Finish signing up.': 'Este usuário ainda não tem conta. Conclua o cadastro.',
  'No account found': 'Nenhuma conta encontrada',
  'There is no account with this email.': 'Não há conta com este e-mail.',
  'This badge does not exist.': 'Esta medalha não existe.',
  'Username needed': 'É preciso um nome de usuário',
  'Choose a username and a display name to finish signing up.':
    'Escolha um nome de usuário e um nome de exibição para concluir o cadastro.',
  'Not confirmed': 'Não confirmado',
  'The text does not match the username of this account.':
    'O texto não coincide com o nome de usuário desta conta.',
  'Invalid picture': 'Imagem inválida',
  'The picture must be a PNG, JPEG or WebP of at most 256 × 256 pixels and 100 kB.':
    'A imagem deve ser PNG, JPEG ou WebP de no máximo 256 × 256 pixels e 100 kB.',
  'This code is not correct. Check it and try again.':
    'Este código não está correto. Confira e tente novamente.',
  'Code expired': 'Código expirado',
  'This code has expired. Request a new one.': 'Este código expirou. Peça um novo.',
  'Method not allowed': 'Método não permitido',
  'This address does not accept this request method.': 'Este endereço não aceita este método de solicitação.',
  'Already taken': 'Já em uso',
  'A problem with this id already exists. Choose another title or id.':
    'Já existe um problema com este ID. Escolha outro título ou ID.',
  'Your account has reached its storage limit on this server. Shorten test data or delete a problem, then try again.':
    'Sua conta atingiu o limite de armazenamento neste servidor. Reduza os dados de teste ou exclua um problema, e tente novamente.',
  'Username already taken.': 'Este nome de usuário já está em uso.',
  'Email is already in use.': 'Este e-mail já está em uso.',
  'This rejudge does not exist.': 'Esta reavaliação não existe.',
  'Rejudge in progress': 'Reavaliação em andamento',
  'This problem is being rejudged. Apply or cancel that rejudge first.':
    'Este problema está sendo reavaliado. Primeiro aplique ou cancele essa reavaliação.',
  'Waiting for the judge': 'Aguardando o juiz',
  'The judge must check this first.': 'O juiz precisa verificar isso primeiro.',
  'Not ready': 'Não está pronto',
  'Some submissions have not been rejudged yet.': 'Alguns envios ainda não foram reavaliados.',
  'Rejudge finished': 'Reavaliação concluída',
  'This rejudge was already applied or cancelled.': 'Esta reavaliação já foi aplicada ou cancelada.',
  'Problem changed': 'O problema mudou',
  'The problem has changed since the preview. Cancel the preview and start a new one.':
    'O problema mudou desde a prévia. Cancele a prévia e comece uma nova.',
  'This problem was changed in another tab or on another device. Open it again to change it.':
    'Este problema foi alterado em outra aba ou em outro dispositivo. Abra-o de novo para alterá-lo.',
  'In progress': 'Em andamento',
  'The same request is still being processed. Try again in a moment.':
    'A mesma solicitação ainda está sendo processada. Tente novamente em instantes.',
  'Not processed': 'Não processado',
  'An earlier entry in the same stream failed and must be sent again first.':
    'Um item anterior da mesma série falhou e precisa ser enviado antes.',
  'This call needs an Idempotency-Key header.': 'Esta chamada precisa do cabeçalho Idempotency-Key.',
  'Key already used': 'Chave já usada',
  'This Idempotency-Key was already used for a different request.':
    'Esta Idempotency-Key já foi usada em outra solicitação.',
  'Language unavailable': 'Linguagem indisponível',
  'This server cannot judge that language.': 'Este servidor não pode avaliar essa linguagem.',
  'Not judged': 'Não avaliado',
  'Submissions to this kind of problem are answers, not code.':
    'Neste tipo de problema são enviadas respostas, não código.',
  'Not a question': 'Não é uma questão',
  'This problem is solved with code, not with an answer.':
    'Este problema é resolvido com código, não com uma resposta.',
  'Too many requests': 'Solicitações demais',
  'Too many requests. Please try again later.': 'Solicitações demais. Tente novamente mais tarde.',
  'Server error': 'Erro do servidor',
  'Something went wrong.': 'Algo deu errado.',
  'The server is starting or stopping. Please try again later.':
    'O servidor está iniciando ou parando. Tente novamente mais tarde.',
  'Not solved yet': 'Ainda não resolvido',
  'Solve this problem first. Then you can read the solutions of others.':
    'Primeiro resolva este problema. Depois você pode ler as soluções de outros.',
  'Limit reached': 'Limite atingido',
  'Your account has reached its limit for bookmarks, lists or notes. Remove some, and retry.':
    'Sua conta atingiu o limite de marcadores, listas ou notas. Remova alguns e tente de novo.',
  'List not found': 'Lista não encontrada',
  'This list does not exist, or its owner does not share it.':
    'Esta lista não existe, ou o dono não a compartilha.',
  'Not your list': 'Não é sua lista',
  'This list belongs to another account. Copy it to your lists to change it.':
    'Esta lista pertence a outra conta. Copie-a para suas listas para alterá-la.',
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
  'One of these is not a valid email.': 'Um destes não é um e-mail válido.',
  'One of these is not a valid domain.': 'Um destes não é um domínio válido.',
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
  'Was away long enough for {0} warnings, one for each {1} seconds; {2} were allowed.':
    'Ficou fora o tempo de {0} avisos, um a cada {1} segundos; eram permitidos {2}.',
  'Was away long enough for {0} warnings, one for each {1} seconds; {2} was allowed.':
    'Ficou fora o tempo de {0} avisos, um a cada {1} segundos; era permitido {2}.',
  'Left the contest {0}; {1} warnings were allowed.': 'Saiu da competição {0}; eram permitidos {1} avisos.',
  'Left the contest {0}; {1} warning was allowed.': 'Saiu da competição {0}; era permitido {1} aviso.',
  'Left the contest {0} and did not return within {1} seconds.':
    'Saiu da competição {0} e não voltou em {1} segundos.',
  'Left the contest and did not return within {0} seconds.':
    'Saiu da competição e não voltou em {0} segundos.',
  // Jury solutions
  'Jury solutions differ': 'As soluções do júri diferem',
  'A jury solution has another result than expected. The problem is not published.':
    'Uma solução do júri tem um resultado diferente do esperado. O problema não foi publicado.',
  'A judging error cannot be expected': 'Não se pode esperar um erro do juiz',
  'This path is not inside the folder submissions': 'Este caminho não está dentro da pasta submissions',
  'This path is not inside the package': 'Este caminho não está dentro do pacote',
  'A jury solution needs a program': 'Uma solução do júri precisa de um programa',
  'A jury solution is longer than 128 KB': 'Uma solução do júri tem mais de 128 KB',
  'This file is not base64': 'Este arquivo não é base64',
  'At most {0} jury solutions': 'No máximo {0} soluções do júri',
  'Expected {0}, got {1}.': 'Esperado: {0}; resultado: {1}.',
  'Expected a part of the points, got {0} of 100.':
    'Esperava-se uma parte dos pontos; foram obtidos {0} de 100.',
  '{0}: only {1} may occur, got {2}.': '{0}: só se permite {1}; resultado: {2}.',
  '{0}: {1} must occur, got {2}.': '{0}: deve ocorrer {1}; resultado: {2}.',
  '{0}: expected {1} points, got {2}.': '{0}: esperavam-se {1} pontos; foram obtidos {2}.',
  'All test cases': 'Todos os casos de teste',
  // Programs with gaps
  'Outside the gaps': 'Fora das lacunas',
  'This program does not fit the template of the problem. Write only in its gaps.':
    'Este programa não se encaixa no modelo do problema. Escreva somente nas lacunas.',
  'Line {0}: a gap cannot begin inside another gap. Write }@ before it':
    'Linha {0}: uma lacuna não pode começar dentro de outra. Escreva }@ antes',
  'Line {0}: this gap has no beginning. Write @{ before it':
    'Linha {0}: esta lacuna não tem início. Escreva @{ antes',
  'Line {0}: this gap has no end. Write }@ behind it':
    'Linha {0}: esta lacuna não tem fim. Escreva }@ depois',
  'Mark at least one gap: write @{ before it and }@ behind it':
    'Marque pelo menos uma lacuna: escreva @{ antes e }@ depois',
  'A template has at most {0} gaps': 'Um modelo tem no máximo {0} lacunas',
  'There is no code between two gaps. Make them one gap, or write code between them':
    'Não há código entre duas lacunas. Junte as lacunas ou escreva código entre elas',
  'All of the code is a gap. Write code around the gap':
    'Todo o código é uma lacuna. Escreva código em volta da lacuna',
  'All programs of a problem have gaps, or none': 'Todos os programas de um problema têm lacunas, ou nenhum',
  'This solution does not fit the template: its line {0}, “{1}”, is missing or was changed':
    'Esta solução não se encaixa no modelo: a linha {0} do modelo, “{1}”, falta ou foi alterada',
  'This problem has no template for {0}. Choose one of these languages: {1}.':
    'Este problema não tem modelo para {0}. Escolha uma destas linguagens: {1}.',
  'Line {0} of the template, “{1}”, is missing or was changed. Write only in the gaps, or reset to the original code.':
    'A linha {0} do modelo, “{1}”, falta ou foi alterada. Escreva somente nas lacunas, ou restaure o código original.',
};
