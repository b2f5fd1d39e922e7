import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
  /** A dot at the corner: something new. */
  hasDot?: boolean;
  /** At the corner unless 0. */
  count?: number;
}

/** A button of the header: picture, name for readers and on hover. */
export function IconButton({ label, icon, hasDot, count = 0, className = '', ...rest }: IconButtonProps) {
  const shownCount = count > 99 ? '99+' : String(count);
  return (
    <button type="button" data-hint={label} aria-label={count > 0 ? `${label} ${shownCount}` : label} {...rest} className={`p-icon-button ${className}`}>
      {icon}
      {hasDot && <span className="p-dot" />}
      {count > 0 && <span className="p-count p-digits">{shownCount}</span>}
    </button>
  );
}
