import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/call.ts';
import { useText } from '../../state/language.ts';

/** The record did not come: why, in place, with what support needs to find it and a way to try again. */
export function LoadError({ failure, onRetry }: { failure: Error; onRetry(): void }) {
  const { t } = useTranslation('form');
  const text = useText();
  return (
    <div className="list-error" role="alert">
      <p className="list-error-title">{t('loadFailed')}</p>
      <p>{(failure instanceof ApiError && text(failure.text)) || failure.message}</p>
      {failure instanceof ApiError && (
        <p className="list-error-facts">
          <code>{t('failureCode', { ret: failure.ret, id: failure.requestId })}</code>
        </p>
      )}
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
