import { Checkbox, Radio, Select } from 'antd';
import { useLanguage } from '../../state/language.ts';
import { inputAria } from '../base/input-aria.ts';
import type { InputProps } from '../base/widget.ts';

/** So many choices stand open; more go into a drop-down. */
const openChoices = { one: 4, several: 6 };

/** Choices that stand open are as high as any other control. */
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 32 } as const;

export default function OptionsInput(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status } = props;
  const language = useLanguage();
  const isArray = field.type === 'array';
  const choices = field.options ?? field.element?.options ?? [];
  const options = choices.map((option) => ({ value: option.value, label: option.label[language] }));
  const several = Array.isArray(value) ? value : [];
  const { 'aria-required': _, 'aria-invalid': __, ...described } = inputAria(props);
  const group = { ...described, 'aria-labelledby': `${props.id}-label` };

  if (isArray && options.length <= openChoices.several) {
    return (
      <Checkbox.Group
        {...group}
        style={line}
        options={options}
        value={several}
        onChange={(list) => onChange(list.length ? list : undefined)}
        disabled={disabled}
      />
    );
  }
  if (!isArray && options.length <= openChoices.one && (field.required || field.default !== undefined)) {
    return (
      <Radio.Group
        {...group}
        style={line}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        disabled={disabled}
      />
    );
  }
  return (
    <Select
      {...inputAria(props)}
      style={{ width: '100%' }}
      mode={isArray ? 'multiple' : undefined}
      options={options}
      value={isArray ? several : value}
      onChange={(chosen) => onChange(Array.isArray(chosen) && chosen.length === 0 ? undefined : chosen)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
      allowClear={!field.required}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}
