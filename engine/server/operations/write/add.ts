import { editableFields } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import { accountOf, verbOf } from '../binding/caller.ts';
import { machineDefaults } from '../binding/machine-defaults.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { auditable } from '../binding/serialize.ts';
import { recordInput, sealPrivate, weakPasswords } from './record-input.ts';
import { firstAnswer, keepAnswer } from './request-keys.ts';
import { writeWith } from './write-with.ts';

export interface AddAnswer {
  id: number;
  rev: number;
}

/** `Add`: checks everything at once, writes, and answers a repeated submission with the first one's answer. */
export async function addRecord(binding: ScreenBinding, call: Call): Promise<AddAnswer> {
  const { platform, screen, repository, hooks, check } = binding;
  const { database } = platform;
  const earlier = await firstAnswer<AddAnswer>(database.read, call);
  if (earlier !== undefined) return earlier;
  const own = screen.own === undefined ? {} : { [screen.own]: accountOf(call) };
  const { values, errors } = check({ ...recordInput(screen.fields, call.params), ...recordInput(screen.fields, own) }, { mode: 'add' });
  if (errors.length === 0) errors.push(...(await weakPasswords(screen.fields, values)));
  if (errors.length > 0) throw new InputError(errors);
  const sealed = { ...hiddenDefaults(screen, values), ...(await sealPrivate(platform, screen.fields, values)), ...machineDefaults(screen), ...own };
  try {
    return await writeWith(binding, call, async (context) => {
      const { query } = context;
      const justNow = await firstAnswer<AddAnswer>(query, call);
      if (justNow !== undefined) return justNow;
      const wanted = (await hooks.beforeWrite?.(context, sealed, null)) ?? sealed;
      const record = await repository.insert(query, wanted, call.session?.accountId ?? null);
      const answer: AddAnswer = { id: record.id, rev: record.rev };
      await keepAnswer(query, call, answer);
      await platform.audit.record(query, call, {
        screen: screen.name,
        recordId: record.id,
        verb: verbOf(call),
        before: null,
        after: auditable(screen, wanted),
      });
      await hooks.afterWrite?.(context, record, null);
      return answer;
    });
  } catch (error) {
    // Two submissions at the same moment on PostgreSQL: the second one finds the key, or the record's own unique value, taken.
    const first = await firstAnswer<AddAnswer>(database.read, call);
    if (first !== undefined) return first;
    throw error;
  }
}

/** A field that was hidden stays empty: without a word the column would fill in its default. */
function hiddenDefaults(screen: Screen, values: Record<string, unknown>): Record<string, null> {
  const hidden = editableFields(screen).filter(({ name, default: fallback }) => fallback !== undefined && values[name] === undefined);
  return Object.fromEntries(hidden.map(({ name }) => [name, null]));
}
