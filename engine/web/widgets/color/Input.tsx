import { ColorPicker } from 'antd';
import { textValue } from '../input-aria.ts';
import type { InputProps } from '../widget.ts';

export default function ColorInput({ field, value, onChange, onBlur, disabled, id }: InputProps) {
  return (
    <div id={id} tabIndex={-1}>
      <ColorPicker
        value={textValue(value) || null}
        onChangeComplete={(color) => onChange(color.toHexString())}
        onClear={() => onChange(undefined)}
        onOpenChange={(isOpen) => isOpen || onBlur?.()}
        allowClear={!field.required}
        disabled={disabled}
        format="hex"
        showText
      />
    </div>
  );
}
