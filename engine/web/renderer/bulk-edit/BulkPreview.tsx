import { ArrowRightOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field, Option } from '../../../core/descriptor/types.ts';
import { useText } from '../../state/language.ts';
import { FieldCell } from '../parts/FieldCell.tsx';
import type { PlannedEdit } from './plan-edits.ts';

const shownRows = 20;

interface BulkPreviewProps {
  edits: PlannedEdit[];
  /** What the edit does to the records' states. */
  states: { field: Field; state: Option }[];
  untouched: number;
}

/** Record by record what the edit will change. */
export function BulkPreview({ edits, states, untouched }: BulkPreviewProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const rest = edits.length - shownRows;
  return (
    <div className="bulk-preview">
      <p>
        {edits.length > 0 ? t('bulkEdit.willChange', { count: edits.length }) : t('bulkEdit.nothing')}
        {untouched > 0 && edits.length > 0 && ` ${t('bulkEdit.untouched', { count: untouched })}`}
      </p>
      {states.map(({ field, state }) => (
        <Alert key={field.name} type="warning" showIcon title={t('stateAfterEdit', { field: text(field.label), state: text(state.label) })} />
      ))}
      <ul>
        {edits.slice(0, shownRows).map(({ id, name, changes }) => (
          <li key={id}>
            <strong>{name}</strong>
            <dl>
              {changes.map(({ field, before, after }) => (
                <div key={field.name}>
                  <dt>{text(field.label)}</dt>
                  <dd>
                    <FieldCell field={field} record={{ id, [field.name]: before }} place="list" />
                  </dd>
                  <ArrowRightOutlined aria-label={t('becomes')} />
                  <dd className="bulk-preview-new">
                    <FieldCell field={field} record={{ id, [field.name]: after }} place="list" />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="bulk-edit-hint">{t('bulkEdit.more', { count: rest })}</p>}
    </div>
  );
}
