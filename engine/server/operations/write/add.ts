import { texts } from '../../../../generated/words/engine-server/effect.ts';
import { editableFields, ownerField, writableFields } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { isNothing } from '../../../core/json/same-value.ts';
import { codes } from '../../../core/protocol/codes.ts';
import { fillText } from '../../../core/text/text.ts';
import { CallError, InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import { logError } from '../../kernel/process/error-log.ts';
import { accountOf, verbOf } from '../binding/caller.ts';
import { contextOf } from '../binding/condition-query.ts';
import { machineDefaults } from '../binding/machine-defaults.ts';
import { parameterErrors } from '../binding/parameter-errors.ts';
import { requireInScope } from '../binding/scope.ts';
import { readContext, type ScreenBinding } from '../binding/screen-binding.ts';
import { auditable } from '../binding/serialize.ts';
import { requireReadable } from '../files/require-readable.ts';
import { effectValues, requireEffect } from './effect.ts';
import { followEffect } from './make-transition.ts';
import { recordInput, sealPrivate, weakPasswords } from './record-input.ts';
import { requireKnown, requireOffered } from './require-offered.ts';
import { writeWith } from './write-with.ts';

/** Answer of `Add`. What hooks `tell` is in no type. */
export interface AddAnswer {
  id: number;
  rev: number;
}

/** `Add`; an error of the server is worded by the screen, if it has such words. */
export async function addOrTell(binding: ScreenBinding, call: Call): Promise<AddAnswer> {
  const { failed } = binding.screen.add;
  try {
    return await addRecord(binding, call);
  } catch (error) {
    if (!failed || error instanceof CallError) throw error;
    logError(call.requestId, error);
    throw new CallError(codes.fault, failed, { request_id: call.requestId });
  }
}

/** Validates everything at once and writes. */
export async function addRecord(binding: ScreenBinding, call: Call): Promise<AddAnswer> {
  const { platform, screen, repository, hooks } = binding;
  const own = ownValues(screen, call);
  const values = await plannedAddition(binding, call);
  const sealed = {
    ...hiddenDefaults(screen, values),
    ...(await sealPrivate(platform, screen.fields, values)),
    ...effectValues(screen.add, call, values),
    ...machineDefaults(screen),
    ...own,
  };
  const shownOnce: Record<string, unknown> = {};
  await hooks.prepareWrite?.(readContext(binding, call), sealed, null);
  const answer = await writeWith(binding, call, async (context) => {
    const { query } = context;
    const telling = { ...context, tell: (values: Record<string, unknown>) => void Object.assign(shownOnce, values) };
    const wanted = (await hooks.beforeWrite?.(telling, sealed, null)) ?? sealed;
    requireFilled(screen, wanted);
    const record = await repository.insert(query, wanted, call.session?.accountId ?? null);
    await requireEffect(binding, call, query, { effect: screen.add, label: texts.add }, record);
    await requireInScope(binding, call, query, record);
    await requireOffered(binding, call, query, record);
    const entry = { screen: screen.records, recordId: record.id, verb: verbOf(call), before: null, after: auditable(screen, wanted) };
    await platform.audit.record(query, call, entry);
    await hooks.afterWrite?.(context, record, null);
    await followEffect(binding, context, screen.add, record, {});
    return { id: record.id, rev: record.rev };
  });
  // Not in the answer that is kept for a second submission: it would lie there in the open.
  return { ...answer, ...shownOnce };
}

function ownValues(screen: Screen, call: Call): Record<string, unknown> {
  const owner = ownerField(screen);
  return owner === undefined ? {} : { [owner]: accountOf(call) };
}

/**
 * Returns the values a record would be added with, as far as the caller fills them in.
 * @throws InputError for invalid values
 */
export async function plannedAddition(binding: ScreenBinding, call: Call): Promise<Record<string, unknown>> {
  const { platform, screen, check } = binding;
  const { fields } = screen;
  const input = { ...recordInput(fields, call.params), ...recordInput(fields, ownValues(screen, call)) };
  const { values, errors } = check(input, { mode: 'add', context: contextOf(call) });
  if (errors.length === 0) errors.push(...(await weakPasswords(fields, values)), ...(await parameterErrors(platform, fields, call, values)));
  if (errors.length > 0) throw new InputError(errors);
  await requireReadable(platform, fields, call, values);
  await requireKnown(binding, writableFields(screen), call, values);
  return values;
}

/** Required fields that are read-only on this face must be filled in by hooks. */
function requireFilled({ fields }: Screen, values: Record<string, unknown>): void {
  const missing = fields.filter(
    ({ name, required, readOnly, isState, default: fallback }) => required && readOnly && !isState && fallback === undefined && isNothing(values[name]),
  );
  if (missing.length > 0) throw new InputError(missing.map(({ name, label }) => ({ field: name, code: 'required', text: fillText(texts.missing, { label }) })));
}

/** A hidden field stays empty: otherwise the column would apply its default. */
function hiddenDefaults(screen: Screen, values: Record<string, unknown>): Record<string, null> {
  const hidden = editableFields(screen).filter(({ name, default: fallback }) => fallback !== undefined && values[name] === undefined);
  return Object.fromEntries(hidden.map(({ name }) => [name, null]));
}
