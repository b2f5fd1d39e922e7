import type { FailureRule, InterfaceDefinition } from '../../types/definition.ts';

/** The failure mapping; an empty one is none. */
export function setFailures(definition: InterfaceDefinition, failures: readonly FailureRule[]): InterfaceDefinition {
  const { failures: _, ...plain } = definition;
  return failures.length === 0 ? plain : { ...plain, failures: [...failures] };
}

/** One rule changed; an emptied message is one that is not there. */
export function changeFailure(definition: InterfaceDefinition, index: number, change: Partial<FailureRule>): InterfaceDefinition {
  const { failures = [] } = definition;
  const rule = failures[index];
  if (!rule) return definition;
  const { message, message_en: other, ...codes } = { ...rule, ...change };
  return setFailures(definition, failures.with(index, { ...codes, ...(message && { message }), ...(message && other && { message_en: other }) }));
}
