import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Levels that are open when the page is. */
const openLevels = 2;

interface NestedProps {
  /** How many fields are inside. */
  count: number;
  /** 0 at the top. */
  level: number;
  /** Whether these are the fields of a shape that contains itself: open, they would never end. */
  isAgain?: boolean;
  children(): ReactNode;
}

/** Fields inside a field. What is closed is not drawn, so that depth costs nothing. */
export function Nested({ count, level, isAgain = false, children }: NestedProps) {
  const { t } = useTranslation('docs');
  const [isOpen, setOpen] = useState(level < openLevels && !isAgain);
  return (
    <details className="docs-nested" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('fields', { count })}</summary>
      {isOpen && children()}
    </details>
  );
}
