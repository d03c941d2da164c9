/**
 * Programs whose output and exit code must be those of the real Node, with their standard input. Where Node itself may
 * answer differently from one version to the next, the program does not ask.
 */
export const nodePrograms: [code: string, stdin?: string][] = [
  [
    `const lines = require('fs').readFileSync(0).toString().trim().split('\\n'); console.log(lines.length, lines)`,
    'a\nb\nc\n',
  ],
  [
    `const data = require('fs').readFileSync(0); console.log(data, data.length, data.toString('hex'))`,
    'héllo',
  ],
  [
    `process.stdin.setEncoding('utf8'); let s=''; process.stdin.on('data', d => s += d); process.stdin.on('end', () => console.log(s.split('\\n').map(Number)))`,
    '1\n2\n3',
  ],
  [
    `process.stdin.resume(); let b=[]; process.stdin.on('data', d => b.push(d)).on('end', () => { const x = Buffer.concat(b); console.log(x.length, x.toString()) })`,
    'hello\nworld',
  ],
  [
    `const rl = require('readline').createInterface({ input: process.stdin }); (async () => { for await (const line of rl) console.log('>' + line); console.log('end') })()`,
    'x\ny\n',
  ],
  [
    `const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout }); rl.question('name? ', (n) => { console.log('hi ' + n); rl.question('age? ', (a) => { console.log(a); rl.close() }) })`,
    'bob\n5\n',
  ],
  [
    `const rl = require('readline').createInterface({ input: process.stdin }); rl.once('line', n => { console.log('n', n); rl.on('line', l => console.log('l', l)) })`,
    '3\na\nb\n',
  ],
  [
    `(async () => { let s = ''; for await (const c of process.stdin) s += c; console.log(JSON.stringify(s)) })()`,
    'stream',
  ],
  [
    `process.stdin.on('readable', () => { let c; while ((c = process.stdin.read()) !== null) console.log(c.toString()) }); process.stdin.on('end', () => console.log('done'))`,
    'readable',
  ],
  [
    `console.log('%s is %d years and %i, %f, %j %O %O %%', 'Bob', 42.5, 42.9, '1.5', {a:1}, {a:1}, {b:{c:{}}}, 'extra', 5)`,
  ],
  [
    `console.log(null, undefined, true, NaN, -0, 1e21, 123456789012345678901234567890n, Symbol('x'), [undefined, null])`,
  ],
  [
    `console.log([1.0, 2.5, -0, 'a\\'b', "q\\"", \`t\`], {a: 'str', 'b-c': [1,[2,[3,[4]]]], f(){}, g: () => 1, h: class Foo {}})`,
  ],
  [
    `console.log(new Map([[1,{a:2}],['x',new Set([1,2])]]), new Set(['a']), [new Date(0)], /re/g, new Error('e').message)`,
  ],
  [
    `const g=[];for(let i=0;i<8;i++){g.push(Array(8).fill(0).map((_, j)=>i*j))}console.log(g);console.table(g.slice(0,2));console.table([{a:1,b:'x'},{a:2,c:true}]);console.table(['p','q']);console.table(new Map([['a',1]]));console.table([[1,2],[3,4]],['0']);console.table(5)`,
  ],
  [
    `console.group('G'); console.log('in\\nner'); console.group(); console.log({a:1,b:{c:2}}); console.groupEnd(); console.warn('w'); console.groupEnd(); console.log('out')`,
  ],
  [
    `setImmediate(()=>console.log('imm'));process.nextTick(()=>console.log('tick'));Promise.resolve().then(()=>{console.log('p1');process.nextTick(()=>console.log('tick2'))}).then(()=>console.log('p2'));queueMicrotask(()=>console.log('qm'));(async()=>{console.log('a1');await null;console.log('a2')})();setTimeout(()=>console.log('t2'),400);console.log('main')`,
  ],
  [`let n=0;const t=setInterval(()=>{console.log(++n);if(n===3)clearInterval(t)},5)`],
  [`process.exitCode = 3; console.log('x')`],
  [`process.on('exit', c => console.log('exit', c)); process.exit(2)`],
  [`process.on('exit', (c) => console.log('bye', c)); console.log('hi')`],
  [`try { process.exit(4) } finally { console.log('never') }`],
  [`throw new TypeError('bad')`],
  [`null.foo`],
  [`undefinedFn()`],
  [`Promise.reject(new Error('unhandled'))`],
  [`(async () => { throw new Error('async boom') })()`],
  [`async function main(){ await null; throw new Error('later') }\nmain();\nconsole.log('sync')`],
  [`Promise.reject(1).catch(() => console.log('caught'))`],
  [`const p = Promise.reject(new Error('x')); setTimeout(() => p.catch(() => console.log('late')), 5)`],
  [
    `async function f(){ try { await Promise.reject(new Error('in')) } catch (e) { console.log('ok', e.message) } }\nf()`,
  ],
  [
    `process.on('uncaughtException', (e) => console.log('U', e.message)); setTimeout(() => console.log('still'), 5); throw new Error('q')`,
  ],
  [`process.on('unhandledRejection', (e) => console.log('R', e.message)); Promise.reject(new Error('q'))`],
  [
    `const {EventEmitter} = require('events'); class A extends EventEmitter {}; const a = new A(); a.once('x', (...v) => console.log('once', v)); a.on('x', v => console.log('on', v)); a.emit('x', 1, 2); console.log(a.emit('x', 3), a.emit('y'), a.listenerCount('x'))`,
  ],
  [
    `const util = require('util'); console.log(util.inspect({a:{b:{c:{d:1}}}}, {depth:0}), util.inspect('s'), util.format('%s-%s', 1), util.isDeepStrictEqual({a:[1]},{a:[1]}), util.types.isDate(new Date()))`,
  ],
  [
    `const assert = require('assert'); try { assert.strictEqual(1, 2) } catch (e) { console.log(e.name, e.code, e.message) } try { assert(0, 'msg') } catch (e) { console.log(e.message) } assert.deepStrictEqual({a:[1,{b:2}]},{a:[1,{b:2}]}); try { assert.deepStrictEqual(new Map([[1,2]]), new Map([[1,3]])) } catch (e) { console.log(e.code) } assert.throws(() => { throw new Error('x') }); assert.equal(1, '1'); assert.deepEqual([1], ['1'])`,
  ],
  [
    `const path = require('path'); console.log(path.join('/a','..','b','c.txt'), path.basename('/x/y.js','.js'), path.extname('a.b.c'), path.dirname('/a/b'), path.resolve('/a','../b'), path.normalize('a//b/../c'))`,
  ],
  [
    `console.log(require('os').EOL === '\\n', typeof require('perf_hooks').performance.now(), require('node:fs') === require('fs'))`,
  ],
  [`try { require('nope') } catch (e) { console.log(e.code, e.message.split('\\n')[0]) }`],
  [
    `console.log((1234567.891).toLocaleString(), (5).toLocaleString('en-US', {minimumFractionDigits: 2}), 12345678901234567890n.toLocaleString(), ['b','a','C','é','z'].sort((x,y)=>x.localeCompare(y)), ['a10','a2'].sort(new Intl.Collator('en',{numeric:true}).compare), new Intl.NumberFormat('en-US',{style:'currency',currency:'USD'}).format(1234.5))`,
  ],
  [
    `console.log(new Date(2020, 0, 15, 3, 4, 5).toISOString(), new Date(0).toLocaleDateString('en-US'), String(new Date(0)), JSON.stringify({d:new Date(0)}))`,
  ],
  [
    `const b = Buffer.from('hello'); console.log(b, b.toString('base64'), Buffer.from('aGk=', 'base64').toString(), Buffer.concat([b, Buffer.from([33])]).toString(), b.slice(1,3).toString(), b.equals(Buffer.from('hello')), Buffer.alloc(3), Buffer.byteLength('é'))`,
  ],
  [
    `console.log([3,1,2].toSorted?.(), [1,2,3].at(-1), Object.groupBy?.([1,2,3], x => x % 2 ? 'odd' : 'even'), structuredClone({a:new Date(0),b:new Map([[1,[2]]])}), 'abc'.replaceAll('b','x'), [1,[2,[3]]].flat(Infinity), Array.from({length:3},(_, i)=>i), 'a-b'.split('-'))`,
  ],
  [
    `class Node2 { constructor(v){this.v=v;this.next=null} } class List { #size=0; static s = 1; constructor(){this.head=null} add(v){const n=new Node2(v);n.next=this.head;this.head=n;this.#size++;return this} get size(){return this.#size} } const l=new List().add(1).add(2).add(3).add(4); console.log(l, l.size)`,
  ],
  [
    `function* g(){yield 1;yield 2} console.log([...g()], g(), [1,2][Symbol.iterator](), new Map([[1,2]]).entries(), (function(){return arguments})(1,2), Promise.resolve(5), new WeakMap(), globalThis === global, typeof window)`,
  ],
  [
    `console.log(this === module.exports, typeof exports, __filename.length > 0, require.main === module, typeof __dirname)`,
  ],
  [`if (require.main === module) { console.log('main') }`],
  [
    `const x = 10; { let x = 20; console.log(x) } var y = 5; console.log(x, globalThis.y); return; console.log('no')`,
  ],
  [
    `console.log([,1,,2], [undefined], Array(3), [1,2,,], {a:undefined}); const arr=[1,2,3]; arr.foo='bar'; console.log(arr); console.log(Array(200).fill(7)); console.log('x'.repeat(200)); console.log(['x'.repeat(100)]); console.log({s:'multi\\nline'})`,
  ],
  [
    `const o = {name:'o'}; o.self=o; console.log(o); const a=[1]; a.push(a); console.log(a, [[[[1]]]], {a:{b:{c:{}}}}, {a:{b:{c:{d:1}}}})`,
  ],
  [
    `console.log(Object.create(null), Object.create({a:1}), new (class X { get y(){return 1} })(), {get a(){return 1}, set b(v){}}, [function(){}, class{}, Symbol.iterator], new Proxy({a:1},{}), new Boolean(false), new String('s'), Object(1n))`,
  ],
  [
    `console.log(process.argv.length, process.platform, typeof process.hrtime.bigint(), process.hrtime().length, process.memoryUsage().heapUsed > 0, process.version.slice(0,3), process.env.HOME !== 5, process.cwd().length > 0)`,
  ],
  [
    `process.stdout.write('no newline'); process.stdout.write(Buffer.from(' buf\\n')); process.stdout.write('cb\\n', () => console.log('written')); console.error('err')`,
  ],
  [
    `const fs=require('fs'); const buf=Buffer.alloc(1024); let n, s=''; while((n=fs.readSync(0,buf,0,1024,null))>0) s+=buf.toString('utf8',0,n); console.log(s.length, s); fs.writeSync(1,'out\\n');`,
    'readSync data',
  ],
  [
    `let [a,b] = require('fs').readFileSync(0,'utf8').split(' ').map(BigInt); console.log(a*b, (a*b).toString(), String(a**20n), Number(a), [a,b], {a})`,
    '123456789 987654321',
  ],
  [
    `label: for (const i of [1,2,3]) { for (const j of [1,2]) { if (j===2) continue label; console.log(i,j) } } switch (3) { case 3: console.log('three'); default: console.log('d') } console.log([..."héé😀"].length, 'ß'.toUpperCase(), 'İ'.toLowerCase().length, 'a\\u0301'.normalize().length)`,
  ],
  [
    `console.log([10,9,1].sort(), ['b',undefined,'a'].sort(), [5,1,10].sort((a,b)=>a-b), parseInt('12px'), Number(''), +[], [] + {}, 0.1+0.2, (0.000001234).toString(), 1e-7, 100..toString(2), (255).toString(16), (25.5).toFixed(0), (1.005).toFixed(2), Math.max(), 5/0, -5%3, 2**53+1, 1/3)`,
  ],
  [
    `console.log(new Date('2020-01-01T00:00:00Z').getTime(), Date.UTC(2000,1,29), new Date(2019,1,31).getMonth(), isNaN(new Date('x')))`,
  ],
  [
    `console.log(JSON.stringify({a:[1,{b:2}],c:undefined,d:()=>1,e:NaN,f:new Date(0),g:'\\u2028'},null,2), JSON.parse('{"__proto__":1}'))`,
  ],
  [
    `const e = new Error('msg'); e.code = 5; console.log(Object.keys(e), e instanceof Error, e.toString(), e.name); try { JSON.parse('{bad') } catch (x) { console.log(x.name) } try { null.x } catch (x) { console.log(x instanceof TypeError) } try { x1 } catch (x) { console.log(x.name) } try { (void 0)() } catch (x) { console.log(x.name) }`,
  ],
  [
    `console.time('a'); console.count(); console.count('x'); console.count(); console.assert(1===2, 'assert %s', 'msg'); console.dir({a:{b:{c:{d:1}}}}, {depth:0}); console.info('i'); console.debug('d'); console.log(); console.log('')`,
  ],
  [
    `require('timers/promises').setTimeout(400, 'v').then(console.log); const {promisify} = require('util'); promisify((a, cb) => cb(null, a + 1))(1).then(console.log); promisify(setTimeout)(3).then(() => console.log('slept'))`,
  ],
  [`#!/usr/bin/env node\nconsole.log('shebang')`],
  [
    `'use strict'; try { undeclared = 1 } catch (e) { console.log(e.name) } console.log((function(){ return this })())`,
  ],
  [
    `undeclared = 1; console.log(undeclared, typeof globalThis.undeclared, (function(){ return this === globalThis })())`,
  ],
  [
    `console.log(new Int32Array([1,-2]), new Float64Array(2), new Uint8Array([1,2,3]).map(x=>x*2), new ArrayBuffer(2), new DataView(new ArrayBuffer(1)).getInt8(0)); console.log([new Uint8Array(3)])`,
  ],
  [
    `console.log("%c styled", "color: red"); console.log("100%", 5); console.log("%s", {a:{b:1}}, [1,[2]]); console.log("%s", null, undefined, 5n, Symbol("a"), () => 1, class A {}); console.log("%d", "12", {}, []); console.log("a%sb%sc", 1); console.log("%s", new Date(0)); console.log("%s", new Error("q").message)`,
  ],
  [
    `const s = new Set([1,2]); console.log(s.union?.(new Set([3])), [1,2,3].findLast(x=>x<3), Object.fromEntries([['a',1]]), Object.entries({b:2}), 'abc'.at(-1), [1,2,3].with?.(0,9), Array.prototype.group)`,
  ],
  [
    `console.log(encodeURIComponent('a b&c'), escape('ä'), unescape('%E4'), btoa('hi'), atob('aGk='), new TextEncoder().encode('é'), new TextDecoder().decode(new Uint8Array([104,105])))`,
  ],
  [
    `const rl = require('readline').createInterface({input: process.stdin, terminal: false}); let i = 0; rl.on('line', (l) => { console.log(i++, l); if (i === 2) rl.close() }); rl.on('close', () => console.log('closed'))`,
    'a\nb\nc\nd\n',
  ],
  [
    `const it = require('readline').createInterface({input: process.stdin})[Symbol.asyncIterator](); (async () => { console.log((await it.next()).value); console.log((await it.next()).value); console.log((await it.next()).done) })()`,
    'l1\nl2\n',
  ],
  [
    `import { readFileSync } from 'node:fs';\nimport * as path from 'path';\nimport readline from 'readline';\nconst t = readFileSync(0, 'utf8');\nconsole.log(t.trim(), path.sep, typeof readline.createInterface, typeof require);\nexport const z = 1;`,
    'esm\n',
  ],
  [`const x = await Promise.resolve(3);\nconsole.log(x);`],
  [`let s=0; for (let i=0;i<1e6;i++) s+=i; console.log(s)`],
  [
    `class Heap { constructor(c){this.a=[];this.c=c} push(x){this.a.push(x);let i=this.a.length-1;while(i>0){const p=(i-1)>>1;if(this.c(this.a[i],this.a[p])<0){[this.a[i],this.a[p]]=[this.a[p],this.a[i]];i=p}else break}} } const h=new Heap((a,b)=>a-b);[5,3,8].forEach(x=>h.push(x));console.log(h)`,
  ],
  [
    `const a = []; for (let i=0;i<30;i++) a.push({id:i,name:'n'+i}); console.log(a.slice(0,3)); console.log(a.length); console.log({list:a.slice(0,2), total: 30}); console.log([['a',1],['b',2]]); console.log([[1,2,[3,4]],{x:[{y:1}]}])`,
  ],
  [
    `console.log([1.5,2.25,3.125,4,5,6,7,8,9,10], ['apple','banana','cherry','date','elderberry','fig','grape'], [true,false,true,true,false,true,false], [1n,2n,3n,4n,5n,6n,7n])`,
  ],
];
