import type { Parameter } from '../../protocol/parameter.ts';
import { type ParameterTools, type ParsedParameters, parseEach } from './parse-parameters.ts';
import { blank, isBlank, readValue } from './read-value.ts';

/**
 * Reads the members of a JSON body as the parameters of a call. Converts no types: `"1"` is no integer, `1` no text, `"true"` no boolean, and an
 * array or object is not its JSON text; only an `int64` may be a text of digits. Null, missing and `""` are distinct: a missing member takes its
 * default, null is refused unless the parameter is `nullable`, and `""` is a value of texts, which satisfies `required` only if `min` is 0.
 * Undeclared members are refused.
 * @param members own properties only; integers beyond ±(2^53−1) as `bigint`
 */
export function parseJsonParameters(rules: readonly Parameter[], members: Readonly<Record<string, unknown>>, tools: ParameterTools): ParsedParameters {
  return parseEach(rules, members, (rule) => {
    const value = Object.hasOwn(members, rule.name) ? members[rule.name] : undefined;
    if (value === undefined) return undefined;
    return { read: (errors) => (isBlank(rule, value) ? void errors.push(blank(rule.name)) : readValue(rule.name, rule, value, tools, errors)) };
  });
}
