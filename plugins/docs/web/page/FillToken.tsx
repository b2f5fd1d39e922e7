import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { session } from '../../../../engine/web/index.ts';
import { tryToken } from '../try/try-token.ts';
import { useApps } from '../try/use-apps.ts';

interface FillTokenProps {
  isFilled: boolean;
  /** Undefined: the code names a variable again. */
  onToken(token: string | undefined): void;
}

/** Makes a token of the reader's own app at a press, for an hour, and puts it into the code. Nothing for who has no app that can call. */
export function FillToken({ isFilled, onToken }: FillTokenProps) {
  const { t } = useTranslation('docs');
  const { token } = useSnapshot(session);
  const { apps, chosen } = useApps();
  const [error, setError] = useState('');
  if (!token || !apps || chosen === null) return null;
  const fill = async () => {
    setError('');
    try {
      onToken(await tryToken(chosen));
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <p className="docs-fill-token">
      <Button size="small" onClick={() => (isFilled ? onToken(undefined) : void fill())}>
        {t(isFilled ? 'token.hide' : 'token.fill')}
      </Button>{' '}
      <span className="p-second">{error || t(isFilled ? 'token.filled' : 'token.hint', { app: apps.find(({ id }) => id === chosen)?.name })}</span>
    </p>
  );
}
