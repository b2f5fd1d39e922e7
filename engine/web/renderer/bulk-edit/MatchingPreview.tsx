import { ArrowRightOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { EditPreview } from '../../../core/answers/bulk-answer.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { useText } from '../../state/language.ts';
import { FieldCell } from '../parts/FieldCell.tsx';

/** Of all that match: how many records change from what to what, field by field. */
export function MatchingPreview({ screen, preview }: { screen: Screen; preview: EditPreview }) {
  const { t } = useTranslation('list');
  const text = useText();
  const { total, looked, changed, failed, failed_count: refused } = preview;
  const untouched = looked - changed - refused;
  return (
    <div className="bulk-preview">
      <p>
        {changed > 0 ? t('bulkEdit.willChange', { count: changed }) : t('bulkEdit.nothing')}
        {untouched > 0 && changed > 0 && ` ${t('bulkEdit.untouched', { count: untouched })}`}
      </p>
      {looked < total && <Alert type="info" showIcon title={t('bulkEdit.looked', { looked, total })} />}
      {refused > 0 && (
        <Alert type="warning" showIcon title={t('bulkEdit.refused', { count: refused })} description={failed[0] && `#${failed[0].id} ${failed[0].msg}`} />
      )}
      <ul>
        {preview.fields.map(({ field: name, count, changes }) => {
          const field = fieldOf(screen, name);
          const rest = count - changes.reduce((sum, change) => sum + change.count, 0);
          return (
            field && (
              <li key={name}>
                <strong>{text(field.label)}</strong>
                <dl>
                  {changes.map((change) => (
                    <div key={JSON.stringify(change.from)}>
                      <dt>{t('bulkEdit.records', { count: change.count })}</dt>
                      <dd>
                        <FieldCell field={field} record={{ [name]: change.from }} place="list" />
                      </dd>
                      <ArrowRightOutlined aria-label={t('becomes')} />
                      <dd className="bulk-preview-new">
                        <FieldCell field={field} record={{ [name]: change.to }} place="list" />
                      </dd>
                    </div>
                  ))}
                </dl>
                {rest > 0 && <p className="bulk-edit-hint">{t('bulkEdit.otherValues', { count: rest })}</p>}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
