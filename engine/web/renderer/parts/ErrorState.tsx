import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/call.ts';
import { useText } from '../../state/language.ts';
import { CopyButton } from '../../widgets/parts/copy/CopyButton.tsx';

/** A call that failed, where its answer would stand: what happened, what to tell support, and another try. */
export function ErrorState({ error, onRetry }: { error: ApiError; onRetry(): void }) {
  const { t } = useTranslation('list');
  const text = useText();
  const facts = [error.service, `ret ${error.ret}`, error.requestId && `${t('requestId')} ${error.requestId}`].filter(Boolean).join(' · ');
  const message = error.ret === 0 ? t('noAnswer') : text(error.text) || error.message;
  return (
    <div className="list-error" role="alert">
      <p className="list-error-title">{t('loadFailed')}</p>
      <p>{message}</p>
      {error.fieldErrors.length > 0 && (
        <ul>
          {error.fieldErrors.map((error) => (
            <li key={`${error.field}${error.code}`}>{text(error.text) || error.message}</li>
          ))}
        </ul>
      )}
      <p className="list-error-facts">
        <code>{facts}</code>
        <CopyButton text={`${facts}\n${error.message}`} />
      </p>
      <Button icon={<ReloadOutlined />} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
