import { ExportOutlined } from '@ant-design/icons';
import { Button, Select, Space } from 'antd';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referenceOf } from '../../../core/derive/references.ts';
import { inputAria } from '../../../web/widgets/base/input-aria.ts';
import { OptionsPrefix } from '../../../web/widgets/base/options-prefix.ts';
import { RefContext } from '../../../web/widgets/base/ref-context.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { useOptions } from './use-options.ts';

/** Chooses one record or several by what they are called. A record that is gone since keeps the label the page was given. */
export default function RefInput(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const prefix = use(OptionsPrefix);
  const { labels, addresses } = use(RefContext);
  const [search, setSearch] = useState('');
  const [isActive, setActive] = useState(false);
  const isArray = field.type === 'array';
  const chosen = (isArray ? (Array.isArray(value) ? value : []) : [value]).filter(isKey);
  const { options, loading } = useOptions(prefix + field.name, chosen, search, isActive);
  const named = new Set(options.map((option) => option.value));
  const unlisted = chosen.filter((key) => !named.has(key)).map((key) => ({ value: key, label: labels[field.name]?.[String(key)] ?? `#${key}` }));
  const target = referenceOf(field);
  const address = target?.stores === 'id' ? addresses[target.screen] : null;
  const [single] = chosen;
  return (
    <Space.Compact style={{ width: '100%' }}>
      <Select<(string | number) | (string | number)[]>
        {...inputAria(props)}
        style={{ width: '100%' }}
        mode={isArray ? 'multiple' : undefined}
        options={[...options, ...unlisted]}
        value={isArray ? chosen : single}
        onChange={(next) => onChange(Array.isArray(next) && next.length === 0 ? undefined : next)}
        onBlur={onBlur}
        onOpenChange={(isOpen) => isOpen && setActive(true)}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        loading={loading}
        disabled={disabled}
        status={status}
        allowClear
        placeholder={t('ref.placeholder')}
        notFoundContent={t(loading ? 'ref.loading' : 'ref.none')}
      />
      {address && !isArray && single !== undefined && (
        <Button icon={<ExportOutlined />} aria-label={t('ref.open')} title={t('ref.open')} href={`/admin${address}?open=${single}`} target="_blank" />
      )}
    </Space.Compact>
  );
}

function isKey(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
