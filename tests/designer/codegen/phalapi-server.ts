import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { codeTree } from '../../../designer/codegen/code-tree/code-tree.ts';
import type { GeneratedFile } from '../../../designer/codegen/emit/generated-file.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';

/** What the skeleton's public/init.php does, and a page that loads every class named. */
const init = (autoload: string) => `<?php
error_reporting(-1);
ini_set('display_errors', '0');
date_default_timezone_set('Asia/Shanghai');
require_once ${JSON.stringify(autoload)};
spl_autoload_register(function ($class) {
  $parts = explode('\\\\', $class);
  $parts[0] = strtolower($parts[0]);
  $file = dirname(__DIR__) . '/src/' . implode('/', $parts) . '.php';
  if (is_file($file)) { require_once $file; }
});
$di = \\PhalApi\\DI();
$di->config = new \\PhalApi\\Config\\FileConfig(dirname(__DIR__) . '/config');
$di->debug = false;
$di->logger = new \\PhalApi\\Logger\\FileLogger(dirname(__DIR__) . '/runtime', 7);
`;

const loader = `<?php
require_once __DIR__ . '/init.php';
foreach (explode(',', (string)file_get_contents('php://input')) as $class) {
  if (!class_exists($class) && !trait_exists($class)) { echo $class, ' '; }
}
`;

/** A project in the framework's form behind PHP's own server, with the code of these interfaces. */
export class PhalApiServer {
  readonly root = mkdtempSync(join(tmpdir(), 'portico-phalapi-'));
  readonly files: GeneratedFile[];
  address = '';
  #process: ChildProcess | undefined;

  /**
   * @param autoload file that loads the framework
   * @param own further files of the project
   */
  constructor(definitions: readonly InterfaceDefinition[], autoload: string, own: readonly Pick<GeneratedFile, 'path' | 'text'>[] = []) {
    this.files = codeTree(definitions)
      .filter(({ path }) => path.startsWith('php/'))
      .map((file) => ({ ...file, path: file.path.slice('php/'.length) }));
    const project = [
      { path: 'public/init.php', text: init(autoload) },
      { path: 'public/load.php', text: loader },
      { path: 'config/app.php', text: '<?php return array();' },
      { path: 'config/sys.php', text: '<?php return array();' },
      { path: 'config/portico.php', text: "<?php return array('greeting' => '你好');" },
      ...own,
    ];
    for (const { path, text } of [...this.files, ...project]) {
      const file = join(this.root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    mkdirSync(join(this.root, 'runtime'), { recursive: true });
  }

  /** Throws when PHP does not answer. */
  async start(): Promise<void> {
    const port = await freePort();
    this.address = `http://127.0.0.1:${port}/index.php`;
    const options = ['-d', `error_log=${join(this.root, 'errors.log')}`, '-d', 'log_errors=1', '-d', 'opcache.enable_cli=1'];
    const environment = { ...process.env, PHP_CLI_SERVER_WORKERS: '2' };
    this.#process = spawn('php', [...options, '-S', `127.0.0.1:${port}`, '-t', join(this.root, 'public')], {
      stdio: 'ignore',
      env: environment,
      detached: true,
    });
    for (let tries = 0; tries < 200; tries++) {
      const isUp = await fetch(`http://127.0.0.1:${port}/load.php`, { method: 'POST', body: 'stdClass' }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isUp) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('php -S does not answer');
  }

  /** Which of these classes do not load. */
  async unloadable(classes: readonly string[]): Promise<string> {
    const answer = await fetch(this.address.replace('index.php', 'load.php'), { method: 'POST', body: classes.join(',') });
    return answer.text();
  }

  /** Warnings of PHP about our own files: the framework is not free of them on new versions. */
  warnings(): string[] {
    try {
      return readFileSync(join(this.root, 'errors.log'), 'utf8')
        .split('\n')
        .filter((line) => line.includes(this.root));
    } catch {
      return [];
    }
  }

  remove(): void {
    // Its workers are processes of their own.
    if (this.#process?.pid !== undefined) process.kill(-this.#process.pid);
    rmSync(this.root, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
