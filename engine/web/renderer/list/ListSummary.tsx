import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../../core/descriptor/types.ts';
import { SummaryNumbers } from './groups/SummaryNumbers.tsx';

/** Numbers of everything that is selected, whatever page is shown; each as its field's format is. */
export const ListSummary = memo(function ListSummary({ screen, values }: { screen: Screen; values: Record<string, unknown> | undefined }) {
  const { t } = useTranslation('list');
  if (!values || !screen.list?.summary.length) return null;
  return <SummaryNumbers screen={screen} values={values} className="list-summary" label={t('summary')} />;
});
