/** Codes that people read from a board and type: capital letters without I, L and O. */

export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
export const classCodeLength = 8;
export const teacherCodeLength = 12;

/** Case, spaces and hyphens do not count. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

export const isClassCode = (typed: string): boolean => isCode(typed, classCodeLength);
export const isTeacherCode = (typed: string): boolean => isCode(typed, teacherCodeLength);

function isCode(typed: string, length: number): boolean {
  const code = plainCode(typed);
  return code.length === length && [...code].every((letter) => codeLetters.includes(letter));
}

/** In groups of four: ABCD-EFGH. */
export const shownCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
