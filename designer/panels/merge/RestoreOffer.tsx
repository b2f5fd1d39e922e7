import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { relativeTime, useLanguage } from '../../../engine/web/index.ts';

/** @param writtenAt ISO time of the last act in the work that was left */
export default function RestoreOffer({ writtenAt, onDiscard, onRestore }: { writtenAt: string; onDiscard(): void; onRestore(): void }) {
  const { t } = useTranslation('designer-work');
  const language = useLanguage();
  return (
    <Alert
      className="design-restore"
      type="info"
      showIcon
      title={t('restore.found', { ago: relativeTime(writtenAt, language) })}
      action={
        <span className="design-acts">
          <Button size="small" onClick={onDiscard}>
            {t('restore.discard')}
          </Button>
          <Button size="small" type="primary" onClick={onRestore}>
            {t('restore.restore')}
          </Button>
        </span>
      }
    />
  );
}
