import { texts } from '../../../../generated/words/engine-server/removal.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import type { Text } from '../../../core/text/text.ts';
import { newRemoval } from '../../data/repository/repository-of.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { HookContext } from '../../kernel/plugin.ts';
import type { Condition, RemovalStamp, StoredRecord } from '../../kernel/ports/repository.ts';
import { verbOf } from '../binding/caller.ts';
import { bindScreen, type ScreenBinding } from '../binding/screen-binding.ts';
import { auditable } from '../binding/serialize.ts';
import { requireNoCircle } from '../write/require-no-circle.ts';
import { referencesTo } from '../write/require-offered.ts';
import { mayReveal } from './may-reveal.ts';
import { requireUnlocked } from './require-unlocked.ts';

/** Maximum number of further records that one removal may change; more is nobody's single click. */
const most = 10_000;
const batch = 500;

/** A reference that says what happens to its records when those it refers to are removed. */
interface Follower {
  binding: ScreenBinding;
  field: Field;
}

/** What one removal has removed so far: ids by screen. All of it has the same stamp, by which it is restored together. */
interface Removal {
  stamp: RemovalStamp;
  removed: Map<string, Set<number>>;
  followed: number;
}

/** Returns the references to these records that say what follows a removal. Cascades come first, so that nothing else refers to their records any more. */
function followersOf({ platform, screen, plugins }: ScreenBinding): Follower[] {
  const order = ['cascade', 'clear', 'restrict'];
  const leadsHere = ({ format }: Field) => format?.kind === 'ref' && (platform.screens.find(format.screen)?.records ?? format.screen) === screen.records;
  const followers = platform.screens.all().flatMap((other): Follower[] => {
    if (other.records !== other.name || !other.table) return [];
    const fields = other.fields.filter((field) => field.onRemove !== undefined && leadsHere(field));
    const binding = fields.length > 0 ? bindScreen(platform, other, plugins) : null;
    return binding ? fields.map((field) => ({ binding, field })) : [];
  });
  return followers.sort((one, other) => order.indexOf(one.field.onRemove ?? '') - order.indexOf(other.field.onRemove ?? ''));
}

/**
 * Moves live records to the trash in the transaction of `context`, as a person does: locked ones are refused, hooks run, the audit trail is written,
 * and what refers to them is removed too, emptied, or prevents the removal. Returns the ids of these records that were removed.
 * @param above the records they are removed with, if nobody asked for them
 */
export async function removeAll(
  binding: ScreenBinding,
  context: HookContext,
  records: StoredRecord[],
  removal: Removal = { stamp: newRemoval(), removed: new Map(), followed: 0 },
  above?: ScreenBinding,
): Promise<number[]> {
  const { platform, screen, repository, hooks } = binding;
  const { query, call } = context;
  const removedIds = removal.removed.get(screen.records) ?? new Set();
  removal.removed.set(screen.records, removedIds);
  // A circle of references ends where it comes back.
  const fresh = records.filter(({ id }) => !removedIds.has(id));
  for (const record of fresh) {
    await requireUnlocked(binding, context, record, above);
    removedIds.add(record.id);
  }
  for (const record of fresh) await hooks.beforeRemove?.({ ...context, screen }, record);
  const ids = fresh.map(({ id }) => id);
  const followers = ids.length > 0 ? followersOf(binding) : [];
  // Or what is written meanwhile would refer to nothing.
  if (followers.length > 0 || isChosenFrom(binding)) await platform.database.hold(query, referencesTo(repository));
  for (const record of fresh) await requireNotChosen(binding, context, record);
  for (const follower of followers) await follow(binding, follower, context, ids, removal);
  const removed = await repository.remove(query, ids, removal.stamp);
  // A transition of the same moment may have locked one.
  if (screen.machines.some(({ editable }) => editable))
    for (const record of await repository.getMany(query, removed, { trash: true })) await requireUnlocked(binding, context, record, above);
  for (const record of fresh) {
    await platform.audit.record(query, call, {
      screen: screen.records,
      recordId: record.id,
      verb: verbOf(call),
      before: auditable(screen, record),
      after: null,
    });
  }
  return removed;
}

/** Whether values of these records are options of other fields. */
function isChosenFrom({ platform, screen }: ScreenBinding): boolean {
  return platform.screens.all().some(({ fields }) => fields.some(({ choices }) => choices?.from === screen.records));
}

/** A value that records have chosen stays (`options`). */
async function requireNotChosen(target: ScreenBinding, context: HookContext, record: StoredRecord): Promise<void> {
  const { platform, screen, plugins } = target;
  for (const other of platform.screens.all()) {
    if (other.records !== other.name || !other.table) continue;
    for (const { name, label, choices } of other.fields) {
      const binding = choices?.from === screen.records ? bindScreen(platform, other, plugins) : null;
      if (!choices || !binding) continue;
      const chosen: Condition = { field: name, operator: 'eq', value: record[choices.value] };
      const count = await binding.repository.count(context.query, { conditions: [chosen] });
      if (count > 0) throw await inUse(target, binding, context, count, label);
    }
  }
}

async function inUse(target: ScreenBinding, other: ScreenBinding, context: HookContext, count: number, field: Text): Promise<Error> {
  const values = { label: target.screen.label, count, other: other.screen.label, field };
  return refuse('conflict', (await mayReveal(target, other, context)) ? texts.usedBy : texts.used, values);
}

async function follow(target: ScreenBinding, { binding, field }: Follower, context: HookContext, ids: number[], removal: Removal): Promise<void> {
  const { repository, screen } = binding;
  const { query } = context;
  const removed = removal.removed.get(screen.records) ?? new Set();
  const conditions: Condition[] = [{ field: field.name, operator: 'in', value: ids }];
  if (field.onRemove === 'restrict') {
    const left: Condition[] = removed.size === 0 ? [] : [{ field: 'id', operator: 'not', value: [...removed] }];
    const count = await repository.count(query, { conditions: [...conditions, ...left] });
    if (count === 0) return;
    throw await inUse(target, binding, context, count, field.label);
  }
  // Not asked of the database: in a deep tree each level would name all levels above it.
  const found = (await repository.ids(query, { conditions })).filter((id) => !removed.has(id));
  removal.followed += found.length;
  if (removal.followed > most)
    throw refuse('conflict', (await mayReveal(target, binding, context)) ? texts.tooMany : texts.tooManyElsewhere, {
      label: target.screen.label,
      other: screen.label,
      count: found.length,
      most,
    });
  for (let at = 0; at < found.length; at += batch) {
    const records = await repository.getMany(query, found.slice(at, at + batch));
    if (field.onRemove === 'cascade') await removeAll(binding, context, records, removal, target);
    else for (const record of records) await empty(target, { binding, field }, context, record);
  }
}

async function empty(target: ScreenBinding, { binding, field }: Follower, context: HookContext, before: StoredRecord): Promise<void> {
  const { platform, screen, repository, hooks } = binding;
  const { query, call } = context;
  const own = { ...context, screen };
  await requireUnlocked(binding, context, before, target);
  const values = { [field.name]: null };
  const wanted = (await hooks.beforeWrite?.(own, values, before)) ?? values;
  const after = await repository.update(query, before.id, before.rev, wanted);
  if (!after) throw refuse('conflict', texts.stale, { label: screen.label, id: before.id });
  const old = Object.fromEntries(Object.keys(wanted).map((name) => [name, before[name]]));
  const entry = { before: auditable(screen, old), after: auditable(screen, wanted) };
  await platform.audit.record(query, call, { screen: screen.records, recordId: after.id, verb: verbOf(call), ...entry });
  await hooks.afterWrite?.(own, after, before);
}

/** Restores records from the trash, each with what was removed along with it. Returns the ids of these records that were restored. */
export async function restoreAll(binding: ScreenBinding, context: HookContext, records: StoredRecord[]): Promise<number[]> {
  const { platform, screen, repository, hooks } = binding;
  const { query, call } = context;
  const restored = await repository.restore(
    query,
    records.map((record) => record.id),
  );
  const back = new Set(restored);
  const cascades = followersOf(binding).filter(({ field }) => field.onRemove === 'cascade');
  for (const record of records.filter(({ id }) => back.has(id))) {
    await requireNoCircle(binding, query, record);
    const entry = { screen: screen.records, recordId: record.id, verb: verbOf(call), before: null, after: auditable(screen, record) };
    await platform.audit.record(query, call, entry);
    await hooks.afterRestore?.({ ...context, screen }, record);
    for (const { binding: other, field } of cascades) {
      const conditions: Condition[] = [
        { field: field.name, operator: 'eq', value: record.id },
        { field: 'deleted_at', operator: 'eq', value: record.deleted_at },
        record.deleted_with === null
          ? { field: 'deleted_with', operator: 'empty', value: true }
          : { field: 'deleted_with', operator: 'eq', value: record.deleted_with },
      ];
      const ids = await other.repository.ids(query, { conditions, trash: true });
      if (ids.length > 0) await restoreAll(other, context, await other.repository.getMany(query, ids, { trash: true }));
    }
  }
  return restored;
}
