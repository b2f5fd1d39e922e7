import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { codes } from '../../core/protocol/codes.ts';
import { type ErrorEntry, errorLog } from '../state/errors.ts';
import { useText } from '../state/language.ts';
import { ApiError } from '../transport/api-error.ts';
import { ChunkLoadError, ModuleNotFoundError } from '../widgets/base/chunk.ts';
import { StatusPage } from './status/StatusPage.tsx';

const reloadedKey = 'portico-reloaded';

interface ErrorPageProps {
  error: unknown;
  /** Of an error of the script, in the list of errors. */
  entry?: ErrorEntry | undefined;
  onRetry(): void;
}

/** What stands in place of a page that could not be shown. */
export function ErrorPage({ error, entry, onRetry }: ErrorPageProps) {
  const { t } = useTranslation('shell');
  const textOf = useText();
  const reported = useSnapshot(errorLog).entries.find(({ id }) => id === entry?.id);
  const retry = (
    <Button type="primary" onClick={onRetry}>
      {t('errors.retry')}
    </Button>
  );
  if (error instanceof ChunkLoadError && sessionStorage.getItem(reloadedKey) === null) {
    return <StatusPage code="500" title={t('errors.chunkTitle')} text={t('errors.chunkText')} action={<ReloadButton />} />;
  }
  if (error instanceof ApiError) {
    const code = error.ret === codes.noRight ? '401' : error.ret === codes.notFound ? '404' : '500';
    const text = error.ret === 0 ? t('errors.network') : textOf(error.text) || error.message;
    return <StatusPage code={code} title={t(`errors.title${code}`)} text={text} requestId={error.requestId} action={retry} />;
  }
  const text = error instanceof ModuleNotFoundError ? t('errors.module', { code: error.code, module: error.module }) : t('errors.script');
  return <StatusPage code="500" title={t('errors.title500')} text={text} requestId={reported?.requestId} action={retry} />;
}

/** Once per visit: a version that stays broken must not reload for ever. */
function ReloadButton() {
  const { t } = useTranslation('shell');
  const reload = () => {
    sessionStorage.setItem(reloadedKey, '1');
    location.reload();
  };
  return (
    <Button type="primary" onClick={reload}>
      {t('errors.reload')}
    </Button>
  );
}
