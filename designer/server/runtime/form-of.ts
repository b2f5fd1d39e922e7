import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import { fitting } from '../../model/semantics/runtime/budget.ts';

/** Typed values as the text fields of a call, so that they obey the same rules as what comes over the wire. Null and missing ones are left out. */
export function formOf(values: object): Record<string, string> {
  const form: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) form[name] = typeof value === 'string' ? value : printLossless(fitting(value));
  }
  return form;
}
