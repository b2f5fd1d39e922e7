import type { TFunction } from 'i18next';
import { type HTMLAttributes, memo, type ReactNode } from 'react';
import type { Field, Screen } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { recordTitle } from '../../../actions/record-title.ts';
import { FieldPairs } from '../../parts/FieldPairs.tsx';
import type { TableColumn } from '../columns/use-table-columns.tsx';
import { RestButton } from './RestButton.tsx';

/** What a look other than the table's own makes of its rows. */
export interface RowLook {
  attributes(record: ListedRecord): HTMLAttributes<HTMLTableRowElement>;
  /** @param cell what opens the record */
  title(record: ListedRecord, cell: ReactNode): ReactNode;
}

/** What all rows of a table share: the same object until something in it changes. */
export interface TableParts {
  screen: Screen;
  columns: TableColumn[];
  /** Fields without a column, which unfold below a row. */
  rest: Field[];
  t: TFunction<'list'>;
  /** @param range from the row that was chosen before to this one */
  choose(id: number, range: boolean): void;
  unfold(id: number): void;
  look: RowLook | undefined;
}

interface TableRowProps {
  table: TableParts;
  record: ListedRecord;
  index: number;
  isChosen: boolean;
  isUnfolded: boolean;
  /** The keyboard is on it. */
  isActive: boolean;
  /** Its record is open beside the list. */
  isOpen: boolean;
}

/** A row that is drawn anew when something in it has changed, and not whenever the table is. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { table, record, isChosen, isUnfolded, isActive, isOpen } = props;
  const states = [isChosen && 'list-row-chosen', isActive && 'list-row-active', isOpen && 'list-row-open'];
  return (
    <>
      <tr className={['list-row', ...states].filter(Boolean).join(' ')} data-row-key={record.id} {...table.look?.attributes(record)}>
        {table.columns.map((column) => cellOf(column, props))}
      </tr>
      {isUnfolded && (
        <tr className="list-row-rest">
          <td colSpan={table.columns.length}>
            <FieldPairs fields={table.rest} record={record} />
          </td>
        </tr>
      )}
    </>
  );
});

/** No component of its own: a page has hundreds of them. */
function cellOf(column: TableColumn, row: TableRowProps) {
  const { record, index, table } = row;
  const cell = column.cell ? column.cell(record, index) : toolOf(column.kind, row);
  const shown = column.isOpener && table.look ? table.look.title(record, cell) : cell;
  const isEditable = column.isEditable?.(record) === true;
  return (
    <td
      key={column.key}
      className={[column.className, column.edge?.className].filter(Boolean).join(' ') || undefined}
      style={column.edge?.style}
      data-cell={isEditable ? column.key : undefined}
      tabIndex={isEditable ? (index === 0 && column.isFirstEditable ? 0 : -1) : undefined}
    >
      {shown}
    </td>
  );
}

function toolOf(kind: TableColumn['kind'], { table, record, isChosen, isUnfolded }: TableRowProps) {
  const title = recordTitle(table.screen, record);
  if (kind === 'expander') return <RestButton label={table.t('restOf', { title })} expanded={isUnfolded} onToggle={() => table.unfold(record.id)} />;
  const { choose, t } = table;
  return (
    <input
      type="checkbox"
      className="list-check"
      aria-label={t('selectRow', { title })}
      checked={isChosen}
      onChange={({ nativeEvent }) => choose(record.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  );
}
