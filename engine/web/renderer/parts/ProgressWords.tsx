import { useTranslation } from 'react-i18next';

/**
 * How many of all records are through, and how long the rest will take if it goes on like this.
 * @param since when the first was begun, in milliseconds
 */
export function ProgressWords({ finished, total, since }: { finished: number; total: number; since: number }) {
  const { t } = useTranslation('list');
  const seconds = finished === 0 ? null : Math.ceil((((Date.now() - since) / finished) * (total - finished)) / 1_000);
  return (
    <>
      {t('bulkEdit.progress', { done: finished, total })}
      {seconds !== null && ` · ${t('bulkEdit.remaining', { count: seconds })}`}
    </>
  );
}
