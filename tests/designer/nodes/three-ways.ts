import { expect } from 'vitest';
import { generate } from '../../../designer/codegen/generate.ts';
import { evaluateDefinition } from '../../../designer/model/evaluate/evaluate-definition.ts';
import type { Runtime, Tables } from '../../../designer/model/semantics/runtime/runtime.ts';
import { Failure } from '../../../designer/model/semantics/values/failure.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { compileHandler } from '../../../designer/server/runtime/compile-handler.ts';
import { jsonCopy } from '../../../engine/core/json/lossless-json.ts';
import type { UploadedFile } from '../../../engine/server/index.ts';
import { runtimeWith } from '../codegen/memory-runtime.ts';
import { hasPhp, type PhpCase, PhpProject, phpMembers } from '../codegen/php-project.ts';

export interface Case {
  definition: InterfaceDefinition;
  parameters?: Record<string, unknown>;
  wanted: { data: unknown } | { ret: number; msg: string };
}

/** What each way of running is given anew, so that none meets the rows and cached values of another. */
export interface World {
  tables: Tables;
  over?(runtime: Runtime, definition: InterfaceDefinition): Partial<Runtime>;
  /** Files that every case of the PHP run was sent. */
  uploads?: readonly UploadedFile[];
}

type Outcome = Case['wanted'];

/** Runs all cases by the evaluator, as printed TypeScript and, in one process, as printed PHP; each has to answer what is wanted. */
export async function expectSame(cases: readonly Case[], worldOf: () => World, more: readonly InterfaceDefinition[] = []): Promise<void> {
  const named = (outcomes: readonly unknown[]) => cases.map(({ definition }, index) => ({ [definition.class]: outcomes[index] }));
  const wanted = named(cases.map((one) => one.wanted));
  expect(named(await inTurn(cases, worldOf(), async (definition, parameters, runtime) => evaluateDefinition(definition, parameters, runtime)))).toEqual(wanted);
  const handlers = new Map<InterfaceDefinition, ReturnType<typeof compileHandler>>();
  const byTypeScript = async (definition: InterfaceDefinition, parameters: Record<string, unknown>, runtime: Runtime) => {
    const handler = handlers.get(definition) ?? compileHandler(definition);
    handlers.set(definition, handler);
    return (await handler)(parameters, runtime);
  };
  expect(named(await inTurn(cases, worldOf(), byTypeScript))).toEqual(wanted);
  if (hasPhp) expect(named(byPhp(cases, more, worldOf().uploads))).toEqual(wanted);
}

async function inTurn(
  cases: readonly Case[],
  world: World,
  run: (definition: InterfaceDefinition, parameters: Record<string, unknown>, runtime: Runtime) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const cache = runtimeWith(world.tables).cache;
  for (const { definition, parameters = {} } of cases) {
    const base = runtimeWith(world.tables, { cache });
    const runtime = { ...base, ...world.over?.(base, definition) };
    outcomes.push(await outcomeOf(() => run(definition, parameters, runtime)));
  }
  return outcomes;
}

async function outcomeOf(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { data: jsonCopy(await run()) };
  } catch (error) {
    if (error instanceof Failure) return { ret: error.ret, msg: error.text.zh_cn };
    throw error;
  }
}

function byPhp(cases: readonly Case[], more: readonly InterfaceDefinition[], uploads: readonly UploadedFile[] = []): unknown[] {
  const definitions = new Set([...cases.map(({ definition }) => definition), ...more]);
  const project = new PhpProject([...definitions].flatMap((definition) => generate(definition, 'php')));
  try {
    return project.run(
      cases.map(({ definition, parameters = {} }): PhpCase => {
        return { class: `\\${definition.namespace}\\Api\\${definition.class}`, method: definition.method, ...phpMembers(definition.parameters, parameters) };
      }),
      uploads,
    );
  } finally {
    project.remove();
  }
}
