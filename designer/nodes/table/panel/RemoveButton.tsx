import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';

/** A small button that removes one entry of a list. */
export function RemoveButton({ label, onClick }: { label: string; onClick(): void }) {
  return <Button aria-label={label} size="small" type="text" icon={<CloseOutlined />} onClick={onClick} />;
}
