import type { ScreenAnswer } from '../../../../core/calls/screens/screen.ts';
import { visibleFields } from '../../../../core/condition/visible-fields.ts';
import { formFieldsOf } from '../../../../core/derive/form-schema.ts';
import { isPrivate } from '../../../../core/descriptor/private-formats.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import { type ListedRecord, mayEdit } from '../../../actions/action-item.ts';
import { mayUse } from '../../../actions/may-use.ts';
import { pageContext } from '../../../state/value-context.ts';
import { type WidgetKind, widgetKindOf } from '../../../widgets/base/widget-kind.ts';

/** One cell of the table, by record and field. */
export interface InlineCell {
  id: number;
  field: string;
}

/** Too big for a cell, or shown there only in part. */
const pageOnly = new Set<WidgetKind>(['richtext', 'markdown', 'code', 'json', 'image', 'images', 'file', 'files']);

/** The fields that can be edited in their cell; none for people who may not edit. */
export function inlineFields(answer: Pick<ScreenAnswer, 'screen' | 'verbs'>): Field[] {
  if (!mayUse(answer, 'Edit')) return [];
  return formFieldsOf(answer.screen).filter(
    (field) => !field.writeOnce && !field.secretOnEdit && !isPrivate(field.format) && field.widget === undefined && !pageOnly.has(widgetKindOf(field)),
  );
}

/** Whether the record may be edited as it is, and shows the field at all. */
export function isEditableIn(answer: Pick<ScreenAnswer, 'screen' | 'verbs'>, record: ListedRecord, name: string): boolean {
  return mayEdit(answer, record) && visibleFields(answer.screen.fields, record, pageContext()).some((field) => field.name === name);
}

/** The editable cell after this one, or before it: along the row, then on to the next. Undefined behind the last. */
export function nextCell(rows: ListedRecord[], columnsOf: (record: ListedRecord) => string[], cell: InlineCell, by: 1 | -1): InlineCell | undefined {
  const cells = rows.flatMap((record) => columnsOf(record).map((field): InlineCell => ({ id: record.id, field })));
  const place = cells.findIndex(({ id, field }) => id === cell.id && field === cell.field);
  return place === -1 ? undefined : cells[place + by];
}
