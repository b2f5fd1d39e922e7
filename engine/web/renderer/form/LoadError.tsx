import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/call.ts';

/** The record did not come: why, in place, with what support needs to find it and a way to try again. */
export function LoadError({ failure, onRetry }: { failure: Error; onRetry(): void }) {
  const { t } = useTranslation('form');
  return (
    <Result
      status="warning"
      title={t('loadFailed')}
      subTitle={
        <>
          {failure.message}
          {failure instanceof ApiError && (
            <div>
              <code>{t('failureCode', { ret: failure.ret, id: failure.requestId })}</code>
            </div>
          )}
        </>
      }
      extra={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
