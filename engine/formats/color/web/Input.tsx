import { ColorPicker } from 'antd';
import { useTranslation } from 'react-i18next';
import { groupAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';

export default function ColorInput({ field, value, onChange, onBlur, disabled, id }: InputProps) {
  const { t } = useTranslation('form');
  return (
    <div {...groupAria(id)}>
      <ColorPicker
        value={textValue(value) || null}
        onChangeComplete={(color) => onChange(color.toHexString())}
        onClear={() => onChange(undefined)}
        onOpenChange={(isOpen) => isOpen || onBlur?.()}
        allowClear={!field.required}
        disabled={disabled}
        format="hex"
        showText={(color) => (color.cleared ? t('color.none') : color.toHexString())}
      />
    </div>
  );
}
