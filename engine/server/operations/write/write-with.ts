import { texts } from '../../../../generated/words/engine-server/write-with.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { eachLanguage, fillText } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { HookContext } from '../../kernel/plugin.ts';
import { type ScreenBinding, writeContext } from '../binding/screen-binding.ts';

/**
 * Runs the work in one transaction, then what hooks left for after the commit. A taken unique value becomes a fault of its fields.
 */
export async function writeWith<T>(binding: ScreenBinding, call: Call, work: (context: HookContext) => Promise<T>): Promise<T> {
  const { database } = binding.platform;
  const committed: (() => Promise<void>)[] = [];
  let result: T;
  try {
    result = await database.transact((query) => {
      committed.length = 0;
      return work(writeContext(binding, call, query, committed));
    });
  } catch (error) {
    const violation = database.uniqueViolation(error);
    const faults = violation ? takenFaults(binding.screen, violation.columns) : [];
    throw faults.length > 0 ? new InputError(faults) : error;
  }
  for (const follow of committed) await follow();
  return result;
}

function takenFaults(screen: Screen, columns: string[]): InvalidField[] {
  const fields = columns.flatMap((column) => fieldOf(screen, column) ?? []);
  const labels = eachLanguage((language) => fields.map((field) => field.label[language]).join(' + '));
  return fields.map((field) => ({
    field: field.name,
    code: 'taken',
    text: fillText(fields.length === 1 ? texts.taken : texts.takenTogether, { label: labels }),
  }));
}
