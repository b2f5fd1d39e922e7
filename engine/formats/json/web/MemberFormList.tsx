import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../core/descriptor/types.ts';
import { groupAria } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { MemberForm } from './MemberForm.tsx';

/** An array of objects: one small form per element. */
export function MemberFormList(props: InputProps & { members: Field[] }) {
  const { field, value, onChange, id, disabled } = props;
  const { t } = useTranslation('form');
  const items: unknown[] = Array.isArray(value) ? value : [];
  const change = (next: unknown[]) => onChange(next.length ? next : undefined);
  const isFull = field.schema.maxItems !== undefined && items.length >= field.schema.maxItems;
  return (
    <Flex {...groupAria(id)} vertical gap={8}>
      {items.map((item, index) => {
        const label = t('list.item', { n: index + 1 });
        return (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: elements have no identity of their own, and are only added at the end
            key={index}
            size="small"
            title={label}
            extra={
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('list.remove', { label })}
                disabled={disabled}
                onClick={() => change(items.toSpliced(index, 1))}
              />
            }
          >
            <MemberForm {...props} id={`${id}_${index}`} value={item} onChange={(next) => change(items.with(index, next ?? {}))} />
          </Card>
        );
      })}
      <Button type="dashed" icon={<PlusOutlined />} disabled={disabled || isFull} onClick={() => change([...items, {}])}>
        {t('list.add')}
      </Button>
    </Flex>
  );
}
