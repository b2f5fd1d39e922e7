import type { References } from '../../../core/answers/list-answer.ts';
import { type ReferenceTarget, referenceOf } from '../../../core/derive/references.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { isPrivate } from '../../../core/descriptor/private-formats.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import { anyTable } from '../../kernel/ports/database.ts';
import { scopeOf } from '../binding/scope.ts';
import { hooksOf } from '../binding/screen-binding.ts';

/**
 * Returns the labels of all records these refer to, by one query per target. Removed targets keep their labels; a target whose screen is not live has
 * none. On the portal only records that its own face of the target shows the caller have labels.
 */
export async function referenceLabels(platform: Platform, screen: Screen, call: Call, records: Record<string, unknown>[]): Promise<References> {
  const loads = referencesIn(screen).map(async ({ name, target }): Promise<[string, Record<string, string>] | null> => {
    const ids = [...new Set(records.flatMap((record) => record[name]).filter((id): id is number => Number.isSafeInteger(id)))];
    const source = labelSource(platform, screen, target);
    if (!source || ids.length === 0) return null;
    if (!call.session && !source.screen.public?.fields.includes(source.column)) return null;
    return [name, screen.site === 'portal' ? await ownLabels(platform, source, call, ids) : await labelsOf(platform, source, ids)];
  });
  return loads.length === 0 ? {} : Object.fromEntries((await Promise.all(loads)).filter((entry) => entry !== null));
}

const known = new WeakMap<Screen, { name: string; target: ReferenceTarget }[]>();

/** Returns the reference fields of a screen, cached as long as the screen lives. */
function referencesIn(screen: Screen): { name: string; target: ReferenceTarget }[] {
  let references = known.get(screen);
  if (!references) {
    references = [...screen.fields, ...screen.derived].flatMap((field) => {
      const target = referenceOf(field);
      return target?.stores === 'id' ? [{ name: field.name, target }] : [];
    });
    known.set(screen, references);
  }
  return references;
}

/** Where the labels of references are read from. */
export interface LabelSource {
  screen: Screen;
  table: string;
  column: string;
}

/** Returns the screen that shows the records a reference leads to: on the portal their own face there. */
export function shownTarget({ screens }: Pick<Platform, 'screens'>, from: Screen, target: ReferenceTarget): Screen | undefined {
  const isFace = (other: Screen) => other.site === 'portal' && other.records === target.screen;
  return from.site === 'portal' ? screens.all().find(isFace) : screens.find(target.screen);
}

/** Returns screen, table and column of the labels of a target; null if there are none, such as on the portal without a face of the target. */
export function labelSource(platform: Platform, from: Screen, target: ReferenceTarget): LabelSource | null {
  const screen = shownTarget(platform, from, target);
  const field = screen && fieldOf(screen, target.field);
  const table = screen && platform.repositories.of(screen)?.table;
  if (!screen || !table || !field || isPrivate(field.format)) return null;
  return { screen, table: table.name, column: field.name };
}

async function ownLabels(platform: Platform, { screen, column }: LabelSource, call: Call, ids: number[]): Promise<Record<string, string>> {
  const conditions = scopeOf({ platform, screen, hooks: hooksOf(screen, platform.plugins) }, call);
  const found = await platform.repositories.of(screen)?.getMany(platform.database.read, ids, { conditions });
  return Object.fromEntries((found ?? []).map((record) => [String(record.id), String(record[column] ?? record.id)]));
}

async function labelsOf({ database }: Platform, { table, column }: LabelSource, ids: number[]): Promise<Record<string, string>> {
  const labels: Record<string, string> = {};
  for (let start = 0; start < ids.length; start += 500) {
    const rows = await anyTable(database.read)
      .selectFrom(table)
      .select(['id', column])
      .where('id', 'in', ids.slice(start, start + 500))
      .execute();
    for (const row of rows) labels[String(row.id)] = String(row[column] ?? row.id);
  }
  return labels;
}
