import { InputError } from '../errors.ts';
import type { Call } from '../gateway/service.ts';
import { accountOf, verbOf } from './caller.ts';
import { machineDefaults } from './machine-defaults.ts';
import { auditable } from './present.ts';
import { recordInput, sealPrivate } from './record-input.ts';
import { firstAnswer, keepAnswer } from './request-keys.ts';
import type { ScreenBinding } from './screen-binding.ts';
import { writeWith } from './write-with.ts';

export interface AddAnswer {
  id: number;
  rev: number;
}

/** `Add`: checks everything at once, writes, and answers a repeated submission with the first one's answer. */
export async function addRecord(binding: ScreenBinding, call: Call): Promise<AddAnswer> {
  const { platform, screen, repository, hooks, check } = binding;
  const { database } = platform;
  const earlier = await firstAnswer(database.read, call);
  if (earlier !== undefined) return earlier as AddAnswer;
  const own = screen.own === undefined ? {} : { [screen.own]: accountOf(call) };
  const { values, faults } = check({ ...recordInput(screen.fields, call.params), ...recordInput(screen.fields, own) }, { mode: 'add' });
  if (faults.length > 0) throw new InputError(faults);
  const sealed = { ...(await sealPrivate(platform, screen.fields, values)), ...machineDefaults(screen), ...own };
  try {
    return await writeWith(binding, call, async (context) => {
      const { query } = context;
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
    // Two submissions at the same moment: the one that came second finds the key, or the record's own unique value, taken.
    const first = await firstAnswer(database.read, call);
    if (first !== undefined) return first as AddAnswer;
    throw error;
  }
}
