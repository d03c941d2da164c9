import { protectFormatText } from '../../rules/statement/legacy-text';

export interface StatementSections {
  description: string;
  inputFormat: string;
  outputFormat: string;
  constraints: string;
  explanation: string;
}
type Field = keyof StatementSections;

/** Other sections stay in the description with their heading. */
const headings: readonly (readonly [RegExp, Field])[] = [
  [
    /^(the )?(description|problem( description| statement)?|statement|task|descripción|descrição|enunciado)$/,
    'description',
  ],
  [/^(the )?(input( format| specification| description| data)?|indata|entrada)$/, 'inputFormat'],
  [/^(the )?(output( format| specification| description| data)?|utdata|salida|saída)$/, 'outputFormat'],
  [
    /^(constraints?|limits?|limitations|scoring|points|subtasks|begränsningar|poängsättning|restricciones|restrições|límites|limites)$/,
    'constraints',
  ],
  [
    /^(notes?|hints?|samples?|examples?|sample .*|.*\bexplanations?\b.*|förklaring.*|notas?|ejemplos?|exemplos?|explicación.*|explicação.*)$/,
    'explanation',
  ],
];

interface Place {
  field: Field;
  /** Deeper headings stay inside the section. */
  level: number;
}

/** Ignores code blocks. Drops a leading heading equal to the title. */
export function splitStatement(markdown: string, title: string): StatementSections {
  const lines: Record<Field, string[]> = {
    description: [],
    inputFormat: [],
    outputFormat: [],
    constraints: [],
    explanation: [],
  };
  let place: Place = { field: 'description', level: 0 };
  let fence = '';
  for (const line of markdown.split('\n')) {
    fence = nextFence(fence, line);
    const [, marks, heading] = (fence === '' && /^(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line)) || [];
    if (
      !marks ||
      heading === undefined ||
      (place.level > 0 && marks.length > place.level && !fieldOf(heading))
    ) {
      lines[place.field].push(line);
      continue;
    }
    if (heading === title && place.level === 0) continue;
    const field = fieldOf(heading);
    place = { field: field ?? 'description', level: field && field !== 'description' ? marks.length : 0 };
    // Headings that share a field stay, to separate their texts.
    if (!field || (field === 'explanation' && /\d/.test(heading))) lines[place.field].push(line);
  }
  const text = (field: Field) =>
    lines[field]
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  return {
    description: text('description'),
    inputFormat: protectFormatText(text('inputFormat')),
    outputFormat: protectFormatText(text('outputFormat')),
    constraints: text('constraints'),
    explanation: text('explanation'),
  };
}

function fieldOf(heading: string): Field | undefined {
  const words = heading
    .toLowerCase()
    .replace(/[*_`:.]/g, '')
    .trim();
  return headings.find(([pattern]) => pattern.test(words))?.[1];
}

/** The fence that is open after this line: '' outside of code blocks. */
function nextFence(open: string, line: string): string {
  const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
  if (open === '') return mark;
  return mark.startsWith(open) ? '' : open;
}
