import { PictureOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { titleField } from '../../../../core/descriptor/title-field.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { recordTitle } from '../../../actions/record-title.ts';
import { useActionLabels } from '../../../actions/use-action-labels.ts';
import { askRecord } from '../../../api/record-request.ts';
import { isEmptyValue } from '../../../widgets/base/is-empty-value.ts';
import { smallAddress } from '../../../widgets/upload/file-address.ts';
import { FieldCell } from '../../parts/FieldCell.tsx';
import { FieldPairs } from '../../parts/FieldPairs.tsx';
import { useRowChoice } from '../body/use-row-choice.ts';
import { RecordActions } from '../columns/RecordActions.tsx';
import { visibleColumns } from '../model/column-settings.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import './gallery.css';

const shownPairs = 3;

/** The records as cards with their picture, whose place is as large before it is there. */
export default function Gallery({ model, selectable }: { model: ListModel; selectable: boolean }) {
  const { t } = useTranslation('list');
  const { answer, data, query, actions, columns, open, selection, activeRow } = model;
  const { screen } = answer;
  const labels = useActionLabels();
  const { rows = [] } = data;
  const choice = useRowChoice(rows, selection);
  const image = screen.list?.image;
  const title = titleField(screen);
  const fields = visibleColumns(columns.value).flatMap(({ field }) => fieldOf(screen, field) ?? []);
  const states = fields.filter((field) => field.isState);
  const others = fields.filter((field) => !field.isState && field !== title && field.name !== image).slice(0, shownPairs);
  return (
    <ul className={`gallery${data.loading ? ' list-table-loading' : ''}`}>
      {rows.map((record, index) => {
        const name = recordTitle(screen, record);
        const marks = [choice.ids.has(record.id) && 'gallery-card-chosen', index === activeRow && 'gallery-card-active'];
        return (
          <li key={record.id} className={['gallery-card', ...marks].filter(Boolean).join(' ')} data-row-key={record.id}>
            <button
              type="button"
              className="gallery-picture"
              aria-hidden
              tabIndex={-1}
              onPointerDown={() => askRecord(screen, record.id)}
              onClick={() => open(record)}
            >
              <Picture value={pictureOf(record, image)} />
            </button>
            {selectable && (
              <input
                type="checkbox"
                className="list-check gallery-check"
                aria-label={t('selectRow', { title: name })}
                checked={choice.ids.has(record.id)}
                onChange={({ nativeEvent }) => choice.choose(record.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
              />
            )}
            <div className="gallery-text">
              <button
                type="button"
                className="cell-link cell-title cell-line"
                title={name}
                onPointerDown={() => askRecord(screen, record.id)}
                onClick={() => open(record)}
              >
                {name}
              </button>
              {states.length > 0 && (
                <span className="list-card-states">
                  {states.map((field) => (
                    <FieldCell key={field.name} field={field} record={record} place="list" />
                  ))}
                </span>
              )}
              <FieldPairs isShort fields={others} record={record} />
              <RecordActions answer={answer} record={record} labels={labels} trash={query.trash} perform={actions.perform} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The picture, or the first of several. */
function pictureOf(record: ListedRecord, name: string | undefined): string | undefined {
  const [first]: unknown[] = name === undefined ? [] : [record[name]].flat();
  return isEmptyValue(first) ? undefined : String(first);
}

function Picture({ value }: { value: string | undefined }) {
  if (value === undefined) return <PictureOutlined className="gallery-none" aria-hidden />;
  return <img src={smallAddress(value, 480)} alt="" loading="lazy" draggable={false} />;
}
