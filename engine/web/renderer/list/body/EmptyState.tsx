import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './states.css';

type EmptyReason = 'noData' | 'noMatch' | 'emptyTrash' | 'noPermission';

interface EmptyStateProps {
  reason: EmptyReason;
  /** What one record is called. */
  thing: string;
  /** The button that makes the first record. */
  add?: { label: string; run(): void };
  /** Undefined when the caller may not import here. */
  onImport?: () => void;
  onClear?: () => void;
}

/** Why there is nothing to see, and the one thing to do about it. */
export function EmptyState({ reason, thing, add, onImport, onClear }: EmptyStateProps) {
  const { t } = useTranslation('list');
  return (
    <div className="list-empty">
      <Drawing reason={reason} />
      <p className="list-empty-title">{t(`empty.${reason}.title`, { thing })}</p>
      {(reason !== 'noData' || add || onImport) && <p className="list-empty-hint">{t(`empty.${reason}.hint`, { thing })}</p>}
      {reason === 'noData' && (
        <span className="list-empty-actions">
          {add && (
            <Button type="primary" onClick={add.run}>
              {add.label}
            </Button>
          )}
          {onImport && <Button onClick={onImport}>{t('import')}</Button>}
        </span>
      )}
      {reason === 'noMatch' && onClear && <Button onClick={onClear}>{t('clearFilters')}</Button>}
    </div>
  );
}

const lines: Record<EmptyReason, ReactNode> = {
  noData: <path d="M22 24h52M22 36h52M22 48h32M64 62v16M56 70h16" />,
  noMatch: <path d="M42 26a16 16 0 1 1 0 32 16 16 0 0 1 0-32M54 54l16 16M36 42h12" />,
  emptyTrash: <path d="M28 28h40M42 28v-6h12v6M33 28l3 44h24l3-44M43 38v24M53 38v24" />,
  noPermission: <path d="M34 44v-8a14 14 0 0 1 28 0v8M28 44h40v28H28zM48 54v8" />,
};

function Drawing({ reason }: { reason: EmptyReason }) {
  return (
    <svg
      width="96"
      height="96"
      viewBox="0 0 96 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="10" y="10" width="76" height="76" rx="8" strokeDasharray={reason === 'noData' ? undefined : '4 5'} />
      {lines[reason]}
    </svg>
  );
}
