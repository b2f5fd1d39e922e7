/** Secrets an escape would bring home: a file, a variable of the environment, a listening port. */
export interface Targets {
  file: string;
  port: number;
}

/**
 * Bodies of `async (parameters, platform) => …` that have got out of sandboxes of other products, or try what those did: constructor
 * chains, errors of the host, proxies and promises of the host, module loaders, prototypes, engine internals, the platform's own functions.
 */
export function escapeCorpus({ file, port }: Targets): string[] {
  const steal = 'return [p.env.PORTICO_CANARY, typeof p.mainModule, typeof p.binding]';
  const read = `readFileSync(${JSON.stringify(file)}, 'utf8')`;
  return [
    // Ways to a global of the host.
    'return JSON.stringify(process.env)',
    'return globalThis.process.env.PORTICO_CANARY',
    'return global.process.env.PORTICO_CANARY',
    'return self.process.env.PORTICO_CANARY',
    'return window.process.env.PORTICO_CANARY',
    'return this.process.env.PORTICO_CANARY',
    `const p = this.constructor.constructor('return process')(); ${steal}`,
    `const p = platform.constructor.constructor('return process')(); ${steal}`,
    `const p = parameters.constructor.constructor('return process')(); ${steal}`,
    `const p = platform.calc.add.constructor('return process')(); ${steal}`,
    `const p = platform.config.constructor('return process')(); ${steal}`,
    `const p = (async () => {}).constructor('return process')(); return (await p).env.PORTICO_CANARY`,
    `const p = (function* () {}).constructor('yield process')().next().value; ${steal}`,
    `const p = (async function* () {}).constructor('yield process')(); return (await p.next()).value.env.PORTICO_CANARY`,
    `const p = Reflect.construct(Function, ['return process'])(); ${steal}`,
    `const p = Reflect.getPrototypeOf(async () => {}).constructor('return process')(); return (await p).env.PORTICO_CANARY`,
    `const p = [].filter.constructor('return process')(); ${steal}`,
    `const p = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(platform.fail), 'constructor').value('return process')(); ${steal}`,
    `const p = new Function('return (this || globalThis).process')(); ${steal}`,
    `const p = eval('process'); ${steal}`,
    `const p = (0, eval)('this').process; ${steal}`,
    // Promises and functions made by the host.
    `const p = platform.config('x').constructor.constructor('return process')(); ${steal}`,
    `const p = platform.config('x').then.constructor('return process')(); ${steal}`,
    `const p = globalThis.ask('config', '["x"]').constructor.constructor('return process')(); ${steal}`,
    `const p = globalThis.ask.constructor('return process')(); ${steal}`,
    `const p = globalThis.done.constructor('return process')(); ${steal}`,
    "return ask('process', '[]')",
    "return ask('constructor', '[]')",
    "return ask('__proto__', '[]')",
    "return ask('toString', '[]')",
    "return ask('config', '[{\"toString\":1}]')",
    'return ask({ toString() { return "config"; } }, "[]")',
    'return ask(\'tables.list\', \'["app", {"equal":{},"page":1,"perPage":1000}]\')',
    "return ask('tables.get', '[\"account\", 1]')",
    "return ask('tables.list', '[\"account; drop table account\", {}]')",
    // Errors of the host.
    `try { await platform.http(1); } catch (error) { const p = error.constructor.constructor('return process')(); ${steal} }`,
    `try { null.x; } catch (error) { const p = error.constructor.constructor('return process')(); ${steal} }`,
    `const error = new Error(); error.name = { toString: new Proxy(() => '', { apply(target, self, args) { return args.constructor.constructor('return process')().env; } }) }; try { throw error; } catch (caught) { return String(caught.stack); }`,
    `Error.prepareStackTrace = (error, frames) => frames[0].getThis().process.env; return new Error().stack`,
    `Error.prepareStackTrace = (error, frames) => frames.map((frame) => frame.getFunction()); return String(new Error().stack)`,
    'const f = () => { try { f(); } catch (error) { return error.constructor.constructor("return process")().env; } }; return f()',
    `throw new Proxy({}, { get(target, name) { return name === 'message' ? process.env.PORTICO_CANARY : undefined; } })`,
    // Modules.
    `return require('fs').${read}`,
    `return module.constructor._load('fs').${read}`,
    `return process.mainModule.require('fs').${read}`,
    `return process.binding('fs')`,
    `return process.getBuiltinModule('fs').${read}`,
    `return (await import('node:fs')).${read}`,
    `return (await import('fs')).${read}`,
    `return (await import(${JSON.stringify(`file://${file}`)})).default`,
    `return (await import('data:text/javascript,export default process.env.PORTICO_CANARY')).default`,
    `return await new Function('return import("node:fs")')()`,
    `return import.meta.url`,
    `return std.loadFile(${JSON.stringify(file)})`,
    `return os.open(${JSON.stringify(file)}, 0)`,
    `return scriptArgs`,
    `return loadScript(${JSON.stringify(file)})`,
    // Out over the network and out of the thread.
    `return (await fetch('http://127.0.0.1:${port}/')).status`,
    `return new WebSocket('ws://127.0.0.1:${port}/').readyState`,
    `return new XMLHttpRequest().open('GET', 'http://127.0.0.1:${port}/')`,
    `return await platform.http({ method: 'GET', url: 'http://127.0.0.1:${port}/' })`,
    `return await platform.http({ method: 'GET', url: 'http://2130706433:${port}/' })`,
    `return await platform.http({ method: 'GET', url: 'file://${file}' })`,
    `return new Worker('data:text/javascript,0')`,
    `return new SharedArrayBuffer(8).byteLength + Atomics.wait(new Int32Array(new SharedArrayBuffer(8)), 0, 0, 60000)`,
    `return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`,
    `return postMessage({ kind: 'done', json: '{}' })`,
    `return parentPort.postMessage({ kind: 'broken' })`,
    // Prototypes: nothing that is changed inside may be seen outside.
    `Object.prototype.polluted = 'yes'; Array.prototype.polluted = 'yes'; Function.prototype.polluted = 'yes'; return { a: 1 }`,
    `return JSON.parse('{"__proto__":{"polluted":"yes"}}')`,
    `const o = {}; o.__proto__.polluted = 'yes'; return JSON.parse('{"constructor":{"prototype":{"polluted":"yes"}}}')`,
    `JSON.parse = () => ({ data: 'forged' }); JSON.stringify = () => '{"failure":{"ret":200,"text":{"zh_cn":"x","en":"x"}}}'; return 1`,
    `Promise.prototype.then = function (ok) { ok({ data: process }); return this; }; return 1`,
    `done('{"data":{"__proto__":{"polluted":"yes"}}}'); return 2`,
    `done('not json'); return 2`,
    `done('[]'); return 2`,
    `done(JSON.stringify({ failure: { ret: 200, text: null } })); return 2`,
    `return { toJSON() { return { then: 'x', constructor: { name: 'x' } }; } }`,
    `return new Proxy({}, { ownKeys() { return ['polluted']; }, getOwnPropertyDescriptor() { return { enumerable: true, configurable: true, value: 1 }; } })`,
    // Names of the sandbox itself.
    `return [typeof library.run, typeof begin, Object.keys(globalThis).join()]`,
    `library.run = () => { throw 1; }; return 'next call'`,
    `globalThis.handler = () => process; return handler()`,
  ];
}
