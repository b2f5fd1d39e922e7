import { defaultLanguage, eachLanguage } from '../../../../engine/core/text/text.ts';
import type { MappedFailure } from '../../semantics/runtime/runtime.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';

/** Returns the failure mapping in the form the runtime takes; undefined if the interface maps no failure. */
export function mappedFailures({ failures = [] }: Pick<InterfaceDefinition, 'failures'>): MappedFailure[] | undefined {
  if (failures.length === 0) return undefined;
  return failures.map(({ from, to, ret, message, message_en: other = message }) => ({
    from,
    to,
    ret,
    ...(message !== undefined && { message: eachLanguage((language) => (language === defaultLanguage ? message : (other ?? message))) }),
  }));
}
