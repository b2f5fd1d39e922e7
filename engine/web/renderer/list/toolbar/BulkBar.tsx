import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isPrivate } from '../../../../core/descriptor/private-formats.ts';
import { type ActionItem, bulkItems } from '../../../actions/action-item.ts';
import { isDangerous, keyOfItem, labelOfItem } from '../../../actions/action-texts.ts';
import { useText } from '../../../state/language.ts';
import { bulkFields } from '../../bulk-edit/bulk-fields.ts';
import type { BulkRecords } from '../../bulk-edit/use-bulk-edit.tsx';
import type { ListModel } from '../model/use-list-screen.ts';
import { isNarrowed } from '../query/list-query.ts';
import { selectionRequestOf } from '../query/list-request.ts';
import './bulk-bar.css';

/** Slides up as soon as rows are chosen: how many, all that match, and what can be done with them. */
export const BulkBar = memo(function BulkBar({ model, onEdit }: { model: ListModel; onEdit(records: BulkRecords): void }) {
  const { t } = useTranslation('list');
  const text = useText();
  const { answer, query, data, selection, actions, tree } = model;
  // Of a tree only what stands at the top is counted.
  const isWhole = !tree || isNarrowed(query);
  const { ids, all } = selection;
  if (ids.length === 0 && all === null) return null;

  const { sort: _order, ...matching } = selectionRequestOf(query);
  const records: BulkRecords = all === null ? { ids } : { matching: { ...matching, count: all } };
  const mayEdit = bulkFields(answer).length > 0 && (all === null || answer.verbs.includes('EditAll'));
  return (
    <section className="bulk-bar" aria-label={t('bulk')}>
      <span className="bulk-count" aria-live="polite">
        {t('selected', { count: all ?? ids.length })}
      </span>
      {all === null && isWhole && ids.length < data.total && (
        <Button type="link" size="small" onClick={() => selection.chooseAll(data.total)}>
          {t('selectAll', { count: data.total })}
        </Button>
      )}
      <Button type="link" size="small" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
      <span className="bulk-actions">
        {!query.trash && mayEdit && <Button onClick={() => onEdit(records)}>{t('bulkEdit.label')}</Button>}
        {bulkItems(answer, query.trash).map((item) =>
          item.kind === 'view' || item.kind === 'edit' || item.kind === 'copy' || (all !== null && !takesMatching(item)) ? null : (
            <Button key={keyOfItem(item)} danger={isDangerous(item)} onClick={() => actions.performOn(item, records)}>
              {labelOfItem(item, t, text)}
            </Button>
          ),
        )}
      </span>
    </section>
  );
});

/** Plugins' actions take records by name, and so does what asks for a secret, which no job may keep. */
function takesMatching(item: ActionItem): boolean {
  return item.kind !== 'action' && (item.kind !== 'transition' || !item.transition.ask.some(({ format }) => isPrivate(format)));
}
