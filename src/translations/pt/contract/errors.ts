/** Texts of `contract`, by English text: the server's errors. */
export const messages: Readonly<Record<string, string>> = {
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
  'This assignment was changed in another tab, on another device or by another teacher. Choose which version to keep.':
    'Esta tarefa foi alterada em outra aba, em outro dispositivo ou por outro professor. Escolha qual versão manter.',
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
  'This problem was changed by another author, or by you in another tab or on another device. Open it again to change it.':
    'Este problema foi alterado por outra pessoa autora, ou por você em outra aba ou em outro dispositivo. Abra-o de novo para alterá-lo.',
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
};
