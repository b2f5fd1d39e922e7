import { texts } from '../../../../generated/words/engine-server/require-offered.ts';
import { fillText } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { AnyQuery } from '../../kernel/ports/database.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { conditionQuery, contextOf, targetOf } from '../binding/condition-query.ts';
import { scopeOf } from '../binding/scope.ts';
import { hooksOf, type ScreenBinding } from '../binding/screen-binding.ts';

/**
 * Refuses references to records that the field does not offer (`options`): a page shows only those, but a call can name any. Undoes the transaction.
 * @param before the record before the write; what was chosen before stays, offered or not
 */
export async function requireOffered(
  { platform, screen, plugins }: ScreenBinding,
  call: Call,
  query: AnyQuery,
  record: StoredRecord,
  before?: StoredRecord,
): Promise<void> {
  const faults: InvalidField[] = [];
  for (const { name, label, offered } of screen.fields) {
    const id = record[name];
    if (!offered || typeof id !== 'number' || id === before?.[name]) continue;
    const target = targetOf(platform, screen, name);
    const repository = target && platform.repositories.of(target);
    if (!target || !repository) continue;
    const scope = scopeOf({ platform, screen: target, hooks: hooksOf(target, plugins) }, call);
    const conditions = [...scope, ...conditionQuery(platform, target, offered, { ...contextOf(call), form: record })];
    if (!(await repository.get(query, id, { conditions }))) faults.push({ field: name, code: 'option', text: fillText(texts.notOffered, { label, id }) });
  }
  if (faults.length > 0) throw new InputError(faults);
}
