import { Button } from 'antd';
import type { ReactNode } from 'react';

/** A small act of a row, known by its icon and its name. */
export function RowButton({ icon, name, onClick, isExpanded }: { icon: ReactNode; name: string; onClick(): void; isExpanded?: boolean }) {
  return <Button type="text" size="small" icon={icon} aria-label={name} title={name} aria-expanded={isExpanded} onClick={onClick} />;
}
