import { Link } from 'react-router-dom';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Related } from '../../../core/descriptor/query-types.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../actions/action-item.ts';
import { mayUse } from '../../actions/may-use.ts';
import { recordTitle } from '../../actions/record-title.ts';
import { useText } from '../../state/language.ts';
import { FieldCell } from '../parts/FieldCell.tsx';
import { ledTo } from './led-to.ts';

export interface RelatedDrawingProps {
  /** Of the screen whose records these are. */
  answer: ScreenAnswer;
  related: Related;
  rows: ListedRecord[];
  /** The record somebody was led to. */
  entry?: number;
}

/** Rows with the other list's columns, without the one that leads back here. The first column leads to the record. */
export function RelatedTable({ answer, related, rows, entry }: RelatedDrawingProps) {
  const text = useText();
  const { screen } = answer;
  const fields = columnsOf(screen, related);
  const page = mayUse(answer, 'Get') ? screen.routes.detail : undefined;
  return (
    <div className="related-scroll">
      <table className="related-table">
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field.name} scope="col">
                {text(field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} {...(row.id === entry && ledTo)}>
              {fields.map((field, at) => (
                <td key={field.name}>
                  {at === 0 && page !== undefined ? (
                    <FirstCell field={field} row={row} page={page} screen={screen} />
                  ) : (
                    <FieldCell field={field} record={row} place="list" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A reference leads to its own record, so the way to this one stands in front of it. */
function FirstCell({ field, row, page, screen }: { field: Field; row: ListedRecord; page: string; screen: Screen }) {
  if (field.type === 'string' && field.format === undefined && !field.options) return <Link to={`${page}/${row.id}`}>{recordTitle(screen, row)}</Link>;
  return (
    <>
      <Link to={`${page}/${row.id}`}>#{row.id}</Link> <FieldCell field={field} record={row} place="list" />
    </>
  );
}

/** The columns of the descriptor, or those of the other list. */
export function columnsOf(screen: Screen, { columns, query }: Pick<Related, 'columns' | 'query'>): Field[] {
  const names = columns ?? (screen.list?.columns ?? []).filter((name) => name !== query.via && !name.startsWith(`${query.via}.`));
  return names.flatMap((name) => fieldOf(screen, name) ?? []);
}
