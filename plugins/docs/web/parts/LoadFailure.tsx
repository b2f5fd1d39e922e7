import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Why what a page shows could not be loaded, with a button that tries again. */
export function LoadFailure({ error, onRetry }: { error: string; onRetry(): void }) {
  const { t } = useTranslation('docs');
  const again = (
    <Button size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return <Alert type="error" showIcon title={error} action={again} />;
}
