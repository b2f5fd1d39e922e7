import { Button } from 'antd';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkItems } from '../../../actions/action-item.ts';
import { isDangerous, keyOfItem, labelOfItem } from '../../../actions/action-texts.ts';
import { useText } from '../../../state/language.ts';
import { notify } from '../../../state/toasts.ts';
import { bulkFields } from '../../bulk-edit/bulk-fields.ts';
import { collectIds } from '../model/collect-ids.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { selectionLimit } from '../model/use-selection.ts';

/** Slides up as soon as rows are chosen: how many, all that match, and what can be done with them. */
export const BulkBar = memo(function BulkBar({ model, onEdit }: { model: ListModel; onEdit(ids: number[]): void }) {
  const { t } = useTranslation('list');
  const text = useText();
  const [collecting, setCollecting] = useState(false);
  const { answer, query, data, selection, actions } = model;
  const { ids } = selection;
  if (ids.length === 0) return null;

  const reachable = Math.min(data.total, selectionLimit);
  const selectAll = async () => {
    setCollecting(true);
    try {
      selection.set(await collectIds(answer.screen, query));
      if (data.total > selectionLimit) notify('info', t('selectionLimit', { count: selectionLimit }));
    } catch {
      // The call has already told the person.
    } finally {
      setCollecting(false);
    }
  };
  return (
    <section className="bulk-bar" aria-label={t('bulk')}>
      <span className="bulk-count" aria-live="polite">
        {t('selected', { count: ids.length })}
      </span>
      {ids.length < reachable && (
        <Button type="link" size="small" loading={collecting} onClick={selectAll}>
          {t('selectAll', { count: reachable })}
        </Button>
      )}
      <Button type="link" size="small" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
      <span className="bulk-actions">
        {!query.trash && bulkFields(answer).length > 0 && <Button onClick={() => onEdit(ids)}>{t('bulkEdit.label')}</Button>}
        {bulkItems(answer, query.trash).map((item) =>
          item.kind === 'view' || item.kind === 'edit' || item.kind === 'copy' ? null : (
            <Button key={keyOfItem(item)} danger={isDangerous(item)} onClick={() => actions.performOn(item, ids)}>
              {labelOfItem(item, t, text)}
            </Button>
          ),
        )}
      </span>
    </section>
  );
});
