import { Flex, Input, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { strengthOf } from './strength.ts';

const tones = ['exception', 'exception', 'normal', 'success'] as const;

export default function PasswordInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status, isEdit } = props;
  const { t } = useTranslation('form');
  const text = textValue(value);
  const strength = strengthOf(text);
  return (
    <>
      <Input.Password
        {...inputAria(props)}
        value={text}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
        disabled={disabled}
        status={status}
        autoComplete="new-password"
        placeholder={isEdit ? t('secret.unchanged') : undefined}
      />
      <Flex gap={8} align="center" justify="space-between" wrap style={{ marginTop: 4 }}>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {t('password.rules')}
        </Typography.Text>
        {text && (
          <Flex gap={8} align="center" aria-live="polite">
            <Progress size={[32, 4]} steps={3} percent={(strength / 3) * 100} status={tones[strength]} showInfo={false} aria-hidden />
            <Typography.Text style={{ fontSize: 12 }}>{t(`password.strength${strength}`)}</Typography.Text>
          </Flex>
        )}
      </Flex>
    </>
  );
}
