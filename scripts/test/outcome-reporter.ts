import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

/** What a run came to. Each line of `failures` and `repeated` is `file › test: what was wrong`. */
export interface Outcome {
  passed: number;
  failures: string[];
  /** Passed when they were run once more. */
  repeated: string[];
}

/** Writes what a run came to, as JSON, to the file that PORTICO_TEST_OUTCOME names. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const outcome: Outcome = { passed: 0, failures: unhandled.map(({ message }) => `outside of tests: ${message}`), repeated: [] };
    for (const module of modules) {
      const file = relative('', module.moduleId);
      const tell = (titles: string[], errors: readonly { message: string }[]) => `${[file, ...titles].join(' › ')}: ${worded(errors)}`;
      for (const part of [module, ...module.children.allSuites()]) if (part.errors().length > 0) outcome.failures.push(tell(titlesOf(part), part.errors()));
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') outcome.passed++;
        if (state === 'failed') outcome.failures.push(tell(titlesOf(test), errors));
        else if (test.diagnostic()?.flaky) outcome.repeated.push(tell(titlesOf(test), errors));
      }
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
