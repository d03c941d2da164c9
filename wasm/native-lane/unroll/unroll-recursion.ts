import { javascriptLanguage } from '@codemirror/lang-javascript';
import { type Call, callsOf, type NamedFunction, namedFunctions, type SyntaxNode, textOf } from './functions';

/* A browser's stack ends after a few thousand calls, the judge's after hundreds of thousands. So
   functions that call each other in a cycle become generators: they yield the other's generator to a
   runner, which keeps the waiting ones in a list. Under its own name each stays an ordinary function for
   other code.

       function f(n) { return n ? 1 + f(n - 1) : 0 }

   becomes

       function f() { return run(f$steps.apply(this, arguments)) }
       function* f$steps(n) { return n ? 1 + (yield f$steps(n - 1)) : 0 }

   Line numbers stay the same. Ambiguous code stays as it is: names bound twice, async functions, arrows
   that use `this`. */

interface Edit {
  from: number;
  to: number;
  text: string;
  /** Ends an earlier insertion; at one place, the inner ones come first. */
  closes?: true;
}

const helper = '$unrolled';
/** Gets the runner, which the worker stores under a symbol; hoisted to the whole program. */
const helperText = `\nfunction ${helper}(){return globalThis[Symbol.for('codeferry.unrolled')]}`;

/** Undefined without recursion. */
export function unrollRecursion(code: string): string | undefined {
  if (code.includes(helper) || code.includes('$steps')) return undefined;
  const tree = javascriptLanguage.parser.parse(code);
  const functions = namedFunctions(tree, code);
  const calls = new Map(functions.map((one) => [one, callsOf(one.node, code)]));
  const circular = functions.filter((one) => reaches(one.name, one.name, functions, calls));
  if (circular.length === 0) return undefined;
  const names = new Set(circular.map(({ name }) => name));
  const edits: Edit[] = [];
  const callbacks = new Set<number>();
  for (const one of circular) {
    edits.push(...functionEdits(one, code));
    for (const call of calls.get(one) ?? []) {
      if (!names.has(call.name)) continue;
      for (const callback of call.callbacks) {
        if (callbacks.has(callback.from)) continue;
        callbacks.add(callback.from);
        edits.push(...callbackEdits(callback, code));
      }
      edits.push(...callEdits(call));
    }
  }
  return apply(code, edits) + helperText;
}

function reaches(
  from: string,
  to: string,
  functions: readonly NamedFunction[],
  calls: ReadonlyMap<NamedFunction, Call[]>,
): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const one of functions.filter((other) => other.name === name)) {
      for (const call of calls.get(one) ?? []) {
        if (call.name === to) return true;
        if (!seen.has(call.name)) waiting.push(call.name);
        seen.add(call.name);
      }
    }
  }
  return false;
}

function functionEdits({ name, form, node, from }: NamedFunction, code: string): Edit[] {
  const bare = name.replace('.', '');
  const steps = `${bare}$steps`;
  const wrapper = `(){return ${helper}().run(${form === 'method' ? 'this.' : ''}${steps}.apply(this,arguments))}`;
  const head = { from, to: headEnd(node) };
  switch (form) {
    case 'declaration':
      return [{ ...head, text: `function ${bare}${wrapper}function* ${steps}` }];
    case 'method':
      return [{ ...head, text: `${bare}${wrapper}*${steps}` }];
    case 'expression':
      return [
        { ...head, text: `((()=>{function ${bare}${wrapper}function* ${steps}` },
        { from: node.to, to: node.to, text: `return ${bare}})())`, closes: true },
      ];
    case 'variable':
      return [
        { from, to: node.from, text: `${steps}=` },
        { from: node.to, to: node.to, text: `,${bare}=function${wrapper}`, closes: true },
        ...generatorEdits(node, code),
      ];
    default:
      return form satisfies never;
  }
}

function generatorEdits(node: SyntaxNode, code: string): Edit[] {
  if (node.name !== 'ArrowFunction') return [{ from: node.from, to: headEnd(node), text: 'function*' }];
  const arrow = node.getChild('Arrow');
  const list = node.getChild('ParamList');
  const body = node.lastChild;
  if (!arrow || !list || !body) return [];
  const isBare = code[list.from] !== '(';
  const parameters = isBare ? `(${textOf(list, code)})` : '';
  const edits: Edit[] = [
    { from: node.from, to: isBare ? list.to : node.from, text: `function*${parameters}` },
  ];
  edits.push({ from: arrow.from, to: arrow.to, text: '' });
  if (body.name !== 'Block') {
    edits.push(
      { from: body.from, to: body.from, text: '{return (' },
      { from: node.to, to: node.to, text: ')}', closes: true },
    );
  }
  return edits;
}

function callEdits({ name, node }: Call): Edit[] {
  const callee = node.firstChild;
  if (!callee) return [];
  if (!name.startsWith('.')) {
    return [
      { from: callee.from, to: callee.to, text: `(yield ${name}$steps` },
      { from: node.to, to: node.to, text: ')', closes: true },
    ];
  }
  const head = `${JSON.stringify(name.slice(1))},[`;
  return [...memberEdits(node, 'method', head), closing(node, ']))')];
}

/** Turns `x.forEach(callback)` into an iteration that can yield between items. */
function callbackEdits(callback: SyntaxNode, code: string): Edit[] {
  const call = callback.parent?.parent;
  const name = call?.firstChild?.lastChild;
  if (!call || !name) return [];
  return [
    ...memberEdits(call, 'walk', `${JSON.stringify(textOf(name, code))},this,[`),
    ...generatorEdits(callback, code),
    closing(call, ']))'),
  ];
}

/** From `x.name(` to `(yield helper(x, …`. */
function memberEdits(call: SyntaxNode, what: 'method' | 'walk', rest: string): Edit[] {
  const member = call.firstChild;
  const dot = member?.lastChild?.prevSibling;
  const open = member?.nextSibling?.firstChild;
  if (!member || !dot || !open) return [];
  return [
    { from: member.from, to: member.from, text: `(yield ${helper}().${what}(` },
    { from: dot.from, to: open.to, text: `,${rest}` },
  ];
}

function closing(call: SyntaxNode, text: string): Edit {
  return { from: call.to - 1, to: call.to, text };
}

function headEnd(node: SyntaxNode): number {
  return node.getChild('ParamList')?.from ?? node.from;
}

function apply(code: string, edits: readonly Edit[]): string {
  // Outer edits were found first.
  const order = edits.map((edit, index) => ({ ...edit, index })).sort(inPlaceOrder);
  let text = '';
  let at = 0;
  for (const edit of order) {
    text += code.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + code.slice(at);
}

function inPlaceOrder(a: Edit & { index: number }, b: Edit & { index: number }): number {
  if (a.from !== b.from) return a.from - b.from;
  if (a.closes !== b.closes) return a.closes ? -1 : 1;
  return a.closes ? b.index - a.index : a.index - b.index;
}
