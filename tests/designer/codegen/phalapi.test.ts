import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../designer/model/semantics/values/failure.ts';
import { type InterfaceDefinition, serviceOf } from '../../../designer/model/types/definition.ts';
import { compileHandler } from '../../../designer/server/runtime/compile-handler.ts';
import { parseParameters } from '../../../engine/core/validation/parameters/parse-parameters.ts';
import { parameterTools } from '../../../engine/server/index.ts';
import { runtimeWith } from './memory-runtime.ts';
import { memoryTables } from './memory-tables.ts';
import { realFramework, standInFramework } from './phalapi-framework.ts';
import { PhalApiServer } from './phalapi-server.ts';
import { hasPhp } from './php-project.ts';
import { double, grade, sampleDefinitions } from './sample-definitions.ts';

interface Envelope {
  ret: number;
  data: unknown;
  msg: string;
}

/** What the platform answers to the same form. */
async function twin(definition: InterfaceDefinition, form: Record<string, string>): Promise<Envelope> {
  const { values, errors } = parseParameters(definition.parameters, form, parameterTools);
  if (errors.length > 0)
    return { ret: 400, data: { errors: errors.map(({ field, code, text }) => ({ field, code, message: text.zh_cn })) }, msg: errors[0]!.text.zh_cn };
  try {
    const handler = await compileHandler(definition);
    return { ret: 200, data: JSON.parse(JSON.stringify(await handler(values, runtimeWith(memoryTables([]))))), msg: '' };
  } catch (error) {
    if (error instanceof Failure) return { ret: error.ret, data: error.data, msg: error.text.zh_cn };
    throw error;
  }
}

/** Forms of good and bad calls. */
const calls: [InterfaceDefinition, Record<string, string>][] = [
  ...['0', '59', '60', '100', '101', '-1', '12abc', '', '1.5', '９'].map((score): [InterfaceDefinition, Record<string, string>] => [grade(), { score }]),
  [grade(), {}],
  [grade(), { score: '70', kind: 'b', 'X-Tags': '["茶","😀"]' }],
  [grade(), { score: '70', kind: 'c', 'X-Tags': '[1]', other: 'x' }],
  [grade(), { score: '7', 'X-Tags': '{}' }],
  ...['2', '0.1', '-1.5e3', '1e400', 'abc'].map((n): [InterfaceDefinition, Record<string, string>] => [double(), { n }]),
];

/** A service of the project itself, in the framework's own way. */
const site = `<?php
namespace App\\Api;
class Site extends \\PhalApi\\Api {
  public function getRules() { return array('index' => array('name' => array('name' => 'name', 'default' => 'nobody'))); }
  public function index() { return array('hello' => $this->name); }
}
`;

/** Answers a GET as if it were a HEAD, and shows the body. */
const asHead = "<?php $_SERVER['REQUEST_METHOD'] = 'HEAD'; require __DIR__ . '/index.php';";

const folders: string[] = [];
function newFolder(): string {
  folders.push(mkdtempSync(join(tmpdir(), 'portico-phalapi-')));
  return folders.at(-1)!;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const frameworks: [string, string | null][] = hasPhp
  ? [
      ['what stands in for the framework', standInFramework(newFolder())],
      ['the real framework', realFramework(newFolder())],
    ]
  : [];

for (const [name, autoload] of frameworks) {
  describe.skipIf(autoload === null)(`generated PHP inside ${name}`, () => {
    let php: PhalApiServer;
    const ask = async (form: Record<string, string>, headers: Record<string, string> = {}): Promise<Envelope> => {
      const answer = await fetch(php.address, { method: 'POST', body: new URLSearchParams(form), headers });
      return (await answer.json()) as Envelope;
    };

    beforeAll(async () => {
      php = new PhalApiServer(sampleDefinitions(), autoload!, [
        { path: 'src/app/Api/Site.php', text: site },
        { path: 'public/as-head.php', text: asHead },
      ]);
      await php.start();
    });
    afterAll(() => php?.remove());

    it('every class loads', async () => {
      const classes = php.files.flatMap(({ text, path }) => {
        const namespace = /^namespace (.*);$/m.exec(text)?.[1];
        return namespace ? [`${namespace}\\${path.split('/').at(-1)!.replace('.php', '')}`] : [];
      });
      expect(classes.length).toBeGreaterThan(12);
      expect(await php.unloadable(classes)).toBe('');
    });

    it('good and bad input is answered as the platform answers it', async () => {
      for (const [definition, form] of calls) {
        const envelope = await ask({ service: serviceOf(definition), ...form });
        expect({ form, ...envelope }).toEqual({ form, ...(await twin(definition, form)) });
      }
      expect(php.warnings()).toEqual([]);
    });

    it('a HEAD is answered as the GET it stands for, without a body', async () => {
      const requested = await fetch(`${php.address}?service=Tool.School.Double&n=2`, { method: 'HEAD' });
      expect([requested.status, requested.headers.get('content-type'), await requested.text()]).toEqual([200, 'application/json; charset=utf-8', '']);
      // Whether the class takes it as well, only the body would tell.
      const trace = `${php.address.replace('index.php', 'as-head.php')}?service=Tool.School.`;
      expect(await (await fetch(`${trace}Double&n=2`)).json()).toMatchObject({ ret: 200 });
      expect(await (await fetch(`${trace}Grade&score=70`)).json()).toMatchObject({ ret: 405 });
    });

    it('a caller reads the language asked for', async () => {
      const english = await ask({ service: 'Tool.School.Grade' }, { 'accept-language': 'en-GB,zh' });
      expect(english.msg).toBe('Parameter score is required');
      expect((await ask({ service: 'Tool.School.Grade' }, { 'accept-language': 'fr' })).msg).toBe('缺少必要参数 score');
    });

    it('services of the project itself stay those of the framework, and its base methods are no services', async () => {
      expect(await ask({ service: 'App.Site.Index', name: 'ann' })).toEqual({ ret: 200, data: { hello: 'ann' }, msg: '' });
      for (const service of ['Tool.School.GetRules', 'Tool.School.init', 'Tool.school.Grade', 'Tool.School.grade', 'Tool.Other.Grade', 'nothing']) {
        expect(await ask({ service })).toEqual({ ret: 404, data: null, msg: `服务 ${service} 不存在` });
      }
    });
  });
}
