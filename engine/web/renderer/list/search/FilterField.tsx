import type { Field } from '../../../../core/descriptor/types.ts';
import { useText } from '../../../state/language.ts';
import { widgetKindOf } from '../../../widgets/base/widget-kind.ts';
import { widgetOf } from '../../../widgets/registry.ts';
import { TextFilter } from '../../../widgets/text/Filter.tsx';

interface FilterFieldProps {
  field: Field;
  id: string;
  value: unknown;
  onChange(value: unknown): void;
}

/** One labelled filter. A list of references or choices is asked for its elements, any other can only be searched as text. */
export function FilterField({ field, id, value, onChange }: FilterFieldProps) {
  const text = useText();
  const kind = widgetKindOf(field);
  const isText = field.type === 'object' || (field.type === 'array' && kind !== 'ref' && kind !== 'options');
  const Filter = isText ? TextFilter : (widgetOf(field).Filter ?? TextFilter);
  return (
    <div className="list-search-field">
      <label htmlFor={id} title={text(field.label)}>
        {text(field.label)}
      </label>
      <div className="list-search-control">
        <Filter field={field} id={id} value={value} onChange={onChange} />
      </div>
    </div>
  );
}
