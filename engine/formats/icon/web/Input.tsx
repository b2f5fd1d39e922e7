import { CloseOutlined } from '@ant-design/icons';
import { Button, Popover, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import { lazyPart } from '../../../web/widgets/base/lazy-part.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { MenuIcon } from '../../../web/widgets/icons/MenuIcon.tsx';

const IconGrid = lazyPart(() => import('./IconGrid.tsx'), <Skeleton active style={{ width: 320 }} />);

/** An icon by its name, chosen by sight. */
export default function IconInput(props: InputProps) {
  const { field, value, onChange, onBlur, disabled } = props;
  const { t } = useTranslation('form');
  const [isOpen, setOpen] = useState(false);
  const name = textValue(value);
  const { 'aria-required': _, 'aria-invalid': __, ...aria } = inputAria(props);
  const toggle = (open: boolean) => {
    setOpen(open);
    if (!open) onBlur?.();
  };
  const choose = (icon: string) => {
    onChange(icon);
    toggle(false);
  };
  return (
    <Space.Compact>
      <Popover
        open={isOpen}
        onOpenChange={disabled ? undefined : toggle}
        trigger="click"
        placement="bottomLeft"
        destroyOnHidden
        content={<IconGrid chosen={name} onChoose={choose} />}
      >
        <Button {...aria} disabled={disabled} aria-expanded={isOpen} icon={name ? <MenuIcon name={name} /> : undefined}>
          {name || t('icon.choose')}
        </Button>
      </Popover>
      {name !== '' && !field.required && (
        <Button icon={<CloseOutlined />} disabled={disabled} aria-label={t('icon.clear')} onClick={() => onChange(undefined)} />
      )}
    </Space.Compact>
  );
}
