import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Files of a worker share the modules they load: loading the server takes a second, and there are hundreds of files. A test that changes what a
 * module holds changes it back; one that needs modules of its own, as with `vi.mock`, calls `vi.resetModules()` before (`vi.hoisted`) and after.
 */
const isolate = false;

/** `unit` needs nothing but Node, `server` a database over real HTTP, `e2e` a Chromium. */
export default defineConfig({
  test: {
    // For threads and for servers in processes of their own, which run the sources as they are.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/portico') },
    globalSetup: 'tests/helpers/prepare.ts',
    // Tests wait for servers and databases as much as they compute: two cores are busy with four files at a time.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      // Some start PHP or a server: a busy machine is no reason to fail.
      { test: { name: 'unit', include: ['tests/{core,designer,formats,web,scripts}/**/*.test.ts'], isolate, testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'server', include: ['tests/{server,plugins,integration,faults}/**/*.test.ts'], isolate, testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/helpers/prepare-browser.ts',
          isolate,
          // More pages at a time than cores come too late for each other's timeouts. A group of its own: only then may it differ from the others.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // A page on a busy machine misses a click now and then; what was run again is named in the output.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
