import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Rows that are drawn at first, and with each press: each has half a dozen fields. */
const step = 100;

/** How many of so many rows are drawn. */
export function firstRows(steps: number, count: number): number {
  return Math.min(count, steps * step);
}

/** The way to the rows of a long list that are not drawn yet; nothing where all are. */
export function MoreRows({ drawn, count, onMore }: { drawn: number; count: number; onMore(): void }) {
  const { t } = useTranslation('designer-panels');
  if (drawn >= count) return null;
  return (
    <Button size="small" block type="text" onClick={onMore}>
      {t('row.more', { drawn, count })}
    </Button>
  );
}
