import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface ToolProps {
  label: string;
  hint?: string | undefined;
  icon?: ReactNode;
  /** Shown on the button; a part of its name then. */
  words?: string | undefined;
  onClick(): void;
}

/** A button of a toolbar over a graph. */
export function Tool({ label, hint, icon, words, onClick }: ToolProps) {
  return (
    <Tooltip title={hint === undefined ? label : `${label} (${hint})`}>
      <Button type="text" size="small" icon={icon} aria-label={words === undefined ? label : `${words} ${label}`} onClick={onClick}>
        {words !== undefined && <span className="design-zoom">{words}</span>}
      </Button>
    </Tooltip>
  );
}
