import type { FieldProps } from '@rjsf/utils';
import { AutoComplete } from 'antd';

interface NameFieldProps extends Pick<FieldProps, 'formData' | 'fieldPathId' | 'schema' | 'name'> {
  options: { value: string; title: string; disabled?: boolean }[];
  /** @param name empty when the field is cleared */
  onChoose(name: string): void;
}

/** A setting that is a name: one of those offered, found by name or title, or another that is typed. */
export function NameField({ formData, fieldPathId, schema, name, options, onChoose }: NameFieldProps) {
  return (
    <AutoComplete
      id={fieldPathId.$id}
      aria-label={schema.title || name}
      showSearch={{ filterOption: (typed, option) => `${option?.value} ${option?.title}`.toLowerCase().includes(typed.toLowerCase()) }}
      value={typeof formData === 'string' ? formData : ''}
      onChange={onChoose}
      options={options}
      optionRender={({ value, data }) => (
        <div>
          <code>{value}</code>
          <div className="design-option-note">{data.title}</div>
        </div>
      )}
    />
  );
}
