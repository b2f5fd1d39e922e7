import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import type { Field, Screen } from '../../../../core/descriptor/types.ts';
import { plainText } from '../../../../core/text/text.ts';
import { useText } from '../../../state/language.ts';
import { FieldCell } from '../../parts/FieldCell.tsx';

interface SummaryNumbersProps {
  screen: Screen;
  values: Record<string, unknown>;
  className?: string;
  label?: string;
}

/** The numbers a list adds up, each under its name. */
export function SummaryNumbers({ screen, values, className = 'list-group-numbers', label: name }: SummaryNumbersProps) {
  const text = useText();
  return (
    <dl className={className} aria-label={name}>
      {(screen.list?.summary ?? []).map(({ name, label, aggregate, field }) => (
        <div key={name}>
          <dt>{text(label)}</dt>
          <dd className="cell-number">
            <FieldCell
              field={numberOf(name, (aggregate !== 'count' && field !== undefined && fieldOf(screen, field)) || undefined)}
              record={values}
              place="list"
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The field whose values are added up, under the name of the sum; a plain number for a count. */
function numberOf(name: string, field: Field | undefined): Field {
  return { ...(field ?? count), name };
}

const count: Field = {
  name: '',
  type: 'integer',
  label: plainText(''),
  required: false,
  readOnly: true,
  writeOnce: false,
  secretOnEdit: false,
  isState: false,
  isSystem: false,
  schema: {},
};
