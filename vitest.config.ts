import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but Node, `server` a database over real HTTP, `e2e` a Chromium. */
export default defineConfig({
  test: {
    // Tests wait for servers and databases as much as they compute: one core alone is no reason to run them one by one.
    globalSetup: 'tests/helpers/prepare.ts',
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Some start PHP or a server: a busy machine is no reason to fail.
      { test: { name: 'unit', include: ['tests/{core,designer,web,scripts}/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'server', include: ['tests/{server,plugins,integration,faults}/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
