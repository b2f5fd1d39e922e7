import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../base/widget.ts';

export default function BooleanInput({ value, onChange, onBlur, disabled, id }: InputProps) {
  const { t } = useTranslation('form');
  return (
    <div style={{ minHeight: 32, display: 'flex', alignItems: 'center' }}>
      <Switch
        id={id}
        checked={value === true}
        onChange={(checked) => onChange(checked)}
        onClick={() => onBlur?.()}
        disabled={disabled}
        checkedChildren={t('boolean.yes')}
        unCheckedChildren={t('boolean.no')}
      />
    </div>
  );
}
