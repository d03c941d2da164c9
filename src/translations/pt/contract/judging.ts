/** Texts of `contract`, by English text: values, verdicts and programs. */
export const messages: Readonly<Record<string, string>> = {
  // Values
  easy: 'fácil',
  medium: 'média',
  hard: 'difícil',
  first: 'primeiro',
  second: 'segundo',
  third: 'terceiro',
  fourth: 'quarto',
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
  'Created an account.': 'Criou uma conta.',
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
