import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasIndexFor } from '../../../../core/derive/table/list-order.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import { useText } from '../../../state/language.ts';
import { ColumnHead } from '../columns/ColumnHead.tsx';
import type { TableColumn } from '../columns/use-table-columns.tsx';
import { changeColumn } from '../model/column-settings.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { isSortable, toggleSort } from '../query/sort-state.ts';
import { HeadFilter } from '../search/HeadFilter.tsx';
import type { RowChoice } from './use-row-choice.ts';

/** The heads of the columns; they stay in sight while the rows pass. */
export function TableHead({ model, columns, choice }: { model: ListModel; columns: readonly TableColumn[]; choice: RowChoice }) {
  const { queryable, change, query, data, draft } = model;
  const isLong = data.total > (queryable.list?.sortableRows ?? Number.POSITIVE_INFINITY);
  const shared = { queryable, change, draft, sort: query.sort, preference: model.columns, isLong };
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={[column.className, column.edge?.className].filter(Boolean).join(' ') || undefined}
            style={column.edge?.style}
            aria-sort={ariaSort(model, column.field)}
          >
            {column.field ? (
              <FieldHead {...shared} field={column.field} isFiltered={query.filters[column.field.name] !== undefined} />
            ) : (
              <ToolHead kind={column.kind} choice={choice} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ToolHead({ kind, choice }: { kind: TableColumn['kind']; choice: RowChoice }) {
  const { t } = useTranslation('list');
  if (kind === 'number') return t('rowNumber');
  if (kind === 'actions') return t('actions.title');
  if (kind !== 'selection') return <span className="visually-hidden">{t('rest')}</span>;
  return (
    <input
      type="checkbox"
      className="list-check"
      aria-label={t('selectPage')}
      checked={choice.isWhole}
      ref={(box) => {
        if (box) box.indeterminate = choice.isPart;
      }}
      onChange={choice.choosePage}
    />
  );
}

type FieldHeadProps = Pick<ListModel, 'queryable' | 'change' | 'draft'> & {
  field: Field;
  sort: ListModel['query']['sort'];
  preference: ListModel['columns'];
  /** More rows than are sorted without an index. */
  isLong: boolean;
  isFiltered: boolean;
};

/** Drawn anew when something in it has changed, and not with every page. */
const FieldHead = memo(function FieldHead({ field, queryable: screen, change, draft, sort, preference, isLong, isFiltered }: FieldHeadProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const maySort = isSortable(screen, field);
  const isOffered = maySort && (!isLong || hasIndexFor(screen, [{ field: field.name, descending: false }]));
  const label = text(field.label);
  const isFilter = screen.list?.filters.includes(field.name) && field.name !== screen.list.tabs;
  return (
    <ColumnHead
      label={label}
      sortKey={sort.find((key) => key.field === field.name)}
      onSort={isOffered ? (add) => change({ sort: toggleSort(sort, field.name, add && !isLong), page: 1 }) : undefined}
      unsortable={maySort && !isOffered ? t('sortTooMany', { rows: screen.list?.sortableRows, label }) : undefined}
      filter={isFilter && <HeadFilter field={field} draft={draft} isFiltered={isFiltered} />}
      onWidth={(width) => preference.save(changeColumn(preference.value, field.name, { width }))}
    />
  );
});

function ariaSort({ query: { sort } }: ListModel, field: Field | undefined) {
  const key = sort.find((one) => one.field === field?.name);
  return key && (key.descending ? 'descending' : 'ascending');
}
