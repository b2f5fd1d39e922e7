import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

/** What a run came to: how many tests passed of each file, and a line `file › test: what was wrong` for each that did not. */
export type Outcome = Record<string, { passed: number; failures: string[] }>;

/** What failed while no test ran stands under this name instead of a file's. */
export const notInTests = 'outside of tests';

/** Writes what a run came to, as JSON, to the file that PORTICO_TEST_OUTCOME names. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const outcome: Outcome = {};
    const of = (file: string) => (outcome[file] ??= { passed: 0, failures: [] });
    for (const module of modules) {
      const file = relative('', module.moduleId);
      const own = of(file);
      const fail = (titles: string[], errors: readonly { message: string }[]) => own.failures.push(`${[file, ...titles].join(' › ')}: ${worded(errors)}`);
      for (const part of [module, ...module.children.allSuites()]) if (part.errors().length > 0) fail(titlesOf(part), part.errors());
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') own.passed++;
        if (state === 'failed') fail(titlesOf(test), errors);
      }
    }
    for (const error of unhandled) {
      const path = typeof error.VITEST_TEST_PATH === 'string' ? relative('', error.VITEST_TEST_PATH) : `${notInTests} (${process.pid})`;
      of(path).failures.push(`${path}, unhandled: ${worded([error])}`);
    }
    if (process.env.PORTICO_TEST_OUTCOME) writeFileSync(process.env.PORTICO_TEST_OUTCOME, JSON.stringify(outcome));
  }
}

/** From the outermost `describe` to its own. */
function titlesOf(part: TestModule | TestSuite | TestCase): string[] {
  return part.type === 'module' ? [] : [...titlesOf(part.parent), part.name];
}

const worded = (errors: readonly { message: string }[]) =>
  errors
    .map(({ message }) => message)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 500);
