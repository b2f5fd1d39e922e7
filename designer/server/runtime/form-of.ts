import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import { fitting } from '../../model/semantics/runtime/budget.ts';

/** Returns typed values as the text fields of a call, so that they obey the rules of calls. Leaves out null and missing ones. */
export function formOf(values: object): Record<string, string> {
  const form: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) form[name] = typeof value === 'string' ? value : printLossless(fitting(value));
  }
  return form;
}
