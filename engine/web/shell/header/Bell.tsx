import { BellOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { EmptyNote } from '../../page/EmptyNote.tsx';
import { Panel } from '../../page/Panel.tsx';
import { useIsNarrow } from '../../page/use-is-narrow.ts';
import { diagnostics } from '../../state/diagnostics.ts';
import { messages } from '../../state/messages.ts';
import { markToastsRead, toasts } from '../../state/toasts.ts';
import { ToneIcon } from '../feedback/ToneIcon.tsx';
import { DiagnosticList } from './DiagnosticList.tsx';
import { IconButton } from './IconButton.tsx';
import { MessageList } from './MessageList.tsx';

/** What the account was told and has not read, what is wrong with descriptors, for those who may know, and the last messages that passed by. */
export function Bell() {
  const { t } = useTranslation('shell');
  const { items, unread } = useSnapshot(toasts);
  const { items: broken, isOpen } = useSnapshot(diagnostics);
  const { count } = useSnapshot(messages);
  const isNarrow = useIsNarrow();
  const show = (wanted: boolean) => {
    diagnostics.isOpen = wanted;
    if (wanted) markToastsRead();
  };
  const list =
    items.length === 0 && (broken.length > 0 || count > 0) ? null : items.length === 0 ? (
      <EmptyNote text={t('toasts.none')} />
    ) : (
      <ul className="p-bell-list">
        {items.map(({ id, tone, text, time, count }) => (
          <li key={id}>
            <ToneIcon tone={tone} />
            <span className="p-toast-text">
              {text}
              {count > 1 && <span className="p-second"> ×{count}</span>}
            </span>
            <time className="p-second p-digits" dateTime={dayjs(time).toISOString()}>
              {dayjs(time).format('HH:mm:ss')}
            </time>
          </li>
        ))}
      </ul>
    );
  const content = (
    <>
      <MessageList onLeave={() => show(false)} />
      {(broken.length > 0 || list) && (
        <div className="p-bell-part">
          {broken.length > 0 && <DiagnosticList items={broken} />}
          {list}
        </div>
      )}
    </>
  );
  return (
    <Panel placement={isNarrow ? 'bottom' : 'bottomRight'} title={t('toasts.title')} content={content} open={isOpen} onOpenChange={show}>
      <span>
        <IconButton
          label={t('toasts.title')}
          icon={<BellOutlined />}
          count={count}
          hasDot={count > 0 ? false : unread > 0 || broken.some(({ severity }) => severity === 'error')}
        />
      </span>
    </Panel>
  );
}
