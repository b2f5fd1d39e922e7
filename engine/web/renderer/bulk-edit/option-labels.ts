import type { References } from '../../../core/answers/list-answer.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import { referenceOf } from '../../../core/derive/references.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import { call } from '../../api/call.ts';
import type { FormValues } from '../form/store/form-values.ts';

/** The words for records that were just chosen and stand in no answer yet. */
export async function optionLabels(screen: Screen, fields: Field[], values: FormValues, signal: AbortSignal): Promise<References> {
  const chosen = fields.flatMap(({ name, ...field }) => {
    const isReference = referenceOf({ name, ...field })?.stores === 'id';
    const ids = [values[name]].flat().filter((id) => typeof id === 'number');
    return isReference && ids.length > 0 ? [{ name, ids }] : [];
  });
  const loads = chosen.map(async ({ name, ids }): Promise<[string, Record<string, string>]> => {
    const { items } = await call(operationOf(screen, 'Options'), { field: name, ids }, { signal, quiet: true });
    return [name, Object.fromEntries(items.map(({ value, label }) => [String(value), label]))];
  });
  return Object.fromEntries(await Promise.all(loads));
}
