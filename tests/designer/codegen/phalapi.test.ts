import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeTree } from '../../../designer/codegen/code-tree/code-tree.ts';
import { type InterfaceDefinition, serviceOf } from '../../../designer/model/definition.ts';
import { Failure } from '../../../designer/model/semantics/failure.ts';
import { compileHandler } from '../../../designer/server/compile-handler.ts';
import { parseParameters } from '../../../engine/core/validation/parameters.ts';
import { parameterTools } from '../../../engine/server/index.ts';
import { runtimeWith } from './memory-runtime.ts';
import { memoryTables } from './memory-tables.ts';
import { realFramework, standInFramework } from './phalapi-framework.ts';
import { hasPhp } from './php-project.ts';
import { double, grade, sampleDefinitions } from './sample-definitions.ts';

interface Envelope {
  ret: number;
  data: unknown;
  msg: string;
}

/** What the platform answers to the same form. */
async function twin(definition: InterfaceDefinition, form: Record<string, string>): Promise<Envelope> {
  const { values, faults } = parseParameters(definition.parameters, form, parameterTools);
  if (faults.length > 0) return { ret: 400, data: {}, msg: faults[0]!.text.zh_cn };
  try {
    const handler = await compileHandler(definition);
    return { ret: 200, data: JSON.parse(JSON.stringify(await handler(values, runtimeWith(memoryTables([]))))), msg: '' };
  } catch (error) {
    if (error instanceof Failure) return { ret: error.ret, data: {}, msg: error.text.zh_cn };
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

const index = (vendor: string, root: string) => `<?php
error_reporting(-1);
ini_set('display_errors', 'stderr');
require ${JSON.stringify(join(vendor, 'autoload.php'))};
spl_autoload_register(function ($class) {
  $parts = explode('\\\\', $class);
  $parts[0] = strtolower($parts[0]);
  $file = ${JSON.stringify(join(root, 'src'))} . '/' . implode('/', $parts) . '.php';
  if (is_file($file)) { require $file; }
});
$di = \\PhalApi\\DI();
$di->config = new \\PhalApi\\Config\\FileConfig(${JSON.stringify(join(root, 'config'))});
$di->debug = false;
$di->logger = new \\PhalApi\\Logger\\FileLogger(${JSON.stringify(join(root, 'runtime'))}, 7);
$di->request = new \\PhalApi\\Request();
if (isset($_GET['load'])) {
  foreach (explode(',', $_GET['load']) as $class) { if (!class_exists($class) && !trait_exists($class)) { echo $class, ' '; } }
  exit;
}
$api = new \\PhalApi\\PhalApi();
$api->response()->output();
`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

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
      ['the real framework', realFramework()],
    ]
  : [];

for (const [name, vendor] of frameworks) {
  describe.skipIf(vendor === null)(`generated PHP inside ${name}`, () => {
    let server: ChildProcess;
    let address = '';
    let root = '';
    const files = codeTree(sampleDefinitions()).filter(({ path }) => path.startsWith('php/'));

    beforeAll(async () => {
      root = newFolder();
      for (const { path, text } of [
        ...files,
        { path: 'php/index.php', text: index(vendor!, root) },
        { path: 'php/config/app.php', text: '<?php return array();' },
        { path: 'php/config/sys.php', text: '<?php return array();' },
      ]) {
        const file = join(root, path.slice('php/'.length));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      mkdirSync(join(root, 'runtime'), { recursive: true });
      const port = await freePort();
      address = `http://127.0.0.1:${port}/index.php`;
      server = spawn('php', ['-d', `error_log=${join(root, 'errors.log')}`, '-d', 'log_errors=1', '-S', `127.0.0.1:${port}`, '-t', root], { stdio: 'ignore' });
      for (let tries = 0; tries < 100; tries++) {
        if (
          await fetch(`${address}?load=stdClass&service=A.B.C`).then(
            (answer) => answer.ok,
            () => false,
          )
        )
          return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('php -S does not answer');
    }, 30_000);
    afterAll(() => {
      server?.kill();
    });

    it('every class loads', async () => {
      const classes = files.map(({ text, path }) => `${/^namespace (.*);$/m.exec(text)![1]}\\${path.split('/').at(-1)!.replace('.php', '')}`);
      expect(classes.length).toBeGreaterThan(12);
      const answer = await fetch(`${address}?service=A.B.C&load=${encodeURIComponent(classes.join(','))}`);
      expect(await answer.text()).toBe('');
    });

    it('good and bad input is answered as the platform answers it', async () => {
      for (const [definition, form] of calls) {
        const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ service: serviceOf(definition), ...form }) });
        const envelope = (await answer.json()) as Envelope;
        expect({ form, ...envelope }).toEqual({ form, ...(await twin(definition, form)) });
      }
      const log = join(root, 'errors.log');
      // The framework itself is not free of warnings on new versions of PHP; ours are.
      const warnings = readLog(log).filter((line) => line.includes(root));
      expect(warnings).toEqual([]);
    });
  });
}

function readLog(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}
