import { texts } from '../../../../generated/words/engine-server/edit.ts';
import { texts as effectTexts } from '../../../../generated/words/engine-server/effect.ts';
import { editableFields, fieldOf, writableFields } from '../../../core/descriptor/field-of.ts';
import { isPrivate } from '../../../core/descriptor/private-formats.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import { isNothing, isSameValue } from '../../../core/json/same-value.ts';
import { fillText } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { movedSecrets, unmasked, withOpenParameters } from '../../auth/sealed-parameters.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { verbOf } from '../binding/caller.ts';
import { contextOf } from '../binding/condition-query.ts';
import { statesAfterEdit } from '../binding/machine-defaults.ts';
import { parameterErrors } from '../binding/parameter-errors.ts';
import { findRecord, requireInScope } from '../binding/scope.ts';
import { readContext, type ScreenBinding } from '../binding/screen-binding.ts';
import { auditable } from '../binding/serialize.ts';
import { singleRecord } from '../binding/single-record.ts';
import { requireReadable } from '../files/require-readable.ts';
import { effectValues, requireEditable, requireEffect } from './effect.ts';
import { followEffect } from './make-transition.ts';
import { recordInput, sealPrivate, storable, weakPasswords } from './record-input.ts';
import { requireNoCircle } from './require-no-circle.ts';
import { requireKnown, requireOffered } from './require-offered.ts';
import { staleRecord } from './stale-record.ts';
import { writeWith } from './write-with.ts';

/**
 * `Edit`: replaces what is sent, empties what `clear` names, leaves everything else. The record is validated as it will be. An edit that changes
 * nothing keeps its `rev` and leaves no audit entry.
 */
export async function editRecord(binding: ScreenBinding, call: Call): Promise<{ rev: number }> {
  const { platform, screen, repository, hooks } = binding;
  const before = screen.kind === 'single' ? await singleRecord(binding, call) : await findRecord(binding, call, Number(call.params.id));
  if (before.rev !== call.params.rev) throw await staleRecord(binding, call, before);
  const changes = await plannedChanges(binding, call, before);
  if (Object.keys(changes).length === 0) return { rev: before.rev };
  const weak = await weakPasswords(screen.fields, changes, before);
  if (weak.length > 0) throw new InputError(weak);
  const set = effectValues(screen.edit, call, changes, before);
  const sealed = {
    ...(await sealPrivate(platform, screen.fields, changes, { ...before, ...changes })),
    ...set,
    ...statesAfterEdit(screen, before, Object.keys(changes)),
  };
  await hooks.prepareWrite?.(readContext(binding, call), sealed, before);
  const written = writeWith(binding, call, async (context) => {
    const { query } = context;
    const wanted = (await hooks.beforeWrite?.(context, sealed, before)) ?? sealed;
    const after = await repository.update(query, before.id, before.rev, wanted);
    if (!after) throw new OptimisticLockError();
    await requireInScope(binding, call, query, after);
    await requireNoCircle(binding, query, after, before);
    await requireOffered(binding, call, query, after, before);
    const old = Object.fromEntries(Object.keys(wanted).map((name) => [name, before[name]]));
    const entry = { before: auditable(screen, old), after: auditable(screen, wanted) };
    await platform.audit.record(query, call, { screen: screen.records, recordId: after.id, verb: verbOf(call), ...entry });
    await hooks.afterWrite?.(context, after, before);
    await followEffect(binding, context, screen.edit, after, {});
    return { rev: after.rev };
  });
  return written.catch(async (error: unknown) => {
    if (!(error instanceof OptimisticLockError)) throw error;
    throw await staleRecord(binding, call, await findRecord(binding, call, before.id));
  });
}

/** Somebody wrote between our read and our write. Rolls back the transaction; the refusal is worded afterwards. */
class OptimisticLockError extends Error {}

/**
 * Returns what an edit with these parameters would write: the values that differ from the stored ones, null for fields that are emptied or hidden
 * now.
 * @throws InputError for invalid values
 * @throws CallError if the record may not be edited
 */
export async function plannedChanges(binding: ScreenBinding, call: Call, stored: StoredRecord): Promise<Record<string, unknown>> {
  const { screen, check, platform } = binding;
  const before = withOpenParameters(platform.keyring, screen.fields, stored);
  const { params } = call;
  requireEditable(binding, before);
  await requireEffect(binding, call, platform.database.read, { effect: screen.edit, label: effectTexts.edit }, before);
  const fields = writableFields(screen);
  const recordValues = recordInput(fields, params);
  const input = unmasked(fields, recordValues, before);
  const clear = Array.isArray(params.clear) ? params.clear.map(String) : [];
  const record = { ...storedInput(editableFields(screen), before), ...input };
  for (const { name } of fields) if (clear.includes(name)) delete record[name];
  const { values, errors } = check(record, { mode: 'edit', before, context: contextOf(call) });
  const moved = movedSecrets(fields, recordValues, stored).map((field) => ({ field, code: 'again', text: texts.again }));
  const all = [...errors, ...moved, ...clearErrors(screen, fields, clear), ...(await parameterErrors(platform, screen.fields, call, values, before))];
  if (all.length > 0) throw new InputError(all);
  await requireReadable(platform, screen.fields, call, values, before);
  await requireKnown(binding, fields, call, values, before);
  const wanted = storable(fields, values);
  return Object.fromEntries(
    fields
      .filter(({ name, format }) =>
        isPrivate(format) ? !isNothing(wanted[name]) || (clear.includes(name) && !isNothing(before[name])) : !isSameValue(wanted[name], before[name]),
      )
      .map(({ name }) => [name, wanted[name] ?? null]),
  );
}

/** Returns the stored record as if it had been filled in. Leaves out private values, because empty means unchanged. */
function storedInput(fields: Field[], before: StoredRecord): Record<string, unknown> {
  return Object.fromEntries(fields.filter(({ format }) => !isPrivate(format)).map(({ name }) => [name, before[name]]));
}

/** A secret that is left out counts as unchanged, so emptying a required one must be refused here. */
function clearErrors(screen: Screen, fields: Field[], clear: string[]): InvalidField[] {
  return clear.flatMap((name) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return [{ field: 'clear', code: 'unknown', text: fillText(texts.unknown, { name, allowed: fields.map((one) => one.name).join(', ') }) }];
    const label = fieldOf(screen, name)?.label ?? field.label;
    if (!isPrivate(field.format) || !field.required) return [];
    return [{ field: name, code: 'required', text: fillText(texts.required, { label }) }];
  });
}
