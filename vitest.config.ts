import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Of workers, their threads, and servers in processes of their own: all of them run the sources as they are.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/portico');

/**
 * Files of a worker share the modules they load: loading the server takes a second, and there are hundreds of files. A test that changes what a
 * module holds changes it back. Node loads them itself, which takes an eighth less processor time for the whole run than Vite's loader.
 */
const shared = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };
/** Tests that replace modules or load them anew (`vi.mock`, `vi.resetModules`) need Vite's loader. */
const apart = [
  'tests/core/json/lossless-json.test.ts',
  'tests/designer/server/publish/publish-walk.test.ts',
  'tests/designer/server/verify/verify-definition.test.ts',
  'tests/server/outbound/rebinding.test.ts',
];
/**
 * Whatever a test waits for, a busy machine is no reason to fail, and only a failure takes as long: no test has a patience of its own.
 * A file that fails is run once more, whole (`scripts/test.ts`): trying one test again would find what the first try left.
 */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
/** Room for what lives shortly: with the 16 MB of Node a tenth of a worker's processor time goes into moving it to where it is kept. */
const execArgv = ['--max-semi-space-size=64'];

/** `unit` needs nothing but Node, `server` a database over real HTTP, `e2e` a Chromium; `apart` are those of the first two with modules of their own. */
export default defineConfig({
  test: {
    globalSetup: 'tests/helpers/prepare.ts',
    // Tests wait for servers and databases as much as they compute: two cores are busy with four files at a time.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      { test: { name: 'unit', include: ['tests/{core,designer,formats,web,scripts}/**/*.test.ts'], exclude: apart, execArgv, ...shared, ...patience } },
      { test: { name: 'server', include: ['tests/{server,plugins,integration,faults}/**/*.test.ts'], exclude: apart, execArgv, ...shared, ...patience } },
      { test: { name: 'apart', include: apart, isolate: false, execArgv, ...patience } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/helpers/prepare-browser.ts',
          ...shared,
          // More pages at a time than cores come too late for each other's timeouts. A group of its own: only then may it differ from the others.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
    ],
  },
});
