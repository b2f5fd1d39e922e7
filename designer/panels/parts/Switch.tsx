import { useId } from 'react';
import './switch.css';

interface SwitchProps<Value extends string> {
  id?: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
}

/** One of a few: native radio buttons in a row, so arrow keys and readers know them. Smaller by far than the one of antd, which slides. */
export function Switch<Value extends string>({ id, label, value, options, onChange }: SwitchProps<Value>) {
  const name = useId();
  return (
    <div id={id} className="design-switch" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
