import type { FieldProps } from '@rjsf/utils';
import { Select } from 'antd';
import { TypeMark } from '../../../panels/parts/type-mark/TypeMark.tsx';
import { useDesignerState } from '../../../panels/state/use-designer.ts';

/** One of the parameters of the interface. */
export function ParameterNameField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const { parameters } = useDesignerState().definition;
  return (
    <Select<string>
      id={fieldPathId.$id}
      aria-label={schema.title || name}
      showSearch
      value={typeof formData === 'string' ? formData : undefined}
      onChange={(chosen) => onChange(chosen, fieldPathId.path)}
      options={parameters.map((parameter) => ({ value: parameter.name, label: parameter.name, type: parameter.type }))}
      optionRender={({ value, data }) => (
        <span className="design-insp-port-head">
          <code>{value}</code>
          <TypeMark type={data.type} />
        </span>
      )}
    />
  );
}
