import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError, formatMoment, notify, StatusTag } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/designer-panels/version-list.ts';
import type { BundleRow } from '../../calls/publish-calls.ts';
import { withTests } from '../../model/edits/interface/test-edits.ts';
import { rollBack } from '../state/design-calls.ts';
import { useDesigner } from '../state/use-designer.ts';
import { VersionNote } from './VersionNote.tsx';

interface VersionListProps {
  rows: readonly BundleRow[];
  compared: { before: string; after: string };
  onCompare(bundle: string): void;
}

/** Versions, newest first, each with the ways back to it: into the draft, or into the gateway at once. */
export function VersionList({ rows, compared, onCompare }: VersionListProps) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const serve = async ({ bundle }: BundleRow) => {
    const { id } = designer.state;
    if (id === null) return;
    try {
      designer.markRolledBack(await rollBack(id, bundle));
      notify('success', t('history.rolledBack'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <ol className="design-versions" aria-label={t('history.versions')}>
      {rows.map((row) => (
        <li key={row.bundle} className={row.bundle === compared.before ? 'design-version-shown' : ''}>
          <button type="button" className="design-version" aria-current={row.bundle === compared.before} onClick={() => onCompare(row.bundle)}>
            <time className="p-digits" dateTime={row.created_at}>
              {formatMoment(row.created_at)}
            </time>
            <code>{row.bundle.slice(0, 8)}</code>
            {row.created_by !== null && <span className="p-second">{row.created_by_name ?? t('history.by', { account: row.created_by })}</span>}
            {row.current && <StatusTag tone="success">{t('history.current')}</StatusTag>}
          </button>
          <VersionNote row={row} />
          <span className="design-acts">
            <Button
              size="small"
              type="link"
              onClick={() => {
                designer.edit(texts.label, ({ rev, tests }) => withTests({ ...row.definition, rev }, tests));
                notify('success', t('history.restored'));
              }}
            >
              {t('history.restore')}
            </Button>
            {!row.current && (
              <Popconfirm title={t('history.confirmRollback')} onConfirm={() => serve(row)} okText={t('history.rollback')}>
                <Button size="small" type="link" danger>
                  {t('history.rollback')}
                </Button>
              </Popconfirm>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
