import type { Field } from '../../../core/descriptor/types.ts';
import { widgetOf } from '../../widgets/registry.ts';

interface FieldCellProps {
  field: Field;
  record: Record<string, unknown>;
  place: 'list' | 'detail';
}

/** A record's value of one field, as its format is shown. */
export function FieldCell({ field, record, place }: FieldCellProps) {
  const { Cell } = widgetOf(field);
  return <Cell field={field} value={record[field.name]} record={record} place={place} />;
}
