import type { FailureRule, InterfaceDefinition } from '../../types/definition.ts';

/** Sets the failure mapping; an empty one removes it. */
export function setFailures(definition: InterfaceDefinition, failures: readonly FailureRule[]): InterfaceDefinition {
  const { failures: _, ...plain } = definition;
  return failures.length === 0 ? plain : { ...plain, failures: [...failures] };
}

/** Changes one rule; an empty message removes the message. */
export function changeFailure(definition: InterfaceDefinition, index: number, change: Partial<FailureRule>): InterfaceDefinition {
  const { failures = [] } = definition;
  const rule = failures[index];
  if (!rule) return definition;
  const { message, message_en: other, ...codes } = { ...rule, ...change };
  return setFailures(definition, failures.with(index, { ...codes, ...(message && { message }), ...(message && other && { message_en: other }) }));
}
