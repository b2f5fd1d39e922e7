import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../../page/use-stable.ts';
import { lazyPart } from '../../../widgets/base/lazy-part.ts';
import { useTableColumns } from '../columns/use-table-columns.tsx';
import { GroupHead } from '../groups/GroupHead.tsx';
import { cellHandlers } from '../inline/cell-handlers.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { rowGroups } from '../rows/row-groups.ts';
import { TableHead } from './TableHead.tsx';
import { type RowLook, type TableParts, TableRow } from './TableRow.tsx';
import { useRowChoice } from './use-row-choice.ts';
import './table.css';

const InlineEditor = lazyPart(() => import('../inline/InlineEditor.tsx'));

interface ListTableProps {
  model: ListModel;
  /** Only where something can be done with a selection. */
  selectable: boolean;
  /** Pixels the table may be wide. */
  room: number;
  /** Of a table that is more than one. */
  rowLook?: RowLook;
  role?: 'treegrid';
}

/**
 * The rows as a table. Fields without room unfold below their row. A plain table: in antd's each cell is a component with hooks of its own, and
 * hidden copies of the heads are measured before the page shows.
 */
export const ListTable = memo(function ListTable({ model, selectable, room, rowLook, role }: ListTableProps) {
  const { t } = useTranslation('list');
  const { answer, data, selection, activeRow, query, inline, columns: preference } = model;
  const { columns, rest, overflow } = useTableColumns(model, room, selectable);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const host = useRef<HTMLDivElement>(null);
  const { rows = [] } = data;
  const choice = useRowChoice(rows, selection);
  const { choose } = choice;
  const groups = useMemo(() => rowGroups(rows, answer.screen.list?.groupBy, data.groups), [rows, answer, data.groups]);
  const toggle = (key: string) => setClosed((before) => (before.includes(key) ? before.filter((other) => other !== key) : [...before, key]));

  useEffect(() => {
    if (activeRow === null) return;
    const group = groups.find(({ rows: members }) => members.some(({ index }) => index === activeRow));
    // The keyboard goes into a closed group, too.
    setClosed((before) => (group && before.includes(group.key) ? before.filter((key) => key !== group.key) : before));
    // Enter now means the row, not the cell that was clicked before.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.dataset.cell !== undefined) activeElement.blur();
    host.current?.querySelector('.list-row-active')?.scrollIntoView({ block: 'nearest' });
  }, [activeRow, groups]);

  const unfold = useStable((id: number) => setUnfolded(unfolded.includes(id) ? unfolded.filter((other) => other !== id) : [...unfolded, id]));
  const parts = useMemo(
    (): TableParts => ({ screen: answer.screen, columns, rest, t, choose, unfold, look: rowLook }),
    [answer, columns, rest, t, choose, unfold, rowLook],
  );
  const { cell, fields, begin } = inline;
  const edited = cell && rows.find(({ id }) => id === cell.id);
  const editedField = cell && fields.find(({ name }) => name === cell.field);
  return (
    <div
      ref={host}
      className={`list-table${data.loading ? ' list-table-loading' : ''}${overflow === undefined ? '' : ' list-table-wide'}`}
      {...cellHandlers(begin)}
    >
      {data.loading && <div className="list-bar" role="progressbar" aria-label={t('loading')} />}
      <table role={role} className={`list-rows list-rows-${preference.value.density}`} style={{ width: overflow }}>
        <colgroup>
          {columns.map(({ key, width, className }) => (
            <col key={key} className={className} style={{ width }} />
          ))}
        </colgroup>
        <TableHead model={model} columns={columns} choice={choice} />
        <tbody>
          {groups.map(({ key, totals, rows: members }) => (
            <Fragment key={key}>
              {members[0] && key !== '' && (
                <tr className="list-group">
                  <th scope="rowgroup" colSpan={columns.length}>
                    <GroupHead screen={answer.screen} record={members[0].record} totals={totals} isClosed={closed.includes(key)} onToggle={() => toggle(key)} />
                  </th>
                </tr>
              )}
              {!closed.includes(key) &&
                members.map(({ record, index }) => (
                  <TableRow
                    key={record.id}
                    table={parts}
                    record={record}
                    index={index}
                    isChosen={choice.ids.has(record.id)}
                    isUnfolded={unfolded.includes(record.id) && rest.length > 0}
                    isActive={index === activeRow}
                    isOpen={record.id === query.open}
                  />
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {edited && editedField && <InlineEditor key={`${edited.id} ${editedField.name}`} model={model} record={edited} field={editedField} host={host} />}
    </div>
  );
});
