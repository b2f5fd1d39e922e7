import type { FlowOptions } from '../../codegen/emit/emit-flow.ts';
import { fitting } from '../../model/semantics/runtime/budget.ts';
import type { Runtime } from '../../model/semantics/runtime/runtime.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { CodeRunner } from '../sandbox/code-runner.ts';
import { connectLinearPatterns } from './linear-patterns.ts';

/** The compiled logic of an interface. */
export type Handler = (parameters: Readonly<Record<string, unknown>>, platform: Runtime) => Promise<unknown>;

/**
 * Compiles the handler of a definition.
 * @param printed text of the handler, hand edits included; printed here by default
 */
export type Compile = (definition: InterfaceDefinition, printed?: string) => Promise<Handler>;

/** Returns the compiler of handlers: printed code runs in this process, hand-edited code in the sandbox. */
export function compilerFor(runner: CodeRunner): Compile {
  return async (definition, printed) => {
    // Loaded on first use: a server that publishes nothing does without.
    const [{ codeOf, isEdit }, { tsFunctionName }] = await Promise.all([import('../../codegen/hand-edit/code-of.ts'), import('../../codegen/ts/handler.ts')]);
    const text = printed ?? codeOf(definition, 'ts').file.text;
    return isEdit(definition.code?.ts) ? runner.handlerOf(text, tsFunctionName(definition), serviceOf(definition)) : compileText(definition, text);
  };
}

/** Returns the handler of a definition without hand edits. */
export async function compileHandler(definition: InterfaceDefinition, options: FlowOptions = {}): Promise<Handler> {
  const { tsHandler } = await import('../../codegen/ts/handler.ts');
  return compileText(definition, tsHandler(definition, options).text);
}

/** Compiles only text that our own printer has made in this process, never the text of a database row. */
async function compileText(definition: InterfaceDefinition, text: string): Promise<Handler> {
  connectLinearPatterns();
  const [{ compiling }, { tsFunctionName }] = await Promise.all([import('../sandbox/compiler.ts'), import('../../codegen/ts/handler.ts')]);
  const { code } = await compiling(({ transform }) => transform(text, { loader: 'ts', format: 'esm', target: 'node24', charset: 'utf8' }), 'definition');
  const module: Record<string, unknown> = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const handler = module[tsFunctionName(definition)];
  if (typeof handler !== 'function') throw new Error(`no handler in the code of ${definition.method}`);
  return async (parameters, platform) => fitting(await (handler as Handler)(parameters, platform));
}
