import { texts } from '../../../../generated/words/engine-server/require-offered.ts';
import { type ReferenceTarget, referenceOf } from '../../../core/derive/references.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import { fillText } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import { InputError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { AnyQuery } from '../../kernel/ports/database.ts';
import type { Condition, Repository, StoredRecord } from '../../kernel/ports/repository.ts';
import { conditionQuery, contextOf } from '../binding/condition-query.ts';
import { scopeOf } from '../binding/scope.ts';
import { hooksOf, type ScreenBinding } from '../binding/screen-binding.ts';
import { shownTarget } from '../read/reference-labels.ts';

/** Refuses references to records that the field does not offer (`options`), as `requireThere` does. Rolls back the transaction. */
export async function requireOffered(binding: ScreenBinding, call: Call, query: AnyQuery, record: StoredRecord, before?: StoredRecord): Promise<void> {
  const { platform, screen } = binding;
  await requireThere(binding, query, record, before);
  const pointers = pointersOf(screen.fields.filter(({ offered }) => offered));
  await requireAmong(query, pointers, record, before, (reference) => shownIn(platform, platform.screens.find(reference.screen), reference, call, record));
}

/**
 * Refuses references to records that were removed meanwhile, if a removal would have followed them (`onRemove`) or been refused because of them
 * (`options`). Rolls back the transaction.
 * @param before the record before the write; earlier choices stay valid
 */
export async function requireThere({ platform, screen }: ScreenBinding, query: AnyQuery, record: StoredRecord, before?: StoredRecord): Promise<void> {
  const pointers = [...pointersOf(screen.fields.filter(({ onRemove }) => onRemove)), ...choosersOf(screen.fields)];
  await requireAmong(query, pointers, record, before, async (reference) => {
    const target = platform.screens.find(reference.screen);
    const repository = target && platform.repositories.of(target);
    if (!repository) return undefined;
    await platform.database.hold(query, referencesTo(repository), { isShared: true });
    return { repository, conditions: [] };
  });
}

/** Returns the name of the hold that a removal takes exclusively while it follows references to a table, and writes of such references share. */
export function referencesTo({ table }: Pick<Repository, 'table'>): string {
  return `references ${table.name}`;
}

/**
 * Refuses references that the caller names to records that do not exist, are not offered, or that the other screen, on the portal its face there,
 * does not show him: in the same words, and before anything is written. A page offers only allowed ones, but a call can name any.
 * @param values all values of the record or of the question as they will be; only fields that the call names are checked
 * @param before the record before the write; earlier choices stay valid
 */
export async function requireKnown(
  { platform, screen }: Pick<ScreenBinding, 'platform' | 'screen'>,
  fields: readonly Field[],
  call: Call,
  values: Record<string, unknown>,
  before?: Record<string, unknown>,
): Promise<void> {
  const named = fields.filter(({ name }) => call.params[name] !== undefined);
  await requireAmong(
    platform.database.read,
    pointersOf(named),
    values,
    before,
    (reference) => shownIn(platform, shownTarget(platform, screen, reference), reference, call, values) ?? null,
  );
}

type Chosen = number | string;

/** The records a reference may refer to. */
interface Offer {
  repository: Repository;
  conditions: Condition[];
}

type OfferOf = (reference: ReferenceTarget) => Offer | null | undefined | Promise<Offer | null | undefined>;

/** @param offerOf null refuses all of them, undefined none */
async function requireAmong(
  query: AnyQuery,
  pointers: readonly Pointer[],
  values: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
  offerOf: OfferOf,
): Promise<void> {
  const errors: InvalidField[] = [];
  for (const { field, reference } of pointers) {
    const chosen = newlyChosen(values[field.name], before?.[field.name]);
    if (chosen.length === 0) continue;
    const offer = await offerOf(reference);
    const missing = offer ? await firstMissing(query, offer, reference, chosen) : offer === null ? chosen[0] : undefined;
    if (missing !== undefined) errors.push(notOffered(field, reference, missing));
  }
  if (errors.length > 0) throw new InputError(errors);
}

/** A field whose value is a record of another screen, or a value of one. */
interface Pointer {
  field: Field;
  reference: ReferenceTarget;
}

function pointersOf(fields: readonly Field[]): Pointer[] {
  return fields.flatMap((field) => {
    const reference = referenceOf(field);
    return reference ? [{ field, reference }] : [];
  });
}

/** Options from the records of a screen, which other instances offer for a moment longer. */
function choosersOf(fields: readonly Field[]): Pointer[] {
  return fields.flatMap((field) => {
    const { choices } = field;
    return choices ? [{ field, reference: { screen: choices.from, field: choices.value, stores: 'value' } }] : [];
  });
}

/** Returns what a value, one or several, refers to that it did not refer to before. */
function newlyChosen(value: unknown, before: unknown): Chosen[] {
  const known = new Set([before].flat());
  return [...new Set([value].flat())].filter((one): one is Chosen => (typeof one === 'number' || (typeof one === 'string' && one !== '')) && !known.has(one));
}

async function firstMissing(
  query: AnyQuery,
  { repository, conditions }: Offer,
  { stores, field }: ReferenceTarget,
  chosen: Chosen[],
): Promise<Chosen | undefined> {
  if (stores === 'id') {
    const found = new Set((await repository.getMany(query, chosen.map(Number), { conditions })).map(({ id }) => id));
    return chosen.find((one) => !found.has(Number(one)));
  }
  for (const value of chosen) {
    if ((await repository.count(query, { conditions: [...conditions, { field, operator: 'eq', value }] })) === 0) return value;
  }
  return undefined;
}

/** Returns the records of a screen that the caller may know of, as far as the field offers them. */
function shownIn(platform: Platform, target: Screen | undefined, { offered }: ReferenceTarget, call: Call, form: Record<string, unknown>): Offer | undefined {
  const repository = target && platform.repositories.of(target);
  if (!repository) return undefined;
  const scope = scopeOf({ platform, screen: target, hooks: hooksOf(target, platform.plugins) }, call);
  return { repository, conditions: [...scope, ...conditionQuery(platform, target, offered, { ...contextOf(call), form })] };
}

function notOffered({ name, label }: Field, { stores }: ReferenceTarget, chosen: Chosen): InvalidField {
  return { field: name, code: 'option', text: fillText(texts.notOffered, { label, chosen: stores === 'id' ? `#${chosen}` : String(chosen) }) };
}
