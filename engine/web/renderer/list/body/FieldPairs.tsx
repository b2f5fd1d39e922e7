import type { Field } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { useText } from '../../../state/language.ts';
import { FieldCell } from '../../parts/FieldCell.tsx';

/** Fields of a record with their labels, where they stand in no column. */
export function FieldPairs({ fields, record }: { fields: Field[]; record: ListedRecord }) {
  const text = useText();
  return (
    <dl className="field-pairs">
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
