import { expect } from 'vitest';
import { generate } from '../../../designer/codegen/generate.ts';
import { evaluateDefinition } from '../../../designer/model/evaluate/evaluate-definition.ts';
import { Failure } from '../../../designer/model/semantics/values/failure.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { compileHandler } from '../../../designer/server/runtime/compile-handler.ts';
import { runtimeWith } from './memory-runtime.ts';
import { memoryTables } from './memory-tables.ts';
import { type PhpCase, PhpProject, phpMembers } from './php-project.ts';

/** One call of a definition. */
export interface Run {
  definition: InterfaceDefinition;
  parameters: Record<string, unknown>;
}

type Outcome = { data: unknown } | { ret: number; msg: string };

const noTables = memoryTables([]);

async function outcome(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { data: JSON.parse(JSON.stringify(await run())) };
  } catch (error) {
    if (error instanceof Failure) return { ret: error.ret, msg: error.text.zh_cn };
    throw error;
  }
}

export async function byEvaluator(runs: readonly Run[], tables = noTables): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { definition, parameters } of runs) outcomes.push(await outcome(() => evaluateDefinition(definition, parameters, runtimeWith(tables))));
  return outcomes;
}

export async function byTypeScript(runs: readonly Run[], tables = noTables): Promise<Outcome[]> {
  const handlers = new Map<InterfaceDefinition, Awaited<ReturnType<typeof compileHandler>>>();
  const outcomes: Outcome[] = [];
  for (const { definition, parameters } of runs) {
    const handler = handlers.get(definition) ?? (await compileHandler(definition));
    handlers.set(definition, handler);
    outcomes.push(await outcome(() => handler(parameters, runtimeWith(tables))));
  }
  return outcomes;
}

/** @param isLinted without, the files are only loaded: `php -l` takes its time for each one */
export function byPhp(runs: readonly Run[], isLinted = true): unknown[] {
  const project = new PhpProject([...new Set(runs.map(({ definition }) => definition))].flatMap((definition) => generate(definition, 'php')));
  try {
    if (isLinted) expect(project.errors()).toEqual([]);
    return project.run(
      runs.map(({ definition, parameters }): PhpCase => {
        return { class: `\\${definition.namespace}\\Api\\${definition.class}`, method: definition.method, ...phpMembers(definition.parameters, parameters) };
      }),
    );
  } finally {
    project.remove();
  }
}
