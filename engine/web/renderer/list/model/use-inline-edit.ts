import { useCallback, useMemo, useState } from 'react';
import type { ScreenAnswer } from '../../../../core/calls/screens/screen.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { useStable } from '../../../page/use-stable.ts';
import type { ColumnSettings } from './column-settings.ts';
import { visibleColumns } from './column-settings.ts';
import { type InlineCell, inlineFields, isEditableIn, nextCell } from './inline-cells.ts';

export interface InlineEdit {
  /** The cell that is open. */
  cell: InlineCell | undefined;
  /** Fields that can be edited in their cell. */
  fields: readonly Field[];
  mayEdit(record: ListedRecord, field: string): boolean;
  begin(cell: InlineCell): void;
  /** Leaves the open cell, for the next one (1), the one before (-1) or for none. */
  leave(by?: 1 | -1): void;
}

/** Which cell of a list is being edited. */
export function useInlineEdit(answer: ScreenAnswer, rows: ListedRecord[] | undefined, columns: ColumnSettings, trash: boolean): InlineEdit {
  const [cell, setCell] = useState<InlineCell>();
  const fields = useMemo(() => (trash ? [] : inlineFields(answer)), [answer, trash]);
  const mayEdit = useCallback(
    (record: ListedRecord, name: string) => fields.some((field) => field.name === name) && isEditableIn(answer, record, name),
    [fields, answer],
  );
  const shown = cell !== undefined && (rows ?? []).some(({ id }) => id === cell.id) ? cell : undefined;
  const leave = useStable((by?: 1 | -1) => {
    const columnsOf = (record: ListedRecord) => visibleColumns(columns).flatMap(({ field }) => (mayEdit(record, field) ? [field] : []));
    setCell(cell && by && nextCell(rows ?? [], columnsOf, cell, by));
  });
  return useMemo(() => ({ cell: shown, fields, mayEdit, begin: setCell, leave }), [shown, fields, mayEdit, leave]);
}
