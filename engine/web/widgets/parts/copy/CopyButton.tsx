import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text.ts';

const tickTime = 2_000;

/** Copies a text and shows a tick for two seconds. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('list');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), tickTime);
    return () => clearTimeout(timer);
  }, [state]);

  const label = t(state === 'copied' ? 'copied' : state === 'failed' ? 'copyFailed' : 'copy');
  return (
    <button
      type="button"
      className={`copy-button copy-button-${state}`}
      aria-label={label}
      title={label}
      onClick={async (event) => {
        event.stopPropagation();
        setState((await copyText(text)) ? 'copied' : 'failed');
      }}
    >
      {state === 'copied' ? <CheckOutlined /> : <CopyOutlined />}
    </button>
  );
}
