import type { messages as english } from '../../../../features/contest-wizard/default-texts/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  rules: `- Trabalhe sem ajuda. Você não deve receber ajuda de outras pessoas nem de programas que escrevem soluções.
- Você pode usar suas próprias anotações, livros e a documentação da sua linguagem.
- Não compartilhe problemas nem soluções antes do fim da competição.
- Não perturbe a competição: não ataque o juiz, o servidor nem outros participantes.
- Um envio conta como o servidor o recebeu. Conta o seu melhor envio de cada problema.
- O organizador pode desclassificar participantes que não cumpram estas regras.`,
  terms: `- Ao se inscrever, você aceita as regras desta competição.
- Você mantém os direitos sobre o que escreve. O organizador pode guardar, executar e comparar o que você escreve com outras soluções para avaliá-lo.
- O organizador pode corrigir um problema, reavaliar envios, prolongar a competição ou encerrá-la antes para que seja justa.
- Ninguém é responsável se uma rede, um servidor ou um dispositivo falhar.
- As decisões do organizador sobre os resultados são definitivas.`,
  privacy: `- Seu nome de usuário, sua pontuação e a hora da sua última melhora aparecem na classificação desta competição.
- O organizador vê seus envios com os horários e, em uma competição monitorada, seus avisos.
- Seu endereço de e-mail é usado para decidir se você pode participar. Os outros participantes não o veem.
- Seus dados não são compartilhados com outros para publicidade.`,
};
