import { Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatError } from '../../../core/validation/formats.ts';
import { Dialog } from '../../../web/page/Dialog.tsx';
import { useText } from '../../../web/state/language.ts';

/** Asks where a link leads; an empty address takes the link away. */
export function LinkDialog({ initial, onSet, onCancel }: { initial: string; onSet(href: string): void; onCancel(): void }) {
  const { t } = useTranslation('form');
  const text = useText();
  const [href, setHref] = useState(initial);
  const clean = href.trim();
  const error = clean === '' || clean.startsWith('mailto:') ? undefined : formatError('url', clean);
  return (
    <Dialog
      open
      title={t('richtext.link')}
      okText={t('ok')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: error !== undefined }}
      onOk={() => onSet(clean)}
      onCancel={onCancel}
    >
      <Input
        aria-label={t('richtext.address')}
        placeholder="https://"
        autoFocus
        value={href}
        status={error ? 'error' : undefined}
        onChange={(event) => setHref(event.target.value)}
        onPressEnter={() => error || onSet(clean)}
      />
      <Typography.Text type="danger">{error && t('richtext.addressWrong', { rule: text(error) })}</Typography.Text>
    </Dialog>
  );
}
