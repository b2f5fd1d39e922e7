import { useMemo, useState } from 'react';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { titleField } from '../../../../core/descriptor/title-field.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import { useText } from '../../../state/language.ts';
import { isEmptyValue } from '../../../widgets/base/is-empty-value.ts';
import { type ColumnSetting, visibleColumns } from '../model/column-settings.ts';
import { isStatus } from '../model/is-status.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { columnNeed } from './column-look.ts';
import { fitColumns } from './fit-columns.ts';

interface ChosenColumn extends Omit<ColumnSetting, 'field'> {
  field: Field;
  /** The column by which a record is opened. */
  isOpener: boolean;
}

/** Of the button that shows the fields without room. */
export const expanderWidth = 40;

/**
 * The columns that have room, with their widths, and the fields that have none. What is asked for is measured once, from the rows the table began
 * with, so that paging moves nothing.
 * @param room pixels for the columns of fields
 */
export function useFittedColumns({ answer: { screen }, columns: { value: settings }, data }: ListModel, room: number) {
  const text = useText();
  const [sample] = useState(() => ({ rows: data.rows ?? [], labels: data.refs }));
  const wanted = useMemo(() => {
    const title = titleField(screen);
    const chosen = visibleColumns(settings).flatMap((column): ChosenColumn[] => {
      const field = fieldOf(screen, column.field);
      return field ? [{ ...column, field, isOpener: field === title }] : [];
    });
    const amount = chosen.find(({ field: { format }, field }) => format?.kind === 'money' && !sample.rows.every((record) => isEmptyValue(record[field.name])));
    return chosen.map((column, index) => {
      const { field, isOpener, width, pin } = column;
      const rules = screen.list?.columnRules[field.name];
      const begun = width ?? rules?.width;
      const need = begun === undefined ? columnNeed(field, isOpener, sample, text) : { least: begun, wanted: begun };
      // The name and what somebody has arranged stay; then the states, the first amount, the descriptor's order, what the platform adds, and last
      // what says nothing here.
      const isBlank = sample.rows.every((record) => isEmptyValue(record[field.name]));
      const late = (field.isSystem ? chosen.length : 0) + (isBlank ? 2 * chosen.length : 0);
      const rank = isOpener || width !== undefined || pin ? 0 : (rules?.priority ?? (isStatus(field) ? 1 : column === amount ? 2 : 3 + index + late));
      return { ...need, name: field.name, rank, grows: isOpener && begun === undefined, isSet: begun !== undefined, column };
    });
  }, [screen, settings, sample, text]);
  return useMemo(() => {
    const { widths, rest, total } = fitColumns(wanted, room, expanderWidth);
    return {
      shown: wanted.flatMap(({ name, column }) => {
        const width = widths.get(name);
        return width === undefined ? [] : [{ ...column, width }];
      }),
      rest: wanted.flatMap(({ name, column }) => (rest.includes(name) ? [column.field] : [])),
      total,
    };
  }, [wanted, room]);
}
