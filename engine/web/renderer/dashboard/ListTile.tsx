import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { visibleName } from '../../actions/record-title.ts';
import { useText } from '../../state/language.ts';
import { RefContext } from '../../widgets/base/ref-context.ts';
import { columnNeed, isNumber } from '../list/columns/column-look.ts';
import { FieldCell } from '../parts/FieldCell.tsx';
import { ListLink } from '../parts/ListLink.tsx';
import { TileBox } from './TileBox.tsx';
import type { ShownTile } from './tile.ts';
import { useValueWords } from './values/use-value-words.ts';
import { valueText } from './values/value-text.ts';

/** Columns of a list that names none. */
const usualColumns = 3;

/** The first records of a list; the first column leads to each. */
export function ListTile({ tile, answer, screen, link }: ShownTile) {
  const { t } = useTranslation('list');
  const text = useText();
  const words = useValueWords();
  const refs = useMemo(() => ({ screen, labels: answer.refs, addresses: {} }), [screen, answer.refs]);
  const items = answer.items ?? [];
  const columns = (tile.columns ?? screen.list?.columns.slice(0, usualColumns) ?? []).flatMap((name) => fieldOf(screen, name) ?? []);
  const [first, ...others] = columns;
  const needs = columns.map((field) => columnNeed(field, false, { rows: items, labels: answer.refs }, text).wanted);
  const whole = needs.reduce((sum, need) => sum + need, 0);
  const shares = needs.map((need) => Math.round((need / whole) * 100));
  return (
    <TileBox tile={tile} link={link}>
      {items.length === 0 || !first ? (
        <p className="dash-empty">{t('dashboard.empty')}</p>
      ) : (
        <RefContext value={refs}>
          <div className="dash-rows">
            <table className="dash-table dash-records">
              <colgroup>
                {shares.map((share, at) => (
                  <col key={columns[at]?.name} style={{ width: `${share}%` }} />
                ))}
              </colgroup>
              <thead>
                <tr>
                  {[first, ...others].map((field) => (
                    <th key={field.name} scope="col" className={isNumber(field) ? 'dash-right' : undefined}>
                      {text(field.label)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map((record) => {
                  const title = visibleName(valueText(first, record[first.name], answer.refs[first.name], words), record.id);
                  return (
                    <tr key={String(record.id)}>
                      <th scope="row">
                        {screen.routes.list === undefined ? (
                          title
                        ) : (
                          <ListLink path={screen.routes.list} search={`?open=${String(record.id)}`}>
                            {title}
                          </ListLink>
                        )}
                      </th>
                      {others.map((field) => (
                        <td key={field.name} className={isNumber(field) ? 'dash-right' : undefined}>
                          <FieldCell field={field} record={record} place="list" />
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </RefContext>
      )}
    </TileBox>
  );
}
