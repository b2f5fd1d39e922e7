import { RightOutlined } from '@ant-design/icons';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface RestButtonProps {
  title: string;
  expanded: boolean;
  onToggle(event: MouseEvent<HTMLElement>): void;
}

/** Shows the fields of a row that have no column. */
export function RestButton({ title, expanded, onToggle }: RestButtonProps) {
  const { t } = useTranslation('list');
  const label = t('restOf', { title });
  return (
    <button type="button" className="rest-button" aria-label={label} title={label} aria-expanded={expanded} onClick={onToggle}>
      <RightOutlined aria-hidden />
    </button>
  );
}
