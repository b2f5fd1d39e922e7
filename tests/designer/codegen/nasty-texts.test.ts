import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { generate } from '../../../designer/codegen/generate.ts';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { calc } from '../../../designer/model/semantics/runtime/calc.ts';
import type { Runtime } from '../../../designer/model/semantics/runtime/runtime.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { compileHandler } from '../../../designer/server/runtime/compile-handler.ts';
import { dumpPhp } from '../../../engine/core/printing/dump-php.ts';
import { dumpTs } from '../../../engine/core/printing/dump-ts.ts';
import { hasPhp, PhpProject } from './php-project.ts';

const nasty = [
  "*/ system('id'); /*",
  '?><?php system("id"); ?>',
  '${system("id")}',
  '`id`',
  "'); process.exit(1); //",
  '"; exit; //',
  '\\',
  "\\'",
  'line\nbreak\r\n\u2028\u2029end',
  '\0\u0007\u001b[2J',
  '</script><!--',
  '__proto__',
  '@return int hacked',
  '\u202Etxt.exe',
  '中文😀',
  '$this->x {$a}',
];

/** Every text of a definition is the same nasty one; its names stay valid. */
function spoiled(text: string): InterfaceDefinition {
  const definition = computedDefinition(
    'Tool.Nasty.Text',
    { a: { type: 'string', default: text, enum: [text], description: text, title: text } },
    {
      out: ['concat', 'a', { value: text }],
      deep: { value: { [text]: [text] } },
    },
  );
  for (const node of definition.flow.nodes) Object.assign(node, { title: text, note: text });
  const guard = { id: 'guard', type: 'fail', settings: { ret: 400, message: text }, values: { when: false }, position: { x: 0, y: 0 } };
  definition.flow.nodes.push(guard);
  return {
    ...definition,
    title: text,
    summary: text,
    description: text,
    module: text,
    returns: definition.returns.map((field) => ({ ...field, description: text })),
  };
}

const runtime = { calc, fail: () => {} } as unknown as Runtime;

/** Code without the insides of its strings and comments, and member names alike whether quoted or not. */
function skeleton(code: string): string {
  const parts = code.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|\['__proto__'\](?=:)|'(?:[^'\\\n]|\\.)*'|[A-Za-z_$][\w$]*|[^\s]/g);
  return [...parts]
    .map(([part]) => (part.startsWith('/*') ? '' : part.startsWith('//') ? '//' : /^\[?'/.test(part) || part === 'benign' ? 'TEXT' : part))
    .join(' ')
    .replaceAll('  ', ' ');
}

describe('texts of people in generated code', () => {
  it('are the same values in TypeScript and nothing else', async () => {
    for (const text of nasty) {
      const handler = await compileHandler(spoiled(text));
      const answer = (await handler({ a: text }, runtime)) as { out: string; deep: Record<string, unknown> };
      expect(answer.out).toBe(text + text);
      expect(Object.entries(answer.deep)).toEqual([[text, [text]]]);
      expect(Object.getPrototypeOf(answer.deep)).toBe(Object.prototype);
    }
  });

  it('change nothing of the code around them', async () => {
    const plain = (text: string) => {
      const definition = spoiled(text);
      for (const node of definition.flow.nodes) delete node.title;
      return generate(definition, 'ts')[0]!.text;
    };
    for (const text of nasty) {
      expect(skeleton(plain(text)), JSON.stringify(text)).toBe(skeleton(plain('benign')));
      await expect(transform(plain(text), { loader: 'ts' }), JSON.stringify(text)).resolves.toBeTruthy();
    }
  });

  it.skipIf(!hasPhp)('are the same values in PHP and nothing else', () => {
    for (const text of nasty) {
      const project = new PhpProject(generate(spoiled(text), 'php'));
      try {
        expect(project.errors()).toEqual([]);
        expect(project.run([{ class: '\\Tool\\Api\\Nasty', method: 'text', members: { a: text } }])).toEqual([
          { data: { out: text + text, deep: { [text]: [text] } } },
        ]);
      } finally {
        project.remove();
      }
    }
  });

  it('never leave the line they stand on', () => {
    for (const text of nasty) {
      for (const line of [dumpTs(text), dumpPhp(text)]) expect(line).not.toMatch(/[\n\r\u2028\u2029\0]/);
      for (const target of ['ts', 'php'] as const) expect(generate(spoiled(text), target)[0]!.text).not.toMatch(/[\u2028\u2029\0\u202E]/);
    }
  });
});
