import { texts } from '../../../../generated/words/engine-server/require-offered.ts';
import { referenceOf } from '../../../core/derive/references.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import { fillText, type Text } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { AnyQuery } from '../../kernel/ports/database.ts';
import type { Condition, Repository, StoredRecord } from '../../kernel/ports/repository.ts';
import { conditionQuery, contextOf, targetOf } from '../binding/condition-query.ts';
import { scopeOf } from '../binding/scope.ts';
import { hooksOf, type ScreenBinding } from '../binding/screen-binding.ts';
import { labelSource } from '../read/reference-labels.ts';

/**
 * Refuses references to records that the field does not offer (`options`), and to removed ones where a removal would have followed it (`onRemove`):
 * a page shows only those that are, but a call can name any. Undoes the transaction.
 * @param before the record before the write; what was chosen before stays, offered or not
 */
export async function requireOffered(
  { platform, screen }: ScreenBinding,
  call: Call,
  query: AnyQuery,
  record: StoredRecord,
  before?: StoredRecord,
): Promise<void> {
  const faults: InvalidField[] = [];
  for (const { name, label, offered, onRemove } of screen.fields) {
    const id = record[name];
    if ((!offered && !onRemove) || typeof id !== 'number' || id === before?.[name]) continue;
    const target = targetOf(platform, screen, name);
    const repository = target && platform.repositories.of(target);
    if (!target || !repository) continue;
    if (onRemove) await platform.database.hold(query, referencesTo(repository), { isShared: true });
    const conditions = offered ? [...scopeIn(platform, target, call), ...conditionQuery(platform, target, offered, { ...contextOf(call), form: record })] : [];
    if (!(await repository.get(query, id, { conditions }))) faults.push(notOffered(name, label, id));
  }
  if (faults.length > 0) throw new InputError(faults);
}

/** What a removal holds alone while it follows the references to records of a table, and writes of such references hold together. */
export function referencesTo({ table }: Pick<Repository, 'table'>): string {
  return `references ${table.name}`;
}

/**
 * On the portal: refuses references that the caller names to records its own face of the other screen does not show him, in the words for those that
 * do not exist. An effect would move what is somebody else's.
 * @param before the record before the write; what was chosen before stays
 */
export async function requireKnown(
  { platform, screen }: Pick<ScreenBinding, 'platform' | 'screen'>,
  fields: readonly Field[],
  call: Call,
  values: Record<string, unknown>,
  before: Record<string, unknown> = {},
): Promise<void> {
  if (screen.site !== 'portal') return;
  const faults: InvalidField[] = [];
  for (const field of fields) {
    const { name, label } = field;
    const [id, reference] = [values[name], referenceOf(field)];
    if (!reference || typeof id !== 'number' || call.params[name] === undefined || id === before[name]) continue;
    const face = labelSource(platform, screen, reference)?.screen;
    const repository = face && platform.repositories.of(face);
    const conditions = face ? scopeIn(platform, face, call) : [];
    if (!(await repository?.get(platform.database.read, id, { conditions }))) faults.push(notOffered(name, label, id));
  }
  if (faults.length > 0) throw new InputError(faults);
}

function scopeIn(platform: Platform, screen: Screen, call: Call): Condition[] {
  return scopeOf({ platform, screen, hooks: hooksOf(screen, platform.plugins) }, call);
}

function notOffered(field: string, label: Text, id: number): InvalidField {
  return { field, code: 'option', text: fillText(texts.notOffered, { label, id }) };
}
