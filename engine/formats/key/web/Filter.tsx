import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { conditionPart } from '../../../web/widgets/base/condition-part.ts';
import type { FilterProps } from '../../../web/widgets/base/widget.ts';

/** Asks for the whole value. */
export function KeyFilter({ value, onChange, id }: FilterProps) {
  const { t } = useTranslation('list');
  const text = typeof value === 'string' ? value : conditionPart(value, 'eq');
  return (
    <Input
      id={id}
      allowClear
      maxLength={200}
      placeholder={t('wholeValue')}
      value={text === undefined ? '' : String(text)}
      onChange={(event) => onChange(event.target.value === '' ? undefined : { eq: event.target.value })}
    />
  );
}
