import type { TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasIndexFor } from '../../../../core/derive/table/list-order.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import { type ListedRecord, rowItems } from '../../../actions/action-item.ts';
import { rowActionWords } from '../../../actions/RowActions.tsx';
import { recordTitle } from '../../../actions/record-title.ts';
import { askRecord } from '../../../api/asked-record.ts';
import { useMedia } from '../../../page/use-media.ts';
import { useText } from '../../../state/language.ts';
import { FieldCell } from '../../parts/FieldCell.tsx';
import { changeColumn } from '../model/column-settings.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { isSortable, toggleSort } from '../query/sort-state.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { columnAlign, wordWidth } from './column-look.ts';
import { RecordActions } from './RecordActions.tsx';
import { expanderWidth, useFittedColumns } from './use-fitted-columns.ts';

const numberWidth = 56;
export const selectionWidth = 40;
const actionSpace = { gap: 12, cell: 20 };

interface TableColumns {
  columns: TableColumnsType<ListedRecord>;
  /** Fields of the list without room for a column. */
  rest: Field[];
  /** Pixels, where the columns need more than the room. */
  overflow: number | undefined;
  /** Another object as soon as the cells of a record that stays the same show something else, or do. */
  look: object;
}

/**
 * The columns of the table as this person has arranged them and as far as there is room: the first stays, the actions stand at the end.
 * @param room pixels of the whole table
 */
export function useTableColumns(model: ListModel, room: number, selectable: boolean): TableColumns {
  const { t } = useTranslation('list');
  const text = useText();
  const { answer, queryable, inline, change, columns: preference, open } = model;
  const { sort, page, perPage, trash } = model.query;
  const firstNumber = preference.value.rowNumbers ? (page - 1) * perPage + 1 : undefined;
  const { perform } = model.actions;
  const { screen } = answer;
  // More rows than are sorted without an index.
  const isLong = model.data.total > (screen.list?.sortableRows ?? Number.POSITIVE_INFINITY);
  const settings = preference.value;
  const { fields: inlineFields, mayEdit } = inline;
  // Fixed columns would leave no room for the others to pass between them.
  const isNarrow = useMedia('(max-width: 991px)');
  const actionsWidth = useActionsWidth(model);
  const around = actionsWidth + (selectable ? selectionWidth : 0) + (settings.rowNumbers ? numberWidth : 0);
  const { shown, rest, total } = useFittedColumns(model, room - around);
  const needed = total + around + (rest.length > 0 ? expanderWidth : 0);
  const overflow = needed > room ? needed : undefined;
  const isFixed = overflow !== undefined && !isNarrow;

  const columns = useMemo(() => {
    const openerIndex = shown.findIndex(({ isOpener }) => isOpener);
    const lastFixed = openerIndex === 1 ? 1 : 0;
    const isInline = new Set(inlineFields.map(({ name }) => name));
    const firstInline = shown.findIndex(({ field }) => isInline.has(field.name));
    const columns: TableColumnsType<ListedRecord> = shown.map(({ field, isOpener, pin, width }, index) => {
      const sortKey = sort.find((key) => key.field === field.name);
      const maySort = isSortable(queryable, field);
      const isOffered = maySort && (!isLong || hasIndexFor(screen, [{ field: field.name, descending: false }]));
      return {
        key: field.name,
        width,
        align: columnAlign(field),
        fixed: isFixed ? (pin ?? (index <= lastFixed ? 'left' : undefined)) : undefined,
        ellipsis: { showTitle: false },
        onCell: isInline.has(field.name)
          ? (record, row) => (mayEdit(record, field.name) ? cellProps(field.name, row === 0 && index === firstInline) : {})
          : undefined,
        onHeaderCell: () => ({ 'aria-sort': sortKey ? (sortKey.descending ? 'descending' : 'ascending') : undefined }),
        title: (
          <ColumnHead
            label={text(field.label)}
            sortKey={sortKey}
            onSort={isOffered ? (add) => change({ sort: toggleSort(sort, field.name, add && !isLong), page: 1 }) : undefined}
            unsortable={maySort && !isOffered ? t('sortTooMany', { rows: screen.list?.sortableRows, label: text(field.label) }) : undefined}
            onWidth={(next) => preference.save(changeColumn(settings, field.name, { width: next }))}
          />
        ),
        render: (_, record) =>
          isOpener ? (
            <button
              type="button"
              className="cell-link cell-line cell-title"
              title={recordTitle(screen, record)}
              onPointerDown={() => askRecord(screen, record.id)}
              onClick={() => open(record)}
            >
              {recordTitle(screen, record)}
            </button>
          ) : (
            <FieldCell field={field} record={record} place="list" />
          ),
      };
    });
    if (firstNumber !== undefined) {
      columns.unshift({
        key: '#',
        title: t('rowNumber'),
        width: numberWidth,
        fixed: isFixed ? 'left' : undefined,
        className: 'cell-number',
        render: (_, __, index) => firstNumber + index,
      });
    }
    columns.push({
      key: 'actions',
      title: t('actions.title'),
      width: actionsWidth,
      fixed: isFixed ? 'right' : undefined,
      className: 'list-actions',
      render: (_, record) => <RecordActions answer={answer} record={record} trash={trash} perform={perform} />,
    });
    return columns;
  }, [
    shown,
    actionsWidth,
    isFixed,
    answer,
    screen,
    queryable,
    inlineFields,
    mayEdit,
    settings,
    preference.save,
    sort,
    isLong,
    firstNumber,
    trash,
    change,
    perform,
    open,
    t,
    text,
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the cells above; what only their heads show is left out
  const look = useMemo(() => ({}), [shown, rest, actionsWidth, overflow, isFixed, answer, inlineFields, mayEdit, firstNumber, trash, perform, open, t, text]);
  return { columns, rest, overflow, look };
}

/** As wide as the words of the widest row so far. */
function useActionsWidth({ answer, data: { rows = [] }, query: { trash } }: ListModel): number {
  const { t } = useTranslation('list');
  const text = useText();
  const [known, setKnown] = useState({ text, width: 0 });
  const width = useMemo(() => {
    const widthOf = (words: string[]) => words.reduce((sum, word) => sum + wordWidth(word), 0) + (words.length - 1) * actionSpace.gap + actionSpace.cell;
    return Math.max(...[[t('actions.title')], ...rows.map((record) => rowActionWords(rowItems(answer, record, trash), t, text))].map(widthOf));
  }, [answer, rows, trash, t, text]);
  const widest = known.text === text ? Math.max(known.width, width) : width;
  if (widest !== known.width || known.text !== text) setKnown({ text, width: widest });
  return widest;
}

/** A cell that can be edited; the first of the page takes the keyboard, the arrows reach the others. */
function cellProps(field: string, isFirst: boolean) {
  return { 'data-cell': field, tabIndex: isFirst ? 0 : -1 };
}
