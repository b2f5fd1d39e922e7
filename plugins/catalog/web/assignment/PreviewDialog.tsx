import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import { ApiError, call, Dialog, notify } from '../../../../engine/web/index.ts';
import { type AssignmentPreview, previewAssignment, saveAssignment } from '../../shared/calls.ts';
import { useScopeLabel } from '../parts/use-scope-label.ts';
import type { RuleChange } from './use-assignments.ts';

interface PreviewDialogProps {
  changes: RuleChange[];
  onClose(): void;
  onSaved(): void;
  /** Somebody else has changed one of these rules meanwhile. */
  onConflict(): void;
}

/** What saving would change, and whose calls of the last days it would have refused. */
export function PreviewDialog({ changes, onClose, onSaved, onConflict }: PreviewDialogProps) {
  const { t } = useTranslation('catalog');
  const scopeLabel = useScopeLabel();
  const [preview, setPreview] = useState<AssignmentPreview | null>(null);
  const [error, setError] = useState('');
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    if (changes.length === 0) return;
    call(previewAssignment, { changes }, { signal: abort.signal, quiet: true }).then(setPreview, (error: unknown) => {
      if (!abort.signal.aborted) setError(messageOf(error));
    });
    return () => abort.abort();
  }, [changes]);
  const save = async () => {
    setSaving(true);
    try {
      const { changed } = await call(saveAssignment, { changes }, { quiet: true });
      notify('success', t('preview.saved', { count: changed }));
      onSaved();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.ret === codes.conflict;
      setError(isConflict ? t('preview.changedMeanwhile') : messageOf(error));
      if (isConflict) onConflict();
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      width={760}
      title={t('preview.title')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('preview.back')}</Button>
          <Button
            type="primary"
            danger={(preview?.refused_calls ?? 0) > 0}
            loading={isSaving}
            disabled={preview === null || changes.length === 0}
            onClick={() => void save()}
          >
            {t('preview.save')}
          </Button>
        </>
      }
    >
      {error !== '' && <Alert type="error" showIcon title={error} />}
      {preview === null && error === '' && <Skeleton active />}
      {preview && (
        <>
          <p>{t('preview.pairs', { apps: preview.apps, opened: preview.opened, closed: preview.closed })}</p>
          <div className="catalog-preview-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('preview.subject')}</th>
                  <th scope="col">{t('preview.scope')}</th>
                  <th scope="col">{t('preview.change')}</th>
                </tr>
              </thead>
              <tbody>
                {preview.changes.map(({ subject, label, scope, before, after }) => (
                  <tr key={`${subject} ${scope}`}>
                    <td>{label}</td>
                    <td>{scopeLabel(scope)}</td>
                    <td>
                      {t(`state.${before}`)} → {t(`state.${after}`)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {preview.refused_calls === 0 ? (
            <Alert type="success" showIcon title={t('preview.noneRefused')} />
          ) : (
            <>
              <Alert type="warning" showIcon title={t('preview.refused', { count: preview.refused_calls })} />
              <div className="catalog-preview-table">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{t('target.app')}</th>
                      <th scope="col">{t('target.account')}</th>
                      <th scope="col">{t('grid.interfaces')}</th>
                      <th scope="col">{t('preview.calls')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {preview.refused.map(({ app_key, app, account, service, calls }) => (
                      <tr key={`${app_key} ${service}`}>
                        <td>{app}</td>
                        <td>{account}</td>
                        <td>
                          <code>{service}</code>
                        </td>
                        <td>{calls}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          )}
        </>
      )}
    </Dialog>
  );
}

function messageOf(error: unknown): string {
  return error instanceof ApiError || error instanceof Error ? error.message : String(error);
}
