import { Select } from 'antd';
import { type Parameter, parameterTypes } from '../../../engine/core/protocol/parameter.ts';
import { useText } from '../../../engine/web/index.ts';
import { ruleOfKind, typeKind, unitOf } from '../../model/types/value-type.ts';
import { TypeMark } from '../parts/type-mark/TypeMark.tsx';
import { glyphOf } from '../parts/type-mark/type-glyphs.ts';

type Typed = Pick<Parameter, 'type' | 'format'>;

interface TypeSelectProps {
  value: Typed;
  /** `format` is there for a kind of numbers alone. */
  onChange(type: Typed): void;
  label: string;
  id?: string;
}

const kinds = [...parameterTypes, 'money', 'decimal'] as const;
type Kind = (typeof kinds)[number];

/** A parameter type, each in its colour with glyph and word; typing finds the word in both languages. */
export function TypeSelect({ value, onChange, label, id }: TypeSelectProps) {
  const text = useText();
  const kind = typeKind({ type: value.type, ...unitOf(value) });
  return (
    <Select<Kind>
      {...(id !== undefined && { id })}
      className="design-type-select"
      aria-label={label}
      value={kinds.find((known) => known === kind) ?? value.type}
      onChange={(next) => onChange(ruleOfKind(next))}
      showSearch={{
        filterOption: (typed, option) => option !== undefined && `${option.value} ${text(glyphOf(String(option.value)).word)}`.includes(typed.toLowerCase()),
      }}
      popupMatchSelectWidth={false}
      options={kinds.map((type) => ({ value: type, label: <TypeMark type={type} /> }))}
    />
  );
}
