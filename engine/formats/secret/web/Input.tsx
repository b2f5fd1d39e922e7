import { CheckOutlined, CopyOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Space, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../web/widgets/base/format-moment.ts';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { copyText } from '../../../web/widgets/parts/copy/copy-text.ts';
import { randomSecret } from './random-secret.ts';

/**
 * A stored secret shows its last characters only, and when it was last used where its screen keeps that in `<name>_used_at`; it is replaced as a whole or left alone. What was generated is shown until it is saved.
 */
export default function SecretInput(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status, isEdit, record } = props;
  const { t } = useTranslation('form');
  const [isGenerated, setGenerated] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const mask = textValue(record[field.name]);
  const text = textValue(value);
  const usedAt = record[`${field.name}_used_at`];

  if (isEdit && mask && !isReplacing && !text) {
    return (
      <>
        <Space.Compact style={{ width: '100%' }}>
          <Input {...inputAria(props)} value={mask} readOnly style={{ fontFamily: 'var(--p-font-code)' }} />
          <Button onClick={() => setReplacing(true)} disabled={disabled}>
            {t('secret.replace')}
          </Button>
        </Space.Compact>
        {usedAt !== undefined && (
          <Typography.Text type="secondary" style={{ fontSize: 12 }}>
            {usedAt ? t('secret.usedAt', { time: formatMoment(String(usedAt)) }) : t('secret.unused')}
          </Typography.Text>
        )}
      </>
    );
  }

  const generate = () => {
    setGenerated(true);
    setCopied(false);
    onChange(randomSecret());
  };
  const copy = async () => {
    setCopied(await copyText(text));
    setTimeout(() => setCopied(false), 2_000);
  };
  const keep = () => {
    setReplacing(false);
    setGenerated(false);
    onChange(undefined);
  };
  // A key file ends in a line break, which is no part of the key.
  const trim = () => {
    onChange(text.trim() || undefined);
    onBlur?.();
  };
  const control = {
    ...inputAria(props),
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value || undefined),
    onBlur,
    disabled,
    status,
    autoComplete: 'new-password',
    placeholder: isEdit ? t('secret.unchanged') : undefined,
  };
  return (
    <>
      <Flex gap={8} wrap>
        <Space.Compact style={{ flex: '1 1 240px' }}>
          {field.lines !== undefined ? (
            <Input.TextArea {...control} rows={field.lines} spellCheck={false} style={{ fontFamily: 'var(--p-font-code)' }} onBlur={trim} />
          ) : isGenerated ? (
            <Input {...control} style={{ fontFamily: 'var(--p-font-code)' }} />
          ) : (
            <Input.Password {...control} />
          )}
          {isGenerated && (
            <Button icon={isCopied ? <CheckOutlined /> : <CopyOutlined />} aria-label={t(isCopied ? 'secret.copied' : 'secret.copy')} onClick={copy} />
          )}
        </Space.Compact>
        {field.lines === undefined && (
          <Button icon={<ReloadOutlined />} onClick={generate} disabled={disabled}>
            {t('secret.generate')}
          </Button>
        )}
        {isReplacing && <Button onClick={keep}>{t('secret.keep')}</Button>}
      </Flex>
      {!isSecureContext && (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {t('secret.open')}
        </Typography.Text>
      )}
      {isGenerated && (
        <Typography.Text type="warning" style={{ fontSize: 12 }}>
          {t('secret.once')}
        </Typography.Text>
      )}
    </>
  );
}
