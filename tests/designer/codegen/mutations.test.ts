import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { transform } from 'esbuild';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phpApiClass } from '../../../designer/codegen/php/api-class.ts';
import { phpDomainClass } from '../../../designer/codegen/php/domain-class.ts';
import { phpSupportFiles } from '../../../designer/codegen/php/support-files.ts';
import { tsFunctionName, tsHandler } from '../../../designer/codegen/ts/handler.ts';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { evaluateDefinition } from '../../../designer/model/evaluate/evaluate-definition.ts';
import { Failure } from '../../../designer/model/semantics/values/failure.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { Handler } from '../../../designer/server/runtime/compile-handler.ts';
import { parseParameters } from '../../../engine/core/validation/parameters/parse-parameters.ts';
import { parameterTools } from '../../../engine/server/index.ts';
import { runtimeWith } from './memory-runtime.ts';
import { memoryTables } from './memory-tables.ts';
import { hasPhp } from './php-project.ts';
import { flatPhp } from './printed-php.ts';

type Form = Record<string, string>;
type Outcome = { data: unknown } | { ret: number; msg: string };

/** One interface with a bit of everything an emitter can get wrong. */
function subject(): InterfaceDefinition {
  const definition = computedDefinition(
    'Check.Mutant.Run',
    {
      a: { type: 'integer', required: true, min: -100, max: 1000 },
      b: { type: 'integer', default: 3 },
      kind: { type: 'string', enum: ['a', 'b'], default: 'a' },
      note: { type: 'string', pattern: '^[a-z/]+$', max: 5 },
      'X-Tags': { type: 'array', items: { type: 'string' }, max: 3 },
      place: { type: 'object', properties: [{ name: 'city', type: 'string', required: true }] },
    },
    {
      difference: ['subtract', 'a', 'b'],
      share: { if: [['equal', 'b', { value: 0 }], { value: null }, ['divide', 'a', 'b']] },
      whole: ['divideWhole', 'a', { value: 7 }],
      rounded: ['round', ['divide', 'a', { value: 8 }], { value: 2 }],
      label: { if: [['less', 'a', { value: 60 }], { value: "it's \\ low" }, ['concat', ['upper', 'kind'], { value: ' passed' }]] },
      product: ['multiply', 'a', { value: 2.5 }],
      both: ['and', ['greaterOrEqual', 'a', { value: 10 }], ['notEqual', 'b', { value: 4 }]],
      limits: { value: { low: 0, high: [1, 2.5, 'x'], none: {}, yes: true, gone: null } },
      note: 'note',
      tags: 'X-Tags',
      place: 'place',
    },
  );
  const position = { x: 0, y: 0 };
  definition.flow.nodes.push(
    { id: 'guard', type: 'fail', settings: { ret: 4001, message: '超限' }, position },
    { id: 'over', type: 'operation', settings: { operator: 'greater' }, values: { b: 500 }, position },
  );
  definition.flow.edges.push(
    { from: { node: 'a', port: 'value' }, to: { node: 'over', port: 'a' } },
    { from: { node: 'over', port: 'result' }, to: { node: 'guard', port: 'when' } },
  );
  return definition;
}

/** Forms of right values, each border among them, and forms in which one field may be wrong. */
function forms(): Form[] {
  const right = fc.record(
    {
      a: fc.oneof(fc.integer({ min: -100, max: 500 }).map(String), fc.constantFrom('59', '60', '9', '10', '499', '500', '501', '-100', '1000')),
      b: fc.constantFrom('0', '1', '-2', '4', '3', '7', ''),
      kind: fc.constantFrom('a', 'b'),
      note: fc.constantFrom('abc', 'ab/', 'abcde', ''),
      'X-Tags': fc.constantFrom('[]', '["x"]', '["a","b","c"]'),
      place: fc.constant('{"city":"x"}'),
    },
    { requiredKeys: ['a'] },
  );
  const wrong = fc.oneof(
    fc.constantFrom('-101', '1001', '1.5', 'x', '', '5.0').map((a): Form => ({ a })),
    fc.constantFrom('abcdef', 'a1', 'ABC', 'ab\n').map((note): Form => ({ note })),
    fc.constantFrom('["a","b","c","d"]', '[1]', '{}').map((tags): Form => ({ 'X-Tags': tags })),
    fc.constantFrom('{}', '[]', '{"city":1}', '{"city":"x","more":1}').map((place): Form => ({ place })),
    fc.constantFrom<Form>({ kind: 'c' }, { b: 'x' }, { other: 'x' }),
  );
  return [
    {},
    ...fc.sample(right, { numRuns: 250, seed: 3 }),
    ...fc.sample(fc.tuple(right, wrong), { numRuns: 150, seed: 4 }).map(([form, fault]): Form => ({ ...form, ...fault })),
  ];
}

type Patch = [name: string, find: RegExp | string, replace: string];

/** Faults an emitter could have, each planted into what it prints. */
const phpFaults: Patch[] = [
  ['operands of subtract swapped', 'subtract($a, $b)', 'subtract($b, $a)'],
  ['operands of divide swapped', /divide\(\$a, \$b\)/, 'divide($b, $a)'],
  ['another operation', 'Calc::subtract', 'Calc::add'],
  ['border of less', 'Calc::less(', 'Calc::lessOrEqual('],
  ['border of greater or equal', 'Calc::greaterOrEqual(', 'Calc::greater('],
  ['border of a failure', 'Calc::greater($a, 500)', 'Calc::greaterOrEqual($a, 500)'],
  ['branches of a choice', /(if \(Calc::condition\()(\$less)/, '$1!$2'],
  ['whole division rounds', 'Calc::divideWhole', 'Calc::divide'],
  ['digits of round', /(Calc::round\([^;]*), 2\)/, '$1, 1)'],
  ['rounding left out', /Calc::round\((\$\w+), 2\)/, '$1'],
  ['case', 'Calc::upper', 'Calc::lower'],
  ['order of texts', /Calc::concat\((\$\w+), (' passed')\)/, 'Calc::concat($2, $1)'],
  ['and for or', 'Calc::and(', 'Calc::or('],
  ['multiply for add', 'Calc::multiply', 'Calc::add'],
  ['number as text', ', 60)', ", '60')"],
  ['float cut', ', 2.5)', ', 2)'],
  ['constant off by one', 'divideWhole($a, 7)', 'divideWhole($a, 8)'],
  ['quote lost', "it\\'s", 'its'],
  ['backslash doubled', "it\\'s \\\\ low", "it\\'s \\\\\\\\ low"],
  ['null as text', /= null;/, "= '';"],
  ['empty object as list', '(object) []', '[]'],
  ['element of a list lost', "1, 2.5, 'x'", '1, 2.5'],
  ['true as text', "'yes' => true", "'yes' => 'true'"],
  ['member of an object lost', "'low' => 0, ", ''],
  ['member that is null lost', ", 'gone' => null", ''],
  ['failure left out', /throw new [^;]*;/, ''],
  ['return code of a failure', '4001', '400'],
  ['message of a failure', '超限', '超'],
  ['field of the answer lost', /'difference' => \$\w+, /, ''],
  ['name of a field', "'difference' =>", "'diff' =>"],
  ['fields of the answer swapped', /'whole' => (\$\w+), 'rounded' => (\$\w+)/, "'whole' => $2, 'rounded' => $1"],
  ['rule: default lost', ", 'default' => 3", ''],
  ['rule: default as text', "'default' => 3", "'default' => '3'"],
  ['rule: required lost', ", 'require' => true", ''],
  ['rule: minimum off by one', "'min' => -100", "'min' => -101"],
  ['rule: maximum off by one', "'max' => 1000", "'max' => 999"],
  ['rule: value of an enum lost', "['a', 'b']", "['a']"],
  ['rule: pattern without its end', '+$/uD', '+/uD'],
  ['rule: integer as float', "'type' => 'int'", "'type' => 'float'"],
  ['rule: elements unchecked', /, 'items' => \[[^\]]*\]/, ''],
  ['rule: members unchecked', /, 'members' => \[\[[^\]]*\]\]/, ''],
  ['rule: object as list', ", 'object' => true", ''],
  ['rule: name on the wire', "'name' => 'X-Tags'", "'name' => 'xTags'"],
  ['arguments swapped', '->run($this->a, $this->b', '->run($this->b, $this->a'],
];

const tsFaults: Patch[] = [
  ['operands of subtract swapped', 'subtract(parameters.a, parameters.b)', 'subtract(parameters.b, parameters.a)'],
  ['border of less', 'calc.less(', 'calc.lessOrEqual('],
  ['branches of a choice', 'condition(less)', 'condition(!less)'],
  ['digits of round', /(calc\.round\([^;]*), 2\)/, '$1, 1)'],
  ['quote lost', "it\\'s", 'its'],
  ['failure left out', /if \(platform\.calc\.condition\(greater\)\)[^;]*;/, ''],
  ['absent as undefined in a list', "parameters['X-Tags'] ?? null", "parameters['X-Tags'] ?? []"],
  ['name of a parameter', "parameters['X-Tags']", 'parameters.xTags'],
  ['order of texts', /calc\.concat\((\w+), (' passed')\)/, 'calc.concat($2, $1)'],
  ['number as text', ', 60)', ", '60')"],
  ['field of the answer lost', /difference: \w+, /, ''],
];

const runner = `<?php
namespace PhalApi { class Exception extends \\Exception {} class Api { public function getRules() { return array(); } } }
namespace {
spl_autoload_register(function ($class) { $parts = explode('\\\\', $class); $file = __DIR__ . '/' . implode('.', $parts) . '.php'; if (is_file($file)) { require $file; } });
list($spaces, $forms) = json_decode(file_get_contents('php://stdin'), true);
Portico\\Input::$language = 'zh_cn';
$all = array();
foreach ($spaces as $space) {
  $answers = array();
  foreach ($forms as $form) {
    try {
      $class = "\\\\$space\\\\Api\\\\Mutant";
      $api = new $class();
      foreach (Portico\\Input::read($api->getRules()['Run'], $form) as $member => $value) { $api->$member = $value; }
      $answers[] = array('data' => $api->run());
    } catch (\\PhalApi\\Exception $e) { $answers[] = array('ret' => $e->getCode(), 'msg' => $e->getMessage()); }
    catch (\\Throwable $e) { $answers[] = array('ret' => -1, 'msg' => $e->getMessage()); }
  }
  $all[] = $answers;
}
echo json_encode($all, JSON_THROW_ON_ERROR);
}
`;

function patched(text: string, [name, find, replace]: Patch): string {
  const changed = text.replace(find, () => '\0');
  if (changed === text) throw new Error(`the fault "${name}" has no place in what is printed`);
  return text.replace(find, replace);
}

/** Answers of the interface as printed (first) and with each fault planted, to every form, in one PHP process. */
function byPhp(definition: InterfaceDefinition, inputs: readonly Form[]): Outcome[][] {
  const folder = mkdtempSync(join(tmpdir(), 'portico-mutants-'));
  try {
    const spaces = ['M0', ...phpFaults.map((_, index) => `M${index + 1}`)];
    for (const [index, namespace] of spaces.entries()) {
      const own = { ...definition, namespace };
      const parts = { Api: flatPhp(phpApiClass([own]).text), Domain: flatPhp(phpDomainClass([own]).text) };
      const fault = phpFaults[index - 1];
      if (fault) {
        const layer = fault[0].startsWith('rule:') || fault[0].startsWith('arguments') ? 'Api' : 'Domain';
        parts[layer] = patched(parts[layer], fault);
      }
      for (const [layer, text] of Object.entries(parts)) writeFileSync(join(folder, `${namespace}.${layer}.Mutant.php`), text);
    }
    for (const { path, text } of phpSupportFiles()) writeFileSync(join(folder, `Portico.${path.split('/').at(-1)}`), text);
    writeFileSync(join(folder, 'run.php'), runner);
    const output = execFileSync('php', ['-d', 'display_errors=stderr', join(folder, 'run.php')], {
      input: JSON.stringify([spaces, inputs]),
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(output.toString('utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function outcome(definition: InterfaceDefinition, form: Form, run: (values: Record<string, unknown>) => Promise<unknown>): Promise<Outcome> {
  const { values, errors } = parseParameters(definition.parameters, form, parameterTools);
  if (errors.length > 0) return { ret: 400, msg: errors.map(({ text }) => text.zh_cn).join('；') };
  try {
    return { data: JSON.parse(JSON.stringify(await run(values))) };
  } catch (error) {
    return error instanceof Failure ? { ret: error.ret, msg: error.text.zh_cn } : { ret: -1, msg: String(error) };
  }
}

async function byTypeScript(definition: InterfaceDefinition, inputs: readonly Form[], fault?: Patch): Promise<Outcome[]> {
  const { text } = tsHandler(definition);
  const { code } = await transform(fault ? patched(text, fault) : text, { loader: 'ts', format: 'esm', target: 'node24' });
  const module: Record<string, unknown> = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const handler = module[tsFunctionName(definition)] as Handler;
  return Promise.all(inputs.map((form) => outcome(definition, form, (values) => handler(values, runtimeWith(memoryTables([]))))));
}

it.skipIf(!hasPhp)('faults planted into what the emitters print are caught by comparing the languages', async () => {
  const definition = subject();
  const inputs = forms();
  const wanted: Outcome[] = [];
  for (const form of inputs) wanted.push(await outcome(definition, form, (values) => evaluateDefinition(definition, values, runtimeWith(memoryTables([])))));
  expect(wanted.filter((one) => 'data' in one).length).toBeGreaterThan(50);

  const [sound, ...mutants] = byPhp(definition, inputs);
  expect(sound).toEqual(wanted);
  expect(await byTypeScript(definition, inputs)).toEqual(wanted);

  const survivors = phpFaults.flatMap(([name], index) => (isDeepStrictEqual(mutants[index], wanted) ? [`PHP: ${name}`] : []));
  for (const fault of tsFaults) {
    if (isDeepStrictEqual(await byTypeScript(definition, inputs, fault), wanted)) survivors.push(`TypeScript: ${fault[0]}`);
  }
  expect(survivors).toEqual([]);
  expect(phpFaults.length + tsFaults.length).toBe(55);
});
