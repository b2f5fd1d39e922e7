import { DeleteOutlined, HolderOutlined, PaperClipOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UploadKind } from './check-upload.ts';
import { fileAddress } from './file-address.ts';
import { Thumbs } from './Thumbs.tsx';

/** One file of a field: a picture to enlarge or a name to open, a handle to move it, a button to take it out. */
export function UploadedItem(props: { kind: UploadKind; value: string; title: string; isSortable: boolean; onRemove?: () => void }) {
  const { kind, value, title, isSortable, onRemove } = props;
  const { t } = useTranslation('form');
  const { token } = theme.useToken();
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: value, disabled: !isSortable });
  const buttons = (
    <>
      {isSortable && <Button {...attributes} {...listeners} type="text" size="small" icon={<HolderOutlined />} aria-label={t('list.move', { label: title })} />}
      {onRemove && <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={t('list.remove', { label: title })} onClick={onRemove} />}
    </>
  );
  const frame = {
    transform: CSS.Transform.toString(transform),
    transition,
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadius,
    padding: 4,
  };
  if (kind === 'image') {
    return (
      <Flex ref={setNodeRef} vertical align="center" style={frame}>
        <Thumbs images={[value]} place="detail" />
        <Flex>{buttons}</Flex>
      </Flex>
    );
  }
  return (
    <Flex ref={setNodeRef} align="center" gap={8} style={frame}>
      <a href={fileAddress(value)} target="_blank" rel="noreferrer" style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <PaperClipOutlined /> {title}
      </a>
      {buttons}
    </Flex>
  );
}
