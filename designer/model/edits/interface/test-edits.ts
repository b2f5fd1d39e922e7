import type { Json } from '../../../../engine/core/json/json.ts';
import type { InterfaceDefinition, TestCase } from '../../types/definition.ts';

export function addTest(definition: InterfaceDefinition, test: TestCase): InterfaceDefinition {
  return { ...definition, tests: [...(definition.tests ?? []), test] };
}

export function removeTest(definition: InterfaceDefinition, index: number): InterfaceDefinition {
  const { tests = [], ...plain } = definition;
  if (!tests[index]) return definition;
  const kept = tests.toSpliced(index, 1);
  return kept.length === 0 ? plain : { ...plain, tests: kept };
}

/** What a test case got is what it demands from now on. @param index of the test case */
export function takeAnswer(definition: InterfaceDefinition, index: number, { ret, data }: Pick<TestCase, 'ret' | 'data'>): InterfaceDefinition {
  const { tests = [] } = definition;
  const test = tests[index];
  if (!test) return definition;
  const { data: _, ...plain } = test;
  return { ...definition, tests: tests.with(index, { ...plain, ret, ...(ret === 200 && data !== undefined && { data }) }) };
}

export function setExample(definition: InterfaceDefinition, example: Json): InterfaceDefinition {
  return definition.example === example ? definition : { ...definition, example };
}
