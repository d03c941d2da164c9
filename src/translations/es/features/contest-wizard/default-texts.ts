import type { messages as english } from '../../../../features/contest-wizard/default-texts/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  rules: `- Trabaja sin ayuda. No debes recibir ayuda de otras personas ni de programas que escriben soluciones.
- Puedes usar tus propios apuntes, libros y la documentación de tu lenguaje.
- No compartas problemas ni soluciones antes de que termine el concurso.
- No perturbes el concurso: no ataques al juez, al servidor ni a otros participantes.
- Un envío cuenta tal como lo recibió el servidor. Cuenta tu mejor envío de cada problema.
- El organizador puede descalificar a los participantes que no cumplan estas reglas.`,
  terms: `- Al inscribirte aceptas las reglas de este concurso.
- Conservas los derechos sobre lo que escribes. El organizador puede guardarlo, ejecutarlo y compararlo con otras soluciones para evaluarlo.
- El organizador puede corregir un problema, reevaluar envíos, prolongar el concurso o terminarlo antes para que sea justo.
- Nadie es responsable si falla una red, un servidor o un dispositivo.
- Las decisiones del organizador sobre los resultados son definitivas.`,
  privacy: `- Tu nombre de usuario, tu puntuación y la hora de tu última mejora aparecen en la clasificación de este concurso.
- El organizador ve tus envíos con sus horas y, en un concurso supervisado, tus advertencias.
- Tu dirección de correo se usa para decidir si puedes participar. Los demás participantes no la ven.
- Tus datos no se comparten con otros para publicidad.`,
};
