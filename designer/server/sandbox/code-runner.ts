import { LRUCache } from 'lru-cache';
import type { Json } from '../../../engine/core/json/json.ts';
import type { Runtime } from '../../model/semantics/runtime/runtime.ts';
import { compileBody, compileProgram, type Program } from './program.ts';
import { Sandbox } from './sandbox.ts';

/** Number of cached programs; beyond it the least recently used is evicted. */
const maxPrograms = 500;

/** The hand-written parts of interfaces: compiled once, run in the sandbox. Workers start with the first run. */
export class CodeRunner {
  readonly #sandbox = new Sandbox();
  #programs = new LRUCache<string, Promise<Program>>({ max: maxPrograms });

  /** Runs the text of a Code node: a function body over its inputs. Throws InputError for a syntax error, Failure for everything it does wrong. */
  async runBody(text: string, inputs: Record<string, unknown>, runtime: Runtime, service: string): Promise<Json> {
    const names = Object.keys(inputs);
    const program = await this.#program(`body ${names.join()}\n${text}`, () => compileBody(text, names));
    return this.#sandbox.run(program, inputs, runtime, scopeOf(runtime, service), service);
  }

  /** An interface's hand-edited file, of which it calls the exported function of that name. Throws InputError for a syntax error, with line and column. */
  async handlerOf(text: string, name: string, service: string): Promise<(parameters: Readonly<Record<string, unknown>>, runtime: Runtime) => Promise<Json>> {
    const program = await this.#program(`file ${name}\n${text}`, () => compileProgram(text, name, { field: 'definition/code/ts' }));
    return (parameters, runtime) => this.#sandbox.run(program, parameters, runtime, scopeOf(runtime, service), service);
  }

  async close(): Promise<void> {
    await this.#sandbox.close();
  }

  #program(key: string, compile: () => Promise<Program>): Promise<Program> {
    const known = this.#programs.get(key);
    if (known) return known;
    const compiling = compile();
    this.#programs.set(key, compiling);
    compiling.catch(() => this.#programs.delete(key));
    return compiling;
  }
}

/** What one app computes in one interface must not be visible to another. */
function scopeOf({ caller }: Runtime, service: string): string {
  return `${service} ${caller.appKey} ${caller.accountId}`;
}
