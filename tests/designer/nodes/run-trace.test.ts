import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from '../../../designer/codegen/generate.ts';
import { tsHandler } from '../../../designer/codegen/ts/handler.ts';
import { type EvaluateOptions, evaluateDefinition } from '../../../designer/model/evaluate/evaluate-definition.ts';
import type { TraceStep } from '../../../designer/model/evaluate/run-trace.ts';
import { runtimeWith } from '../codegen/memory-runtime.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { hasPhp } from '../codegen/php-project.ts';
import { drawn } from './drawn.ts';

const shares = drawn({
  service: 'Trace.Shares.Run',
  parameters: [{ name: 'numbers', type: 'array', required: true, items: { type: 'integer' } }],
  nodes: { each: { type: 'map' }, share: { type: 'operation', settings: { operator: 'divide' }, values: { a: 100 } } },
  edges: ['numbers.value -> each.items', 'each.item -> share.b', 'share.result -> each.each', 'each.result -> return.shares'],
});

async function traced(numbers: number[], options: EvaluateOptions = {}) {
  const steps: TraceStep[] = [];
  const run = evaluateDefinition(shares, { numbers }, runtimeWith(memoryTables([])), { ...options, onStep: (step) => steps.push(step) });
  const data = await run.catch((error: Error) => error.message);
  return { data, steps };
}

const brief = ({ node, outputs }: TraceStep) => [node, outputs];

describe('the trace of a run', () => {
  it('has a step per node, and one per turn inside a loop', async () => {
    const { data, steps } = await traced([4, 5]);
    expect(data).toEqual({ shares: [25, 20] });
    expect(steps.map(brief)).toEqual([
      ['numbers', { value: [4, 5] }],
      ['share', { result: 25 }],
      ['share', { result: 20 }],
      ['each', { result: [25, 20] }],
      ['return', { data: { shares: [25, 20] } }],
    ]);
    expect(steps[3]?.inner).toEqual({ item: 5, index: 1 });
    expect(steps.every(({ milliseconds }) => milliseconds >= 0)).toBe(true);
  });

  it('names the node that ended the call, and no node around it', async () => {
    const { data, steps } = await traced([4, 0]);
    expect(data).toBe('Division by zero');
    expect(steps.filter(({ failure }) => failure).map(({ node, failure }) => [node, failure?.ret])).toEqual([['share', 400]]);
  });

  it('takes pinned outputs for running a node, and what only feeds its body does not run', async () => {
    const { data, steps } = await traced([0], { pins: { each: { result: [1] } } });
    expect(data).toEqual({ shares: [1] });
    expect(steps.map(({ node, isPinned }) => [node, isPinned])).toEqual([
      ['numbers', undefined],
      ['each', true],
      ['return', undefined],
    ]);
  });

  it('stops after a node when asked to', async () => {
    const { data, steps } = await traced([4, 0], { until: 'share' });
    expect(data).toBeNull();
    expect(steps.map(({ node }) => node)).toEqual(['numbers', 'share']);
  });

  it('stops before a breakpoint, and passes as many by as it is told', async () => {
    const stops: string[] = [];
    const stopping = { breakpoints: ['share'], onStop: (node: string) => stops.push(node) };
    const first = await traced([4, 5], stopping);
    expect([first.data, first.steps.map(({ node }) => node)]).toEqual([null, ['numbers']]);
    const second = await traced([4, 5], { ...stopping, passed: 1 });
    expect(second.steps.map(brief).at(-1)).toEqual(['share', { result: 25 }]);
    expect((await traced([4, 5], { ...stopping, passed: 2 })).data).toEqual({ shares: [25, 20] });
    expect(stops).toEqual(['share', 'share']);
  });

  it('lets a node fail as it is told, and one that asks another system does with it what its settings say', async () => {
    const failing = new Map([['share', { ret: 4001, msg: 'no' }]]);
    const { data, steps } = await traced([4], { failing });
    expect([data, steps.at(-1)]).toMatchObject(['no', { node: 'share', failure: { ret: 4001 } }]);
    const asking = drawn({
      service: 'Trace.Asking.Run',
      nodes: { asked: { type: 'http', settings: { method: 'GET', url: 'http://upstream.test/', inputs: [], catch: true } } },
      edges: ['asked.failed -> return.failed', 'asked.ret -> return.ret', 'asked.message -> return.message'],
    });
    const options = { failing: new Map([['asked', { ret: 422, msg: 'away' }]]) };
    expect(await evaluateDefinition(asking, {}, runtimeWith(memoryTables([])), options)).toEqual({ failed: true, ret: 422, message: 'away' });
  });

  it('runs one node by itself with the values it is given, and what stands in its body', async () => {
    const share = await traced([], { alone: { node: 'share', inputs: { a: 9, b: 3 } } });
    expect([share.data, share.steps.map(brief)]).toEqual([null, [['share', { result: 3 }]]]);
    const each = await traced([], { alone: { node: 'each', inputs: { items: [4, 5] } } });
    expect(each.steps.map(brief).at(-1)).toEqual(['each', { result: [25, 20] }]);
    expect((await traced([], { alone: { node: 'nobody', inputs: {} } })).steps).toEqual([]);
  });

  it('is printed into both languages, node by node the same', async () => {
    const { text } = tsHandler(shares, { trace: true });
    expect(text.split('\n').filter((line) => line.includes('trace('))).toEqual([
      "  platform.trace('numbers', { value: parameters.numbers });",
      "    platform.trace('share', { result: divide });",
      "  platform.trace('each', { result: results });",
    ]);
    expect(tsHandler(shares).text).not.toContain('trace');
    if (!hasPhp) return;
    const wanted = (await traced([4, 8])).steps.map(brief).slice(0, -1);
    expect(phpSteps([4, 8])).toEqual(wanted);
  });
});

function phpSteps(numbers: number[]): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'portico-trace-'));
  try {
    const files = generate(shares, 'php', undefined, { trace: true }).filter(({ path }) => path.includes('/portico/') || path.includes('/Domain/'));
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    writeFileSync(
      join(folder, 'run.php'),
      `<?php
namespace PhalApi { class Exception extends \\Exception {} }
namespace {
  spl_autoload_register(function ($class) {
    foreach (${JSON.stringify(files.map(({ path }) => path))} as $path) {
      if (strcasecmp('src/' . str_replace('\\\\', '/', $class) . '.php', $path) === 0) { require __DIR__ . '/' . $path; }
    }
  });
  (new \\Trace\\Domain\\Shares())->run(json_decode($argv[1], true));
  echo json_encode(array_map(function ($step) { return array($step['node'], $step['outputs']); }, \\Portico\\Trace::$steps));
}
`,
    );
    return JSON.parse(execFileSync('php', ['-d', 'display_errors=stderr', join(folder, 'run.php'), JSON.stringify(numbers)]).toString());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
