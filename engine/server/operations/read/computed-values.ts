import { isOfType } from '../../../core/descriptor/check/shapes/value-fits.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import type { Json } from '../../../core/json/json.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { readContext, type ScreenBinding } from '../binding/screen-binding.ts';
import { nextMoments } from './next-moments.ts';

/** Milliseconds a page waits for a computation of a plugin. */
const patience = 5_000;

/**
 * Returns what is computed of these records, in order: when they come again, or what a plugin makes of them. Null for a value that is not of the field's type, and for all of them if the plugin
 * fails or takes too long, because a list is worth more than one of its columns. The log says why.
 */
export async function computedValues(
  binding: Pick<ScreenBinding, 'platform' | 'screen'>,
  call: Call,
  field: Field,
  records: StoredRecord[],
): Promise<unknown[]> {
  const { platform, screen } = binding;
  if (typeof field.computed === 'object') return nextMoments(platform, screen, call, field.computed, records);
  const compute = platform.plugins.computed(field.computed ?? '');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  try {
    const values = await Promise.race([compute?.(readContext(binding, call), records), late]);
    if (!Array.isArray(values) || values.length !== records.length) throw new Error(`${records.length} values were expected`);
    return values.map((value) => (isOfType(value as Json, field.type) ? value : null));
  } catch (error) {
    console.error(`computed field ${screen.name}.${field.name}:`, error);
    return records.map(() => null);
  } finally {
    clearTimeout(timer);
  }
}
