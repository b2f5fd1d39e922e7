import type { Field } from '../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../actions/action-item.ts';
import { useText } from '../../state/language.ts';
import { FieldCell } from './FieldCell.tsx';
import './field-pairs.css';

interface FieldPairsProps {
  fields: Field[];
  record: ListedRecord;
  /** In a small card: each in one line. */
  isShort?: boolean;
}

/** Fields of a record with their labels, where they stand in no column. */
export function FieldPairs({ fields, record, isShort = false }: FieldPairsProps) {
  const text = useText();
  return (
    <dl className={isShort ? 'field-pairs field-pairs-short' : 'field-pairs'}>
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
