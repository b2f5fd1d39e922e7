import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyDrawing, type EmptyReason } from '../../../page/EmptyDrawing.tsx';
import './states.css';

interface EmptyStateProps {
  reason: EmptyReason;
  /** What one record is called. */
  thing: string;
  /** How records come about, in words of the screen's own. */
  hint?: string;
  /** The button that makes the first record, or leads to where it comes about. */
  first?: { label: string; run(): void };
  /** Undefined when the caller may not import here. */
  onImport?: () => void;
  onClear?: () => void;
}

/** Why there is nothing to see, and the one thing to do about it. */
export function EmptyState({ reason, thing, hint, first, onImport, onClear }: EmptyStateProps) {
  const { t } = useTranslation('list');
  const words = (key: string) => apart(t(key, { thing }));
  return (
    <div className="list-empty">
      <EmptyDrawing reason={reason} />
      <p className="list-empty-title">{words(`empty.${reason}.title`)}</p>
      {(reason !== 'noData' || hint || first || onImport) && <p className="list-empty-hint">{hint ?? words(`empty.${reason}.hint`)}</p>}
      {reason === 'noData' && (
        <span className="list-empty-actions">
          {first && (
            <Button type="primary" onClick={first.run}>
              {first.label}
            </Button>
          )}
          {onImport && <Button onClick={onImport}>{t('import')}</Button>}
        </span>
      )}
      {reason === 'noMatch' && onClear && <Button onClick={onClear}>{t('clearFilters')}</Button>}
    </div>
  );
}

/** Chinese stands apart from Latin words: 还没有 SQL 记录. */
function apart(words: string): string {
  return words.replace(/(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=\p{Script=Han})/gu, ' ');
}
