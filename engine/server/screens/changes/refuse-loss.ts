import { type FieldRules, fieldRulesOf, tightened } from '../../../core/derive/field-rules.ts';
import { type Table, tableOf } from '../../../core/derive/table/table.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Refusal } from '../../data/migration/check-rows.ts';
import { type RememberedFields, recallFields } from '../../data/migration/remembered-fields.ts';
import type { Database } from '../../kernel/ports/database.ts';
import { hiddenValues } from './hidden-values.ts';
import { misfits } from './misfits.ts';

/**
 * What a screen's new version would lose or reinterpret, compared with the version that was last live; empty where it never was. Reads only.
 * @param wanted the table as every definition together wants it
 */
export async function refuseLoss(database: Database, screen: Screen, wanted: Table): Promise<Refusal[]> {
  const remembered = await recallFields(database.read, wanted.name);
  const before = remembered.find((other) => other.screen === screen.name)?.fields;
  const table = tableOf(screen);
  if (!before || !table) return [];
  const after = fieldRulesOf(screen);
  return [...(await renames(database, { before, after, wanted, remembered })), ...(await tightenings(database, { before, after, screen, table }))];
}

/**
 * A field that leaves while its column holds values, beside one that comes with the same kind of column, or that must be filled in, is a rename
 * until somebody says otherwise. What has left before, or comes later, is none: fields that are added or removed by themselves pass.
 */
async function renames(
  database: Database,
  {
    before,
    after,
    wanted,
    remembered,
  }: { before: Record<string, FieldRules>; after: Record<string, FieldRules>; wanted: Table; remembered: RememberedFields[] },
): Promise<Refusal[]> {
  const isStillWanted = (name: string) => wanted.columns.some((column) => column.name === name) || remembered.filter(({ fields }) => name in fields).length > 1;
  const left = Object.keys(before).filter((name) => !isStillWanted(name));
  const come = Object.keys(after).filter((name) => !(name in before));
  const refusals: Refusal[] = [];
  for (const name of left) {
    const like = come.filter((other) => after[other]?.column === before[name]?.column);
    const to = like[0] ?? come.find((other) => after[other]?.required);
    const refusal = to === undefined ? null : await hiddenValues(database, { table: wanted.name, column: name, to, fallback: before[name]?.default });
    if (refusal) refusals.push(refusal);
  }
  return refusals;
}

async function tightenings(
  database: Database,
  { before, after, screen, table }: { before: Record<string, FieldRules>; after: Record<string, FieldRules>; screen: Screen; table: Table },
): Promise<Refusal[]> {
  const rules = screen.fields.flatMap((field) => {
    const [old, next] = [before[field.name], after[field.name]];
    const narrower = old && next && old.column === next.column ? tightened(old, next) : null;
    return narrower ? [{ field, ...narrower }] : [];
  });
  return rules.length === 0 ? [] : misfits(database, screen, table, rules);
}
