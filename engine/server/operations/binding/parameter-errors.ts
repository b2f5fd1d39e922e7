import { texts } from '../../../../generated/words/engine-server/parameter-errors.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import { isNothing, isSameValue } from '../../../core/json/same-value.ts';
import { fillText } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { parseJsonParameters } from '../../../core/validation/parameters/parse-json-parameters.ts';
import { parameterTools } from '../../gateway/parameters/parameter-tools.ts';
import type { Call } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import { knownService } from './known-service.ts';

/**
 * Checks parameters that a record stores for a call it names (`parameters:<field>`) by the rules of that call.
 * @param before the record before the write; unchanged valid parameters stay valid
 */
export async function parameterErrors(
  platform: Platform,
  fields: readonly Field[],
  call: Call,
  values: Record<string, unknown>,
  before?: Record<string, unknown>,
): Promise<InvalidField[]> {
  const found: InvalidField[] = [];
  for (const { name, label, format } of fields) {
    if (format?.kind !== 'parameters') continue;
    const [value, wanted] = [values[name], values[format.field]];
    if (before && isSameValue(value, before[name]) && isSameValue(wanted, before[format.field])) continue;
    const source = fieldOf({ fields }, format.field);
    if (isNothing(wanted)) {
      if (!isNothing(value)) found.push({ field: name, code: 'parameters', text: fillText(texts.noService, { label, source: source?.label ?? format.field }) });
      continue;
    }
    const service = await knownService(platform, String(wanted), sessionOf(call));
    if (!service)
      found.push({ field: format.field, code: 'service', text: fillText(texts.unknown, { label: source?.label ?? format.field, name: String(wanted) }) });
    else {
      const members = typeof value === 'object' && value !== null ? { ...value } : {};
      const { errors } = parseJsonParameters(service.parameters, members, parameterTools);
      found.push(
        ...errors.map((error) => ({
          ...error,
          field: `${name}.${error.field}`,
          ...(error.code === 'required' && { text: fillText(texts.required, { name: error.field }) }),
        })),
      );
    }
  }
  return found;
}
