import { Drawer, Empty, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, StatusTag } from '../../../engine/web/index.ts';
import type { SqlHistoryItem } from '../../calls/sql-calls.ts';
import { askHistory } from './use-sql.ts';

/** One's own last statements; a press puts one into the editor. */
export function SqlHistory({ onClose, onPick }: { onClose(): void; onPick(item: SqlHistoryItem): void }) {
  const { t } = useTranslation('designer-data');
  const [items, setItems] = useState<readonly SqlHistoryItem[] | null>(null);
  useEffect(() => {
    let isGone = false;
    askHistory().then(
      (found) => !isGone && setItems(found),
      () => !isGone && setItems([]),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <Drawer open onClose={onClose} title={t('sql.history')} size={520}>
      {items === null && <Skeleton active />}
      {items?.length === 0 && <Empty description={t('sql.noHistory')} />}
      <ul className="sql-history">
        {items?.map((item) => (
          <li key={item.id}>
            <button type="button" onClick={() => onPick(item)}>
              <code>{item.sql.length > 300 ? `${item.sql.slice(0, 300)}…` : item.sql}</code>
              <span className="sql-history-facts">
                <StatusTag tone={item.outcome === 'done' ? 'success' : 'error'}>{t(item.outcome === 'done' ? 'sql.done' : 'sql.failed')}</StatusTag>
                {item.database || t('ownDatabase')} · {item.milliseconds} ms · {formatMoment(item.at)}
                {item.mode === 'write' && ` · ${t('sql.write')}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
