import { type HTMLAttributes, memo } from 'react';
import type { ListedRecord } from '../../../actions/action-item.ts';

export interface TableRowProps extends HTMLAttributes<HTMLTableRowElement> {
  /** Absent in a row that only holds what unfolds below another. */
  record?: ListedRecord;
  index?: number;
  /** Another object as soon as anything else that the cells show has changed. */
  look?: object;
}

/** A row that is drawn anew when something in it has changed, and not whenever the table is. */
export const TableRow = memo(function TableRow({ record: _, index: __, look: ___, ...row }: TableRowProps) {
  return <tr {...row} />;
}, isSameRow);

function isSameRow(before: TableRowProps, after: TableRowProps): boolean {
  const { record, index, look, className } = after;
  return look !== undefined && before.look === look && before.record === record && before.index === index && before.className === className;
}
