import type { TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { defaultLanguage, type Language } from '../../../../core/text/text.ts';
import { type ListedRecord, rowItems } from '../../../actions/action-item.ts';
import { RowActions } from '../../../actions/RowActions.tsx';
import { recordTitle, titleField } from '../../../actions/record-title.ts';
import { useMedia } from '../../../page/use-media.ts';
import { useLanguage, useText } from '../../../state/language.ts';
import { FieldCell } from '../../parts/FieldCell.tsx';
import { changeColumn, visibleColumns } from '../model/column-settings.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { isSortable, toggleSort } from '../query/sort-state.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { columnAlign, columnWidth } from './column-look.ts';

const numberWidth = 64;
/** Verbs are short in Chinese. */
const actionsWidth = (language: Language) => (language === defaultLanguage ? 160 : 190);

/** The columns of the table as this person has arranged them: the first stays, the actions stand at the end. */
export function useTableColumns(model: ListModel): { columns: TableColumnsType<ListedRecord>; width: number } {
  const { t } = useTranslation('list');
  const text = useText();
  const language = useLanguage();
  const { answer, queryable, inline, query, change, columns: preference, actions, open } = model;
  const { screen } = answer;
  const settings = preference.value;
  const { fields: inlineFields, mayEdit } = inline;
  // Fixed columns would leave no room for the others to pass between them.
  const isNarrow = useMedia('(max-width: 991px)');

  return useMemo(() => {
    const shown = visibleColumns(settings).flatMap((column) => {
      const field = fieldOf(screen, column.field);
      return field ? [{ ...column, field }] : [];
    });
    const title = titleField(screen);
    const opener = shown.find(({ field }) => field === title)?.field;
    const openerIndex = shown.findIndex(({ field }) => field === opener);
    const lastFixed = openerIndex === 1 ? 1 : 0;
    const isInline = new Set(inlineFields.map(({ name }) => name));
    const firstInline = shown.findIndex(({ field }) => isInline.has(field.name));
    const columns: TableColumnsType<ListedRecord> = shown.map(({ field, pin, width }, index) => {
      const sortKey = query.sort.find((key) => key.field === field.name);
      return {
        key: field.name,
        width: width ?? columnWidth(field, field === opener, text),
        align: columnAlign(field),
        fixed: isNarrow ? undefined : (pin ?? (index <= lastFixed ? 'left' : undefined)),
        ellipsis: { showTitle: false },
        onCell: isInline.has(field.name)
          ? (record, row) => (mayEdit(record, field.name) ? cellProps(field.name, row === 0 && index === firstInline) : {})
          : undefined,
        onHeaderCell: () => ({ 'aria-sort': sortKey ? (sortKey.descending ? 'descending' : 'ascending') : undefined }),
        title: (
          <ColumnHead
            label={text(field.label)}
            sortKey={sortKey}
            onSort={isSortable(queryable, field) ? (add) => change({ sort: toggleSort(query.sort, field.name, add), page: 1 }) : undefined}
            onWidth={(next) => preference.save(changeColumn(settings, field.name, { width: next }))}
          />
        ),
        render: (_, record) =>
          field === opener ? (
            <button type="button" className="cell-link cell-line cell-title" title={recordTitle(screen, record)} onClick={() => open(record)}>
              {recordTitle(screen, record)}
            </button>
          ) : (
            <FieldCell field={field} record={record} place="list" />
          ),
      };
    });
    if (settings.rowNumbers) {
      const first = (query.page - 1) * query.perPage + 1;
      columns.unshift({
        key: '#',
        title: t('rowNumber'),
        width: numberWidth,
        fixed: 'left',
        className: 'cell-number',
        render: (_, __, index) => first + index,
      });
    }
    columns.push({
      key: 'actions',
      title: t('actions.title'),
      width: actionsWidth(language),
      fixed: 'right',
      render: (_, record) => (
        <RowActions items={rowItems(answer, record, query.trash)} busy={actions.busy.has(record.id)} onPick={(item) => actions.perform(item, record)} />
      ),
    });
    return { columns, width: columns.reduce((sum, column) => sum + Number(column.width ?? 0), 0) };
  }, [answer, screen, queryable, inlineFields, mayEdit, settings, preference.save, query, change, actions, open, t, text, language, isNarrow]);
}

/** A cell that can be edited; the first of the page takes the keyboard, the arrows reach the others. */
function cellProps(field: string, isFirst: boolean) {
  return { 'data-cell': field, tabIndex: isFirst ? 0 : -1 };
}
