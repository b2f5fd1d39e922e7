import { Table } from 'antd';
import { type Key, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { recordTitle } from '../../../actions/record-title.ts';
import { lazyPart } from '../../../widgets/base/lazy-part.ts';
import { expanderWidth } from '../columns/use-fitted-columns.ts';
import { selectionWidth, useTableColumns } from '../columns/use-table-columns.tsx';
import { cellHandlers } from '../inline/cell-handlers.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { FieldPairs } from './FieldPairs.tsx';
import { RestButton } from './RestButton.tsx';
import { TableRow, type TableRowProps } from './TableRow.tsx';

const InlineEditor = lazyPart(() => import('../inline/InlineEditor.tsx'));

const components = { body: { row: TableRow } };
const sizes = { roomy: 'large', middle: 'middle', compact: 'small' } as const;

interface ListTableProps {
  model: ListModel;
  /** Only where something can be done with a selection. */
  selectable: boolean;
  /** Pixels the table may be wide. */
  room: number;
}

/** The rows as a table. Fields without room unfold below their row. */
export const ListTable = memo(function ListTable({ model, selectable, room }: ListTableProps) {
  const { t } = useTranslation('list');
  const { data, selection, activeRow, query, inline, columns: preference } = model;
  const { columns, rest, overflow, look } = useTableColumns(model, room, selectable);
  const [unfolded, setUnfolded] = useState<readonly Key[]>([]);
  const host = useRef<HTMLDivElement>(null);
  // Asked for by the table once it stands there.
  const sticky = useMemo(() => ({ getContainer: () => host.current?.closest<HTMLElement>('.list-screen-full, .p-page') ?? document.body }), []);
  const { rows = [] } = data;

  useEffect(() => {
    if (activeRow === null) return;
    // Enter now means the row, not the cell that was clicked before.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.dataset.cell !== undefined) activeElement.blur();
    host.current?.querySelector('.list-row-active')?.scrollIntoView({ block: 'nearest' });
  }, [activeRow]);

  // Boxes and buttons of a row know of all that is chosen and unfolded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object whenever one of these changes
  const rowLook = useMemo(() => ({}), [look, selection.ids, selection.all, unfolded]);
  const onRow = useCallback((record: ListedRecord, index?: number): TableRowProps => ({ record, index, look: rowLook }), [rowLook]);

  const { cell, fields, begin } = inline;
  const edited = cell && rows.find(({ id }) => id === cell.id);
  const editedField = cell && fields.find(({ name }) => name === cell.field);
  return (
    <div ref={host} className={`list-table${data.loading ? ' list-table-loading' : ''}`} {...cellHandlers(begin)}>
      {data.loading && <div className="list-bar" role="progressbar" aria-label={t('loading')} />}
      <Table<ListedRecord>
        rowKey="id"
        size={sizes[preference.value.density]}
        columns={columns}
        dataSource={rows}
        pagination={false}
        sticky={sticky}
        components={components}
        onRow={onRow}
        rowHoverable={false}
        tableLayout="fixed"
        scroll={overflow === undefined ? undefined : { x: overflow }}
        showSorterTooltip={false}
        rowClassName={(record, index) => [index === activeRow ? 'list-row-active' : '', record.id === query.open ? 'list-row-open' : ''].join(' ')}
        expandable={
          rest.length > 0
            ? {
                columnWidth: expanderWidth,
                expandedRowKeys: unfolded,
                onExpandedRowsChange: setUnfolded,
                expandIcon: ({ expanded, onExpand, record }) => (
                  <RestButton title={recordTitle(model.answer.screen, record)} expanded={expanded} onToggle={(event) => onExpand(record, event)} />
                ),
                expandedRowRender: (record) => <FieldPairs fields={rest} record={record} />,
              }
            : undefined
        }
        rowSelection={
          selectable
            ? {
                fixed: overflow !== undefined,
                columnWidth: selectionWidth,
                preserveSelectedRowKeys: true,
                selectedRowKeys: selection.all === null ? selection.ids : rows.map(({ id }) => id),
                onChange: (keys) => selection.set(keys.map(Number)),
                getCheckboxProps: (record) => ({ 'aria-label': t('selectRow', { title: recordTitle(model.answer.screen, record) }) }),
              }
            : undefined
        }
      />
      {edited && editedField && <InlineEditor key={`${edited.id} ${editedField.name}`} model={model} record={edited} field={editedField} host={host} />}
    </div>
  );
});
