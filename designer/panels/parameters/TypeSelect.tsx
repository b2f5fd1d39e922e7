import { Select } from 'antd';
import { type ParameterType, parameterTypes } from '../../../engine/core/protocol/parameter.ts';
import { useText } from '../../../engine/web/index.ts';
import { TypeMark } from '../parts/type-mark/TypeMark.tsx';
import { glyphOf } from '../parts/type-mark/type-glyphs.ts';

interface TypeSelectProps {
  value: ParameterType;
  onChange(type: ParameterType): void;
  label: string;
  id?: string;
}

/** A parameter type, each in its colour with glyph and word; typing finds the word in both languages. */
export function TypeSelect({ value, onChange, label, id }: TypeSelectProps) {
  const text = useText();
  return (
    <Select<ParameterType>
      {...(id !== undefined && { id })}
      className="design-type-select"
      aria-label={label}
      value={value}
      onChange={onChange}
      showSearch={{
        filterOption: (typed, option) => option !== undefined && `${option.value} ${text(glyphOf(String(option.value)).word)}`.includes(typed.toLowerCase()),
      }}
      popupMatchSelectWidth={false}
      options={parameterTypes.map((type) => ({ value: type, label: <TypeMark type={type} /> }))}
    />
  );
}
