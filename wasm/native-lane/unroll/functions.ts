import type { javascriptLanguage } from '@codemirror/lang-javascript';

export type Tree = ReturnType<typeof javascriptLanguage.parser.parse>;
export type SyntaxNode = Tree['topNode'];

export interface NamedFunction {
  /** With a leading dot for methods. */
  name: string;
  form: 'declaration' | 'variable' | 'expression' | 'method';
  node: SyntaxNode;
  /** For a variable: from its name to the end of the function. */
  from: number;
}

/** In a function's body or in a callback of its array methods. */
export interface Call {
  name: string;
  node: SyntaxNode;
  /** Callbacks between the call and the function, which must be unrolled too. */
  callbacks: SyntaxNode[];
}

const functionNodes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
]);
const walkedMethods = new Set(['forEach', 'map', 'filter', 'some', 'every', 'find', 'reduce', 'flatMap']);

/** Only functions with a unique name; others could be confused. */
export function namedFunctions(tree: Tree, code: string): NamedFunction[] {
  const bindings = new Map<string, number>();
  const found: NamedFunction[] = [];
  tree.iterate({
    enter({ node, name }) {
      if (name === 'VariableDefinition') {
        const text = textOf(node, code);
        bindings.set(text, (bindings.get(text) ?? 0) + 1);
      }
      const named = functionNodes.has(name) ? nameOf(node, code) : undefined;
      if (named && canUnroll(node, code)) found.push(named);
    },
  });
  return found.filter(({ name, form }) => form === 'method' || bindings.get(name) === 1);
}

/** By name or, with a leading dot, by property. */
export function callsOf(owner: SyntaxNode, code: string): Call[] {
  const calls: Call[] = [];
  const visit = (node: SyntaxNode, callbacks: SyntaxNode[]) => {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (functionNodes.has(child.name)) {
        if (isWalked(child, code)) visit(child, [...callbacks, child]);
        continue;
      }
      const name = child.name === 'CallExpression' ? calledName(child, code) : undefined;
      if (name !== undefined) calls.push({ name, node: child, callbacks });
      visit(child, callbacks);
    }
  };
  visit(owner, []);
  return calls;
}

export function textOf(node: { from: number; to: number }, code: string): string {
  return code.slice(node.from, node.to);
}

function nameOf(node: SyntaxNode, code: string): NamedFunction | undefined {
  const own = node.getChild('VariableDefinition');
  if (node.name === 'FunctionDeclaration' && own)
    return { name: textOf(own, code), form: 'declaration', node, from: node.from };
  if (node.name === 'FunctionExpression' && own)
    return { name: textOf(own, code), form: 'expression', node, from: node.from };
  if (node.name === 'MethodDeclaration') {
    const property = node.getChild('PropertyDefinition');
    const isPlain = property && node.firstChild?.from === property.from && node.parent?.name === 'ClassBody';
    return isPlain
      ? { name: `.${textOf(property, code)}`, form: 'method', node, from: node.from }
      : undefined;
  }
  const equals = node.prevSibling;
  const variable = equals?.name === 'Equals' ? equals.prevSibling : null;
  if (node.parent?.name !== 'VariableDeclaration' || variable?.name !== 'VariableDefinition')
    return undefined;
  return { name: textOf(variable, code), form: 'variable', node, from: variable.from };
}

/** A generator can replace it: not a generator, not async, no outer `this`. */
function canUnroll(node: SyntaxNode, code: string): boolean {
  if (node.getChild('async') || node.getChild('Star')) return false;
  if (/\bsuper\b|new\.target/.test(textOf(node, code)) || textOf(node, code).startsWith('constructor'))
    return false;
  return node.name !== 'ArrowFunction' || !/\bthis\b|\barguments\b/.test(textOf(node, code));
}

function isWalked(node: SyntaxNode, code: string): boolean {
  const isInline =
    node.name === 'ArrowFunction' ||
    (node.name === 'FunctionExpression' && !/\bthis\b/.test(textOf(node, code)));
  const list = node.parent;
  if (!isInline || node.getChild('async') || node.getChild('Star') || list?.name !== 'ArgList') return false;
  if (list.firstChild?.nextSibling?.from !== node.from || /\barguments\b/.test(textOf(node, code)))
    return false;
  const called = list.parent?.name === 'CallExpression' ? calledName(list.parent, code) : undefined;
  return called !== undefined && walkedMethods.has(called.slice(1));
}

/** `f` for `f(…)`, `.f` for `x.f(…)`. */
function calledName(call: SyntaxNode, code: string): string | undefined {
  const callee = call.firstChild;
  if (call.firstChild?.nextSibling?.name !== 'ArgList') return undefined;
  if (callee?.name === 'VariableName') return textOf(callee, code);
  if (callee?.name !== 'MemberExpression' || callee.firstChild?.name === 'super') return undefined;
  const property = callee.lastChild;
  const isDotted = property?.name === 'PropertyName' && property.prevSibling?.name === '.';
  return isDotted && property ? `.${textOf(property, code)}` : undefined;
}
