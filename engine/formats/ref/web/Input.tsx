import { ExportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Select, Space } from 'antd';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { formFieldsIn } from '../../../core/condition/value-word.ts';
import { referenceOf } from '../../../core/derive/references.ts';
import type { Route } from '../../../core/derive/routes.ts';
import { useText } from '../../../web/state/language.ts';
import { isGranted, session } from '../../../web/state/session.ts';
import { pageAddress } from '../../../web/transport/login-address.ts';
import { inputAria } from '../../../web/widgets/base/input-aria.ts';
import { RefContext } from '../../../web/widgets/base/ref-context.ts';
import { OptionsPrefix } from '../../../web/widgets/base/reference-surroundings.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { useOptions } from './use-options.ts';

/** Chooses one record or several by what they are called. A record that is gone since keeps the label the page was given. */
export default function RefInput(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const prefix = use(OptionsPrefix);
  const text = useText();
  const { labels, addresses, Creator } = use(RefContext);
  const [isCreating, setCreating] = useState(false);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(0);
  const isArray = field.type === 'array';
  const chosen = (isArray ? (Array.isArray(value) ? value : []) : [value]).filter(isKey);
  const { options, loading } = useOptions(prefix + field.name, chosen, search, opened, formFieldsIn(field.offered).join(' '));
  const named = new Set(options.map((option) => option.value));
  const target = referenceOf(field);
  const nameOf = (key: string | number) => labels[field.name]?.[String(key)] ?? (target?.stores === 'value' ? String(key) : `#${key}`);
  const unlisted = chosen.filter((key) => !named.has(key)).map((key) => ({ value: key, label: nameOf(key) }));
  const address = target?.stores === 'id' ? addresses[target.screen] : null;
  const [single] = chosen;
  const creation = Creator && target?.stores === 'id' ? addRouteOf(target.screen) : undefined;
  const created = (key: number | undefined) => {
    setCreating(false);
    if (key !== undefined) onChange(isArray ? [...chosen, key] : key);
  };
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
        onOpenChange={(isOpen) => isOpen && setOpened((count) => (field.offered ? count + 1 : 1))}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        loading={loading}
        disabled={disabled}
        status={status}
        allowClear
        placeholder={t('ref.placeholder')}
        notFoundContent={t(loading ? 'ref.loading' : 'ref.none')}
      />
      {creation && !disabled && (
        <Button icon={<PlusOutlined />} aria-label={text(creation.title)} title={text(creation.title)} onClick={() => setCreating(true)} />
      )}
      {isCreating && Creator && target && <Creator screen={target.screen} onDone={created} />}
      {address && !isArray && single !== undefined && (
        <Button icon={<ExportOutlined />} aria-label={t('ref.open')} title={t('ref.open')} href={`${pageAddress(address)}?open=${single}`} target="_blank" />
      )}
    </Space.Compact>
  );
}

/** Where records of the screen are made, if this caller may. */
function addRouteOf(screen: string): Route | undefined {
  const permission = session.permission as PermissionAnswer | null;
  const route = permission?.routes.find(({ pages, component, ...one }) => one.screen === screen && component === undefined && pages.includes('add'));
  return route && isGranted(permission, route.path) ? route : undefined;
}

function isKey(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
