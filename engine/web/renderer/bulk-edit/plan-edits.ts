import { visibleFields } from '../../../core/condition/visible-fields.ts';
import { formFieldsOf } from '../../../core/derive/form-schema.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../actions/action-item.ts';
import { recordTitle } from '../../actions/record-title.ts';
import { pageContext } from '../../state/value-context.ts';
import { editPayload } from '../form/store/form-payload.ts';
import { type FormValues, isEmpty, sameValue } from '../form/store/form-values.ts';

/** One Edit call to come, and the one that takes it back. */
export interface PlannedEdit {
  id: number;
  rev: number;
  name: string;
  changes: { field: Field; before: unknown; after: unknown }[];
  payload: FormValues;
  undo: FormValues;
}

/**
 * What setting `values` means for each record. A record that has them already, or does not show the fields, is left out.
 * @param chosen names of the fields to set; one without a value is emptied
 */
export function planEdits(screen: Screen, records: ListedRecord[], chosen: string[], values: FormValues): PlannedEdit[] {
  return records.flatMap((record) => planEdit(screen, record, chosen, values) ?? []);
}

function planEdit(screen: Screen, record: ListedRecord, chosen: string[], values: FormValues): PlannedEdit | null {
  const fields = formFieldsOf(screen);
  const after = { ...record, ...Object.fromEntries(chosen.map((name) => [name, values[name]])) };
  const shown = new Set(visibleFields(screen.fields, after, pageContext()).map(({ name }) => name));
  const changed = fields.filter(({ name }) => chosen.includes(name) && shown.has(name) && !sameValue(record[name], after[name]));
  if (changed.length === 0) return null;
  // A changed choice may hide other fields, and the server then empties them: taking it back must fill them again.
  const lost = visibleFields(screen.fields, record, pageContext()).filter(
    (field) => fields.includes(field) && !shown.has(field.name) && !isEmpty(record[field.name]),
  );
  const left = { ...after, ...Object.fromEntries(lost.map(({ name }) => [name, undefined])) };
  return {
    id: record.id,
    rev: Number(record.rev),
    name: recordTitle(screen, record),
    changes: changed.map((field) => ({ field, before: record[field.name], after: after[field.name] })),
    payload: editPayload(changed, record, after),
    undo: editPayload([...changed, ...lost.filter((field) => !changed.includes(field))], left, record),
  };
}
