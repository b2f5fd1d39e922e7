import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../engine/core/json/json.ts';
import { compileHandler } from '../runtime/compile-handler.ts';
import { type NodeOutputs, type Parameters, type Run, runHandler, type Subject, type VerifiedAnswer } from './run-handler.ts';
import { type PhpAnswer, type PhpEnd, type PrintPhp, runPhp } from './run-php.ts';
import type { StubWorld } from './stub/stub-world.ts';

/** Effects of the two languages on the outside that differ. */
interface EffectDifference {
  what: 'requests' | 'rows' | 'cache' | 'headers';
  /** Of rows: their table. */
  table?: string;
  ts: Json;
  php: Json;
}

/** A call to which TypeScript and PHP differ in their answers or effects. */
export interface Difference {
  parameters: Parameters;
  ts: VerifiedAnswer;
  php: VerifiedAnswer;
  /** The first node whose values differ. */
  node?: string;
  outside?: EffectDifference[];
}

/** Result of a comparison. */
export interface Comparison {
  /** Runs PHP has answered, the one that differs included. */
  compared: number;
  difference?: Difference;
  /** Why there are fewer than there should be. */
  end?: PhpEnd;
  /** Runs that PHP could not do its part of. */
  unable: number;
}

/**
 * Runs PHP on the same inputs in the same stub worlds.
 * @param runs in the order of their turns
 */
export async function compareWithPhp(subject: Subject, world: StubWorld, runs: readonly Run[], print?: PrintPhp): Promise<Comparison> {
  const { answers, end } = await runPhp(world, runs, print && { print });
  const unable = answers.filter((answer) => answer.unable).length;
  const at = answers.findIndex((answer, index) => !isSame(runs[index], answer));
  const run = runs[at];
  const php = answers[at];
  if (!run || !php) return { compared: answers.length, unable, ...(end && { end }) };
  const differences = effectDifferences(run, php);
  const node = await firstDifferentNode(subject, world, run, print);
  const { ret, data, msg, error } = php;
  const answer = { ret, data, msg: error ?? msg };
  const difference: Difference = { parameters: run.parameters, ts: run.answer, php: answer };
  if (node !== undefined) difference.node = node;
  if (differences.length > 0) difference.outside = differences;
  return { compared: at + 1, unable, difference };
}

function isSame(run: Run | undefined, php: PhpAnswer): boolean {
  if (!run || php.unable) return true;
  const { ret, data, msg, error } = php;
  return error === undefined && isDeepStrictEqual(run.answer, { ret, data, msg }) && effectDifferences(run, php).length === 0;
}

/** Empty for a call that broke off, because the rest of its effects is unknown. */
function effectDifferences({ effects: ts }: Run, { effects: php, error }: PhpAnswer): EffectDifference[] {
  if (error !== undefined) return [];
  const differences: EffectDifference[] = [];
  if (!isDeepStrictEqual(ts.requests, php.requests)) differences.push({ what: 'requests', ts: ts.requests, php: php.requests });
  for (const [table, rows] of Object.entries(ts.tables)) {
    const others = php.tables[table] ?? [];
    if (!isDeepStrictEqual(rows, others)) differences.push({ what: 'rows', table, ...unlikeRows(rows, others) });
  }
  if (!isDeepStrictEqual(ts.cache, php.cache)) differences.push({ what: 'cache', ts: ts.cache, php: php.cache });
  if (!isDeepStrictEqual(ts.headers, php.headers)) differences.push({ what: 'headers', ts: ts.headers, php: php.headers });
  return differences;
}

/** Returns the rows that are not in both. */
function unlikeRows(ts: Json, php: Json): Pick<EffectDifference, 'ts' | 'php'> {
  const [left, right] = [ts, php].map((rows) => (Array.isArray(rows) ? rows : [])) as [Json[], Json[]];
  const without = (rows: Json[], others: Json[]) => rows.filter((row) => !others.some((other) => isDeepStrictEqual(row, other)));
  return { ts: without(left, right), php: without(right, left) };
}

/** Runs one input again and records every node's values on both sides. */
async function firstDifferentNode(
  subject: Subject,
  world: StubWorld,
  { parameters, turn, body, verb, request, crowd }: Run,
  print?: PrintPhp,
): Promise<string | undefined> {
  const { definition } = subject;
  const traced = { ...subject, handler: await compileHandler(definition, { trace: true }) };
  const run = await runHandler(traced, world, parameters, { turn, isJson: body !== undefined, crowd, ...(verb && { verb }), ...(request && { request }) });
  const [answer] = (await runPhp(world, [run], { trace: true, ...(print && { print }) })).answers;
  const others = answer?.steps;
  // PHP that broke down has noted nothing.
  if (!answer || !others) return undefined;
  const { steps } = run;
  const at = Array.from({ length: Math.max(steps.length, others.length) }).findIndex((_, index) => !isDeepStrictEqual(steps[index], others[index]));
  if (at >= 0) return steps[at]?.node ?? others[at]?.node;
  // Where all nodes agree, one has asked for something else, or the answer is put together differently.
  return nodeOfEffect(run, answer, definition.flow.nodes) ?? definition.flow.nodes.find(({ type }) => type === 'return')?.id;
}

type Nodes = Subject['definition']['flow']['nodes'];

/** Returns the node that caused a different effect. */
function nodeOfEffect(run: Run, answer: PhpAnswer, nodes: Nodes): string | undefined {
  const [first] = effectDifferences(run, answer);
  const ran = (fits: (node: Nodes[number]) => boolean) => nodes.filter(fits).map(({ id }) => id);
  if (first?.what === 'requests') {
    const at = run.effects.requests.findIndex((request, index) => !isDeepStrictEqual(request, answer.effects.requests[index]));
    return stepAt(
      run.steps,
      ran(({ type }) => type === 'http'),
      Math.max(at, 0),
    );
  }
  const changes = (settings: Nodes[number]['settings']) => !['list', 'find', 'get', 'count', 'group'].includes(String(settings.operation));
  if (first?.what === 'rows')
    return stepAt(
      run.steps,
      ran(({ type, settings }) => type === 'table' && settings.table === first.table && changes(settings)),
      0,
    );
  if (first?.what === 'headers')
    return stepAt(
      run.steps,
      ran(({ type }) => type === 'http'),
      0,
    );
  return (
    first &&
    stepAt(
      run.steps,
      ran(({ type, settings }) => type === 'cache' && changes(settings)),
      0,
    )
  );
}

/** A node without outputs is in no step. */
function stepAt(steps: readonly NodeOutputs[], nodes: readonly string[], at: number): string | undefined {
  return steps.filter(({ node }) => nodes.includes(node))[at]?.node ?? nodes[0];
}
