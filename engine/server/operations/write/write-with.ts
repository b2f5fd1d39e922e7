import { texts } from '../../../../generated/words/engine-server/write-with.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { eachLanguage, fillText } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { HookContext } from '../../kernel/plugin.ts';
import { type ScreenBinding, writeContext } from '../binding/screen-binding.ts';
import { firstAnswer, keepAnswer } from './request-keys.ts';

/**
 * Runs the work in one transaction, then what hooks deferred until after the commit. A duplicate unique value becomes an error of its fields. The
 * answer is stored under the call's `request_key` along with the writes, and a repeated call gets the first answer.
 */
export async function writeWith<T>(binding: ScreenBinding, call: Call, work: (context: HookContext) => Promise<T>): Promise<T> {
  const { database } = binding.platform;
  const committed: (() => Promise<void>)[] = [];
  let result: T;
  try {
    result = await database.transact(async (query) => {
      committed.length = 0;
      const justNow = await firstAnswer<T>(query, call);
      if (justNow !== undefined) return justNow;
      const answer = await work(writeContext(binding, call, query, committed));
      await keepAnswer(query, call, answer);
      return answer;
    });
  } catch (error) {
    // Two submissions at the same moment on PostgreSQL: the second one finds the key, or the record's own unique value, taken.
    const first = await firstAnswer<T>(database.read, call);
    if (first !== undefined) return first;
    const violation = database.uniqueViolation(error);
    const errors = violation ? uniqueErrors(binding.screen, violation.columns) : [];
    if (errors.length > 0) throw new InputError(errors);
    // What comes along with the record is of another screen.
    throw violation ? refuse('conflict', texts.takenElsewhere) : error;
  }
  for (const follow of committed) await follow();
  return result;
}

function uniqueErrors(screen: Screen, columns: string[]): InvalidField[] {
  const fields = columns.flatMap((column) => fieldOf(screen, column) ?? []);
  const labels = eachLanguage((language) => fields.map((field) => field.label[language]).join(' + '));
  return fields.map((field) => ({
    field: field.name,
    code: 'taken',
    text: fields.length === 1 ? (field.taken ?? fillText(texts.taken, { label: labels })) : fillText(texts.takenTogether, { label: labels }),
  }));
}
