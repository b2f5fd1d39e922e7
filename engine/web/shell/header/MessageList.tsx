import { Button, Flex } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { markMessagesRead } from '../../api/load-messages.ts';
import { useOpenLink } from '../../navigation/use-open-link.ts';
import { useText } from '../../state/language.ts';
import { messages } from '../../state/messages.ts';

/** The newest unread messages, and the way to all of them. */
export function MessageList({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation('shell');
  const text = useText();
  const openLink = useOpenLink();
  const { count, items, page } = useSnapshot(messages);
  const open = (link: string) => {
    onLeave();
    openLink(link);
  };
  return (
    <section aria-label={t('messages.title')}>
      <Flex className="p-bell-head" wrap justify="space-between" align="center" gap={8}>
        <h3 className="p-bell-title">{t('messages.unread', { count })}</h3>
        <span>
          {count > 0 && (
            <Button type="link" size="small" onClick={() => markMessagesRead()}>
              {t('messages.markAll')}
            </Button>
          )}
          {page !== null && (
            <Button type="link" size="small" onClick={() => open(page)}>
              {t('messages.all')}
            </Button>
          )}
        </span>
      </Flex>
      {items.length > 0 && (
        <ul className="p-bell-list">
          {items.map(({ id, text: message, link, created_at }) => (
            <li key={id}>
              <button
                type="button"
                className="p-bell-message"
                onClick={() => {
                  markMessagesRead([id]);
                  if (link !== null) open(link);
                }}
              >
                {text(message)}
              </button>
              <time className="p-second p-digits" dateTime={created_at}>
                {dayjs(created_at).format('MM-DD HH:mm')}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
