import { RightOutlined } from '@ant-design/icons';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { useText } from '../../../state/language.ts';
import { FieldCell } from '../../parts/FieldCell.tsx';

interface RestButtonProps {
  title: string;
  expanded: boolean;
  onToggle(event: MouseEvent<HTMLElement>): void;
}

/** Shows the fields of a row that have no column. */
export function RestButton({ title, expanded, onToggle }: RestButtonProps) {
  const { t } = useTranslation('list');
  const label = t('restOf', { title });
  return (
    <button type="button" className="rest-button" aria-label={label} title={label} aria-expanded={expanded} onClick={onToggle}>
      <RightOutlined aria-hidden />
    </button>
  );
}

/** Fields of a record that have no column, below its row. */
export function RestFields({ fields, record }: { fields: Field[]; record: ListedRecord }) {
  const text = useText();
  return (
    <dl className="rest-fields">
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{text(field.label)}</dt>
          <dd>
            <FieldCell field={field} record={record} place="list" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
