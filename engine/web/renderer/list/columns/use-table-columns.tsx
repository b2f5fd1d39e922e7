import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../../core/descriptor/types.ts';
import { type ListedRecord, rowItems } from '../../../actions/action-item.ts';
import { keyOfItem } from '../../../actions/action-texts.ts';
import { rowActionWords } from '../../../actions/RowActions.tsx';
import { recordTitle } from '../../../actions/record-title.ts';
import { type ActionLabels, useActionLabels } from '../../../actions/use-action-labels.ts';
import { askRecord } from '../../../api/record-request.ts';
import { useMedia } from '../../../page/use-media.ts';
import { widgetOf } from '../../../widgets/registry.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { isNumber, wordWidth } from './column-look.ts';
import { type FixedEdge, fixedEdges } from './fixed-edges.ts';
import { RecordActions } from './RecordActions.tsx';
import { expanderWidth, useFittedColumns } from './use-fitted-columns.ts';

const numberWidth = 56;
const selectionWidth = 40;
const actionSpace = { gap: 12, cell: 20 };

/** A column as its cells need it; what only its head shows stands in TableHead. */
export interface TableColumn {
  key: string;
  /** What the column is of; the columns of a field are called by their field. */
  kind: 'selection' | 'expander' | 'number' | 'field' | 'actions';
  field?: Field;
  /** Pixels. */
  width: number;
  className?: string;
  /** Where the cells stay when the table is scrolled sideways. */
  edge?: FixedEdge;
  /** Whether the cell of this record can be edited in place. */
  isEditable?(record: ListedRecord): boolean;
  /** Takes the keyboard first among those that can be edited. */
  isFirstEditable?: boolean;
  /** Its cells open the record. */
  isOpener?: boolean;
  /** Of columns that show something of the record. */
  cell?(record: ListedRecord, index: number): ReactNode;
}

interface TableColumns {
  /** The same object as long as every cell shows and does the same. */
  columns: TableColumn[];
  /** Fields of the list without room for a column. */
  rest: Field[];
  /** Pixels, where the columns need more than the room. */
  overflow: number | undefined;
}

/**
 * The columns of the table as this person has arranged them and as far as there is room: the first stays, the actions stand at the end.
 * @param room pixels of the whole table
 */
export function useTableColumns(model: ListModel, room: number, selectable: boolean): TableColumns {
  const { answer, inline, columns: preference, open } = model;
  const { page, perPage, trash } = model.query;
  const firstNumber = preference.value.rowNumbers ? (page - 1) * perPage + 1 : undefined;
  const { perform } = model.actions;
  const { screen } = answer;
  const { fields: inlineFields, mayEdit } = inline;
  // Fixed columns would leave no room for the others to pass between them.
  const isNarrow = useMedia('(max-width: 991px)');
  const labels = useActionLabels();
  const actionsWidth = useActionsWidth(model, labels);
  const around = actionsWidth + (selectable ? selectionWidth : 0) + (firstNumber === undefined ? 0 : numberWidth);
  const { shown, rest, total } = useFittedColumns(model, room - around);
  const needed = total + around + (rest.length > 0 ? expanderWidth : 0);
  const overflow = needed > room ? needed : undefined;
  const isFixed = overflow !== undefined && !isNarrow;

  const columns = useMemo(() => {
    const lastFixed = shown.findIndex(({ isOpener }) => isOpener) === 1 ? 1 : 0;
    const isInline = new Set(inlineFields.map(({ name }) => name));
    const firstInline = shown.findIndex(({ field }) => isInline.has(field.name));
    const left = isFixed ? 'left' : undefined;
    const columns: (TableColumn & { side?: 'left' | 'right' })[] = [];
    if (selectable) columns.push({ key: 'selection', kind: 'selection', width: selectionWidth, className: 'list-selection', side: left });
    if (rest.length > 0) columns.push({ key: 'expander', kind: 'expander', width: expanderWidth, className: 'list-expander', side: left });
    if (firstNumber !== undefined) {
      columns.push({ key: '#', kind: 'number', width: numberWidth, className: 'cell-number', side: left, cell: (_, index) => firstNumber + index });
    }
    for (const [index, { field, isOpener, pin, width }] of shown.entries()) {
      const { Cell } = widgetOf(field);
      columns.push({
        key: field.name,
        kind: 'field',
        field,
        width,
        className: isNumber(field) ? 'cell-cut cell-right' : 'cell-cut',
        side: isFixed ? (pin ?? (index <= lastFixed ? 'left' : undefined)) : undefined,
        isEditable: isInline.has(field.name) ? (record) => mayEdit(record, field.name) : undefined,
        isFirstEditable: index === firstInline,
        isOpener,
        cell: (record) =>
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
            <Cell field={field} value={record[field.name]} record={record} place="list" />
          ),
      });
    }
    columns.push({
      key: 'actions',
      kind: 'actions',
      width: actionsWidth,
      className: 'list-actions',
      side: isFixed ? 'right' : undefined,
      cell: (record) => <RecordActions answer={answer} record={record} labels={labels} trash={trash} perform={perform} />,
    });
    const edges = fixedEdges(columns);
    return columns.map(({ side: _, ...column }, index): TableColumn => ({ ...column, edge: edges[index] }));
  }, [shown, rest, selectable, actionsWidth, isFixed, answer, screen, inlineFields, mayEdit, firstNumber, labels, trash, perform, open]);
  return { columns, rest, overflow };
}

/** As wide as the words of the widest row so far. */
function useActionsWidth({ answer, data: { rows = [] }, query: { trash } }: ListModel, labels: ActionLabels): number {
  const { t } = useTranslation('list');
  const [known, setKnown] = useState({ labels, width: 0 });
  const width = useMemo(() => {
    const widthOf = (words: string[]) => words.reduce((sum, word) => sum + wordWidth(word), 0) + (words.length - 1) * actionSpace.gap + actionSpace.cell;
    // Most rows have the same actions as another.
    const kinds = new Map(rows.map((record) => rowItems(answer, record, trash)).map((items) => [items.map(keyOfItem).join(), items]));
    return Math.max(...[[t('actions.title')], ...[...kinds.values()].map((items) => rowActionWords(items, labels))].map(widthOf));
  }, [answer, rows, trash, t, labels]);
  const widest = known.labels === labels ? Math.max(known.width, width) : width;
  if (widest !== known.width || known.labels !== labels) setKnown({ labels, width: widest });
  return widest;
}
