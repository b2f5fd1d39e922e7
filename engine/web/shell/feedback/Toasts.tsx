import { CloseOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hideToast, toasts } from '../../state/toasts.ts';
import { ToneIcon } from './ToneIcon.tsx';

/** The messages that are up now, newest at the bottom. Screen readers hear them without losing their place. */
export const Toasts = memo(function Toasts() {
  const { t } = useTranslation('shell');
  const shown = useSnapshot(toasts).items.filter((toast) => toast.isShown);
  return (
    <div className="p-toasts" role="status" aria-live="polite">
      {shown.toReversed().map(({ id, tone, text, count, action }) => (
        <div key={id} className="p-toast">
          <ToneIcon tone={tone} />
          <span className="p-toast-text">{text}</span>
          {count > 1 && <span className="p-second">×{count}</span>}
          {action && (
            <button
              type="button"
              className="p-toast-action"
              onClick={() => {
                action.run();
                hideToast(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" className="p-icon-button" aria-label={t('toasts.close')} onClick={() => hideToast(id)}>
            <CloseOutlined aria-hidden />
          </button>
        </div>
      ))}
    </div>
  );
});
