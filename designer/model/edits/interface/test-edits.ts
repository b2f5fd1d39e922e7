import { acceptAnswer } from '../../../../engine/core/expectation/accept-answer.ts';
import type { FoundAnswer } from '../../../../engine/core/expectation/expectation.ts';
import type { Json } from '../../../../engine/core/json/json.ts';
import type { InterfaceDefinition, TestCase } from '../../types/definition.ts';

/** Adds a test case at the end. */
export function addTest(definition: InterfaceDefinition, test: TestCase): InterfaceDefinition {
  return { ...definition, tests: [...(definition.tests ?? []), test] };
}

/** Returns the definition with other test cases. */
export function withTests(definition: InterfaceDefinition, tests: InterfaceDefinition['tests']): InterfaceDefinition {
  const { tests: _, ...plain } = definition;
  return tests ? { ...plain, tests } : plain;
}

/** Removes the test case at an index. */
export function removeTest(definition: InterfaceDefinition, index: number): InterfaceDefinition {
  const { tests = [], ...plain } = definition;
  if (!tests[index]) return definition;
  const remaining = tests.toSpliced(index, 1);
  return remaining.length === 0 ? plain : { ...plain, tests: remaining };
}

/**
 * Makes an actual answer the expected one of a test case.
 * @param index of the test case
 */
export function takeAnswer(definition: InterfaceDefinition, index: number, found: Pick<FoundAnswer, 'ret' | 'data'>): InterfaceDefinition {
  const { tests = [] } = definition;
  const test = tests[index];
  return test ? { ...definition, tests: tests.with(index, acceptAnswer(test, found)) } : definition;
}

/** Sets the example of the answer. */
export function setExample(definition: InterfaceDefinition, example: Json): InterfaceDefinition {
  return definition.example === example ? definition : { ...definition, example };
}
