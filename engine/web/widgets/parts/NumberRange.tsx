import { InputNumber, Space } from 'antd';
import { useTranslation } from 'react-i18next';

interface NumberRangeProps {
  id: string;
  range: [number | null, number | null];
  onChange(range: [number | null, number | null]): void;
  precision?: number;
  prefix?: string;
}

/** From and to, both included; either may stay open. */
export function NumberRange({ id, range: [from, to], onChange, precision, prefix }: NumberRangeProps) {
  const { t } = useTranslation('list');
  const common = { precision, prefix, controls: false, style: { width: '50%' } };
  return (
    <Space.Compact block>
      <InputNumber {...common} id={id} value={from} placeholder={t('from')} aria-label={t('from')} onChange={(value) => onChange([value, to])} />
      <InputNumber {...common} value={to} placeholder={t('to')} aria-label={t('to')} onChange={(value) => onChange([from, value])} />
    </Space.Compact>
  );
}
