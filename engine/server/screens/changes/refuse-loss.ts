import { texts } from '../../../../generated/words/engine-server/refuse-loss.ts';
import { type FieldRules, fieldRulesOf, tightened } from '../../../core/derive/fields/field-rules.ts';
import { renamedMember } from '../../../core/derive/renamed-member.ts';
import { type Table, tableOf } from '../../../core/derive/table/table.ts';
import { isPrivate } from '../../../core/descriptor/private-formats.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { fillText } from '../../../core/text/text.ts';
import type { Refusal } from '../../data/migration/check-rows.ts';
import { type RememberedFields, recallFields } from '../../data/migration/remembered-fields.ts';
import type { Database } from '../../kernel/ports/database.ts';
import { hiddenValues, holding } from './hidden-values.ts';
import { misfits } from './misfits.ts';

/**
 * Returns what a screen's new version would lose or reinterpret, compared with the version that was last live; empty if it never was. Reads only.
 * @param wanted the table as all definitions together want it
 */
export async function refuseLoss(database: Database, screen: Screen, wanted: Table): Promise<Refusal[]> {
  const remembered = await recallFields(database.read, wanted.name);
  const before = remembered.find((other) => other.screen === screen.name)?.fields;
  const table = tableOf(screen);
  if (!before || !table) return [];
  const after = fieldRulesOf(screen);
  const members = await memberRenames(database, { before, after, screen, table });
  const others = screen.fields.filter(({ name }) => !members.some(({ column }) => column === name));
  return [
    ...(await renames(database, { before, after, wanted, remembered })),
    ...members,
    ...(await sealings(database, { before, after, screen, table })),
    ...(await tightenings(database, { before, after, screen: { ...screen, fields: others }, table })),
  ];
}

/**
 * A field that disappears while its column has values, together with a new one with the same type of column, or a required one, counts as a rename
 * until somebody says otherwise. Earlier removals and later additions do not: fields that are only added or only removed pass.
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

interface Versions {
  before: Record<string, FieldRules>;
  after: Record<string, FieldRules>;
  screen: Screen;
  table: Table;
}

/** Members of objects are stored in the column of their field, where no step renames them: rows that have one are reported, and may be left as they are. */
async function memberRenames(database: Database, { before, after, screen, table }: Versions): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const field of screen.fields) {
    const [old, next] = [before[field.name]?.schema, after[field.name]?.schema];
    const renamed = old && next ? renamedMember(field.name, old, next) : null;
    if (!renamed) continue;
    const { from, to, schema } = renamed;
    const plan = JSON.stringify({ table: table.name, steps: [{ keep: { column: field.name } }] });
    for (const found of await misfits(database, screen, table, [{ field, schema, required: false }])) {
      const { rows, sampleIds } = found;
      const text = fillText(texts.member, { from, to, rows, ids: sampleIds.join(', '), plan, file: field.name.replaceAll('_', '-') });
      refusals.push({ ...found, what: 'rename', text });
    }
  }
  return refusals;
}

/** Plain values in the column of a field that becomes encrypted would be read as encrypted. */
async function sealings(database: Database, { before, screen, table }: Versions): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const { name, format } of screen.fields) {
    if (!isPrivate(format) || !before[name]?.schema || before[name].column !== 'text') continue;
    const { rows, ids } = await holding(database, table.name, name);
    if (rows === 0) continue;
    const text = fillText(texts.sealed, { column: name, rows, ids: ids.join(', ') });
    refusals.push({ table: table.name, column: name, what: 'tighten', rows, sampleIds: ids, text });
  }
  return refusals;
}

async function tightenings(database: Database, { before, after, screen, table }: Versions): Promise<Refusal[]> {
  const rules = screen.fields.flatMap((field) => {
    const [old, next] = [before[field.name], after[field.name]];
    const narrower = old && next && old.column === next.column ? tightened(old, next) : null;
    return narrower ? [{ field, ...narrower }] : [];
  });
  return rules.length === 0 ? [] : misfits(database, screen, table, rules);
}
