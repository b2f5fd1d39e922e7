import { ArrowRightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../core/descriptor/types.ts';
import { useText } from '../../state/language.ts';
import { isEmptyValue } from '../../widgets/base/is-empty-value.ts';
import { FieldCell } from './FieldCell.tsx';
import './change-list.css';

interface ChangeListProps {
  fields: Field[];
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Each changed field with its value before and after; of a private one only that it changed. */
export function ChangeList({ fields, before, after }: ChangeListProps) {
  const { t } = useTranslation('list');
  const text = useText();
  // What was nothing and became an empty text is no change to a reader.
  const shown = fields.filter(({ name }) => !isEmptyValue(before[name]) || !isEmptyValue(after[name]));
  if (shown.length === 0) return null;
  return (
    <ul className="change-list">
      {shown.map((field) => (
        <li key={field.name}>
          <span className="change-list-field">{text(field.label)}</span>
          {after[field.name] === '(changed)' ? (
            <span>{t('changedPrivately')}</span>
          ) : (
            <>
              <FieldCell field={field} record={before} place="list" />
              <ArrowRightOutlined className="change-list-arrow" aria-label={t('becomes')} />
              <FieldCell field={field} record={after} place="list" />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
