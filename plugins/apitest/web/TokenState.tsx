import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, notify, type ResultProps } from '../../../engine/web/index.ts';

/** Says that a token was had, and for how long; the token itself is shown nowhere. */
export default function TokenState({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('apitest');
  useEffect(() => {
    const { until } = answer as { until: string | null };
    notify('success', until === null ? t('token.obtained') : t('token.until', { time: formatMoment(until) }));
    onClose();
  }, [answer, onClose, t]);
  return null;
}
