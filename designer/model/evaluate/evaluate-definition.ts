import { comesFromCaller } from '../analysis/comes-from-caller.ts';
import { mappedFailures } from '../analysis/failures/mapped-failures.ts';
import { runningFlow } from '../analysis/running-flow.ts';
import { type Block, type Step, scheduleFlow } from '../analysis/schedule.ts';
import { turnWeight } from '../analysis/turn-weight.ts';
import { isFormulaPart, ownerOf } from '../formula/expand-formulas.ts';
import type { Values } from '../node-type/node-type.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import { fitting } from '../semantics/runtime/budget.ts';
import type { Runtime } from '../semantics/runtime/runtime.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { PortRef } from '../types/flow.ts';
import type { FunctionBody } from '../types/flow-function.ts';
import { branchOfPart } from './coverage.ts';
import { failureFrom, type MockedFailure, outage } from './mocked-failure.ts';
import { type AloneNode, failureOf, type Pins, type TraceStep } from './run-trace.ts';

/** Options of a test run. */
export interface EvaluateOptions {
  /** Outputs that stand in for running a node; what only feeds it does not run either where it is lazy. */
  pins?: Pins;
  /** Id of the node to stop after; inside a loop, after its first turn. The answer is null then. */
  until?: string;
  /** Failures that stand in for running a node, by node. */
  failing?: ReadonlyMap<string, MockedFailure>;
  /** Ids of the nodes to stop before; so many of these stops are passed by first. The answer is null then. */
  breakpoints?: readonly string[];
  passed?: number;
  /** Runs this node by itself, with these values at its inputs, and what stands in its bodies; nothing else runs. The answer is null. */
  alone?: AloneNode;
  /** Told of the breakpoint it stops at. */
  onStop?(node: string): void;
  /** Told of each node as it ends. Without it nothing is measured. */
  onStep?(step: TraceStep): void;
  /** Told of each way that a run has taken at a node, by its key. Nothing is told without `onStep`. */
  onBranch?(node: string, branch: string): void;
}

type EvaluatedDefinition = Pick<InterfaceDefinition, 'flow' | 'parameters' | 'returns' | 'table' | 'failures'>;

/** Milliseconds after which other work of the thread runs. */
const turn = 20;

/** Ends a run that was asked to stop at a node. */
const stopped = Symbol('stopped');

/**
 * Runs a definition node by node, without generated code: for test runs in the designer, and as the reference for both emitters. The definition must
 * have no error. Rejects with Failure if the flow ends the call.
 * @returns `data` of the answer
 */
export async function evaluateDefinition(
  definition: EvaluatedDefinition,
  parameters: Readonly<Record<string, unknown>>,
  runtime: Runtime,
  options: EvaluateOptions = {},
): Promise<unknown> {
  return fitting(await evaluate(definition, parameters, runtime, options));
}

/** Plans of functions by body, because the same function may run at each turn of a loop. */
const functionPlans = new WeakMap<FunctionBody, Plan>();

interface Plan {
  /** What feeds each input port, by node and port. */
  edges: ReadonlyMap<string, PortRef>;
  block: Block;
}

function planOf(definition: EvaluatedDefinition): Plan {
  return { edges: new Map(runningFlow(definition).edges.map(({ from, to }) => [`${to.node} ${to.port}`, from])), block: scheduleFlow(definition) };
}

async function evaluate(
  definition: EvaluatedDefinition,
  parameters: Readonly<Record<string, unknown>>,
  runtime: Runtime,
  options: EvaluateOptions,
  plan = planOf(definition),
): Promise<unknown> {
  const { pins, until, failing, breakpoints = [], passed = 0, alone, onStep, onStop, onBranch } = options;
  const { edges } = plan;
  let stops = 0;
  const results = new Map<string, Values>();
  const turned = new Map<string, Values>();
  /** Inputs that running nodes have asked for. */
  const requestedInputs = new Map<string, Set<string>>();
  let answer: unknown = null;
  /** Milliseconds that the nodes behind the lazy inputs of the running node took. */
  let within = 0;
  let reported: unknown;

  let waited = performance.now();
  const run = async (block: Block): Promise<void> => {
    for (const step of block.steps) {
      if (performance.now() - waited > turn) {
        await new Promise((resolve) => setTimeout(resolve));
        waited = performance.now();
      }
      const { node } = step;
      if (breakpoints.includes(node.id) && stops++ === passed) {
        onStop?.(node.id);
        throw stopped;
      }
      const pinned = pins && Object.hasOwn(pins, node.id) ? pins[node.id] : undefined;
      const values = pinned ?? (await (onStep ? measured(step, onStep) : evaluated(step)));
      if (pinned) onStep?.({ node: node.id, milliseconds: 0, outputs: pinned, isPinned: true });
      results.set(node.id, values);
      if (node.type === 'return') answer = values.data;
      if (node.id === until) throw stopped;
    }
  };

  const evaluated = ({ node, lazy }: Step): Promise<Values> => {
    const type = nodeTypeOf(node.type);
    if (!type) throw new Error(`no node type ${node.type}`);
    for (const body of Object.values(lazy)) forget(body);
    const isTyped = (port: string) => node.values !== undefined && Object.hasOwn(node.values, port);
    const isSupplied = (port: string) => alone?.node === node.id && Object.hasOwn(alone.inputs, port);
    const isFed = (port: string) => isSupplied(port) || edges.has(`${node.id} ${port}`) || isTyped(port);
    const valueIn = (port: string): unknown => {
      if (isSupplied(port)) return alone?.inputs[port];
      const from = edges.get(`${node.id} ${port}`);
      if (from) return results.get(from.node)?.[from.port];
      return isTyped(port) ? node.values?.[port] : undefined;
    };
    const mocked = failing?.get(node.id);
    const failure = mocked && failureFrom(mocked);
    if (failure && type.source !== 'open') return Promise.reject(failure);
    return type.evaluate(node.settings, {
      definition,
      parameters,
      runtime: failure ? outage(runtime, failure) : runtime,
      turnWeight: (port) => turnWeight(lazy[port]),
      async runFunction(body, values) {
        const known = functionPlans.get(body) ?? planOf(body);
        functionPlans.set(body, known);
        return (await evaluate(body, values, runtime, {}, known)) as Values;
      },
      comesFromCaller: (port) => comesFromCaller(definition.flow, node.id, port),
      async input(port, inner) {
        requestedInputs.get(node.id)?.add(port);
        if (inner) {
          results.set(node.id, inner);
          if (onStep) turned.set(node.id, inner);
        }
        if (lazy[port]) await run(lazy[port]);
        if (!isFed(port)) return type.ports(node.settings, { definition }).inputs.find(({ name }) => name === port)?.default ?? null;
        return valueIn(port) ?? null;
      },
      optionalInput: async (port) => valueIn(port),
    });
  };

  /** What an earlier turn has left in a body is none of this one's. */
  const forget = ({ steps }: Block): void => {
    for (const { node, lazy } of steps) {
      results.delete(node.id);
      for (const body of Object.values(lazy)) forget(body);
    }
  };

  const measured = async (step: Step, report: (step: TraceStep) => void): Promise<Values> => {
    const id = ownerOf(step.node.id);
    const isPart = isFormulaPart(step.node.id);
    const before = within;
    within = 0;
    turned.delete(id);
    const inputs = new Set<string>();
    if (onBranch) requestedInputs.set(step.node.id, inputs);
    const tell = (outputs: Values | null) => {
      for (const { key, isReached } of onBranch ? (nodeTypeOf(step.node.type)?.branches?.(step.node.settings) ?? []) : []) {
        if (isReached({ requested: inputs, outputs })) onBranch?.(id, isPart ? branchOfPart(step.node.id, key) : key);
      }
    };
    const started = performance.now();
    const own = (): number => performance.now() - started - within;
    try {
      const values = await evaluated(step);
      tell(values);
      const inner = turned.get(id);
      if (!isPart) report({ node: id, milliseconds: own(), outputs: shown(values), ...(inner && { inner }) });
      return values;
    } catch (error) {
      const failure = failureOf(error);
      if (failure) tell(null);
      if (failure && error !== reported) report({ node: id, milliseconds: own(), outputs: {}, failure });
      reported = error;
      throw error;
    } finally {
      within = before + performance.now() - started;
    }
  };

  try {
    const rules = mappedFailures(definition);
    const whole = plan.block;
    const block = alone ? { steps: stepsAlone(definition, whole, alone.node) } : whole;
    await (rules ? runtime.mapFailures(() => run(block), rules) : run(block));
  } catch (error) {
    if (error !== stopped) throw error;
  }
  return answer;
}

function stepIn({ steps }: Block, id: string): Step | undefined {
  for (const step of steps) {
    const found = step.node.id === id ? step : Object.values(step.lazy).reduce<Step | undefined>((known, body) => known ?? stepIn(body, id), undefined);
    if (found) return found;
  }
  return undefined;
}

/** A node that nothing needs is in no schedule. */
function stepsAlone({ flow }: Pick<InterfaceDefinition, 'flow'>, whole: Block, id: string): Step[] {
  const found = stepIn(whole, id);
  return found ? [found] : flow.nodes.filter((node) => node.id === id).map((node) => ({ node, lazy: {} }));
}

/** A missing value is shown as null. */
function shown(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([port, value]) => [port, value ?? null]));
}
