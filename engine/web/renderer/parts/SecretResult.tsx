import { Alert, Button, Descriptions, Typography } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { Dialog } from '../../page/Dialog.tsx';
import type { ResultProps } from '../../plugin/plugin.ts';
import { useText } from '../../state/language.ts';

/** The texts of an answer, shown this once under the words of their fields. It closes by its button only, so that a stray click loses nothing. */
export default function SecretResult({ screen, answer, onClose }: ResultProps & { screen: Screen }) {
  const { t } = useTranslation('list');
  const text = useText();
  const items = Object.entries(answer ?? {}).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value === '') return [];
    const shown = (
      <Typography.Text key={name} copyable={{ text: value }} style={{ fontFamily: 'var(--p-font-code)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {value}
      </Typography.Text>
    );
    return [{ key: name, label: text(fieldOf(screen, name)?.label) || name, children: shown }];
  });
  const isNothing = items.length === 0;
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  if (isNothing) return null;
  const footer = (
    <Button type="primary" onClick={onClose}>
      {t('secret.kept')}
    </Button>
  );
  return (
    <Dialog open title={text(screen.label)} width={560} closable={false} keyboard={false} mask={{ closable: false }} footer={footer}>
      <Alert type="warning" showIcon title={t('secret.once')} style={{ marginBlockEnd: 16 }} />
      <Descriptions column={1} size="small" bordered items={items} />
    </Dialog>
  );
}
