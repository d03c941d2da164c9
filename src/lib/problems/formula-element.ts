/** Simple formulas as MathML elements. */
import { type MathNode, readSimpleFormula } from '../../../contract/rules/statement/simple-formula';

export { blockFormula, inlineFormula } from '../../../contract/rules/statement/simple-formula';

const mathMl = 'http://www.w3.org/1998/Math/MathML';

/** Undefined for a formula that is not simple. */
export function simpleFormula(source: string, display: 'inline' | 'block'): Element | undefined {
  const nodes = readSimpleFormula(source);
  if (!nodes) return undefined;
  const math = document.createElementNS(mathMl, 'math');
  if (display === 'block') math.setAttribute('display', 'block');
  math.append(...nodes.map(elementOf));
  return math;
}

function elementOf({ tag, text, parts, attribute }: MathNode): Element {
  const element = document.createElementNS(mathMl, tag);
  if (attribute) element.setAttribute(attribute, String(attribute === 'separator'));
  if (text !== undefined) element.textContent = text;
  element.append(...(parts ?? []).map(elementOf));
  return element;
}
