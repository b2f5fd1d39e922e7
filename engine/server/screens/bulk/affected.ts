import type { AffectedAnswer } from '../../../core/answers/bulk-answer.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { holds } from '../../auth/rights.ts';
import type { Call } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import { findRecord, scopeOf } from '../../operations/binding/scope.ts';
import { bindScreen, type ScreenBinding } from '../../operations/binding/screen-binding.ts';
import { selectedIds } from '../../operations/binding/selected-ids.ts';
import { matchedIds } from './matching.ts';

/** Maximum number of ids in one condition. */
const idsAtOnce = 1_000;

/**
 * `Affected`: counts the records of other screens that refer to these, limited to screens whose list the caller may open; all of those that a removal
 * would change or be refused for.
 */
export async function affectedRecords(binding: ScreenBinding, call: Call): Promise<AffectedAnswer> {
  const { platform, screen } = binding;
  const ids = (await matchedIds(binding, call)) ?? (await ownIds(binding, call));
  const held = await platform.rights.nodesOf(sessionOf(call));
  const items: AffectedAnswer['items'] = [];
  for (const other of platform.screens.all().filter(isOfRecords)) {
    const { list } = other.routes;
    const isOpen = list !== undefined && holds(held, list);
    for (const { name, label, onRemove } of referencesTo(screen, other)) {
      if (!isOpen && onRemove === undefined) continue;
      const count = await countOf(platform, other, name, ids, onRemove === undefined ? call : null);
      if (count > 0) items.push({ screen: other.name, label: other.label, field: name, field_label: label, count, ...(onRemove && { on_remove: onRemove }) });
    }
  }
  return { items };
}

/** Returns the id the call names, which must exist; of several those the caller may know of. */
async function ownIds(binding: ScreenBinding, call: Call): Promise<number[]> {
  const selected = selectedIds(call, { several: true });
  if ('single' in selected) return [(await findRecord(binding, call, selected.single)).id];
  const records = await binding.repository.getMany(binding.platform.database.read, selected.several, { conditions: scopeOf(binding, call) });
  return records.map(({ id }) => id);
}

/** Each record counts once, regardless of its faces, and lines of a log refer to nothing that could be lost. */
function isOfRecords({ site, name, records, source }: Screen): boolean {
  return site === 'admin' && records === name && source === undefined;
}

function referencesTo(screen: Screen, other: Screen): Screen['fields'] {
  return other.fields.filter(({ type, format, isSystem }) => !isSystem && type === 'integer' && format?.kind === 'ref' && format.screen === screen.name);
}

/** @param call whose rows count; null for all of them */
async function countOf(platform: ScreenBinding['platform'], other: Screen, field: string, ids: number[], call: Call | null): Promise<number> {
  const binding = bindScreen(platform, other, platform.plugins);
  if (!binding) return 0;
  const scope = call ? scopeOf(binding, call) : [];
  let count = 0;
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const conditions = [{ field, operator: 'in' as const, value: ids.slice(at, at + idsAtOnce) }, ...scope];
    count += await binding.repository.count(platform.database.read, { conditions });
  }
  return count;
}
