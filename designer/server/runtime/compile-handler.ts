import type { FlowOptions } from '../../codegen/emit-flow.ts';
import { fitting } from '../../model/semantics/runtime/budget.ts';
import type { Runtime } from '../../model/semantics/runtime/runtime.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { CodeRunner } from '../sandbox/code-runner.ts';

export type Handler = (parameters: Readonly<Record<string, unknown>>, platform: Runtime) => Promise<unknown>;

export type Compile = (definition: InterfaceDefinition) => Promise<Handler>;

/** How a definition's handler is run: printed code in this process, hand-edited code in the sandbox. */
export function compilerFor(runner: CodeRunner): Compile {
  return async (definition) => {
    if (definition.code?.ts === undefined) return compileHandler(definition);
    const [{ codeOf }, { tsFunctionName }] = await Promise.all([import('../../codegen/hand-edit/code-of.ts'), import('../../codegen/ts/handler.ts')]);
    const { file, isEdited } = codeOf(definition, 'ts');
    return isEdited ? runner.handlerOf(file.text, tsFunctionName(definition), serviceOf(definition)) : compileHandler(definition);
  };
}

/**
 * The handler of a definition as a function. Only text our own emitter writes is ever run: it is printed anew from the definition, whatever
 * a database row may say the code is.
 */
export async function compileHandler(definition: InterfaceDefinition, options: FlowOptions = {}): Promise<Handler> {
  // Loaded on first use: a server that publishes nothing does without.
  const [{ compiling }, { tsFunctionName, tsHandler }] = await Promise.all([import('../sandbox/compiler.ts'), import('../../codegen/ts/handler.ts')]);
  const { text } = tsHandler(definition, options);
  const { code } = await compiling(({ transform }) => transform(text, { loader: 'ts', format: 'esm', target: 'node24', charset: 'utf8' }), 'definition');
  const module: Record<string, unknown> = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const handler = module[tsFunctionName(definition)];
  if (typeof handler !== 'function') throw new Error(`no handler in the code of ${definition.method}`);
  return async (parameters, platform) => fitting(await (handler as Handler)(parameters, platform));
}
