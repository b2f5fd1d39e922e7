import { Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { ratePattern } from '../core/rate.ts';
import { RateWords } from './RateWords.tsx';

/** The short form, and below it what it says. */
export default function RateInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const text = textValue(value);
  return (
    <>
      <Input
        {...inputAria(props)}
        value={text}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
        disabled={disabled}
        status={status}
        placeholder={t('rate.placeholder')}
        style={{ fontFamily: 'var(--p-font-code)' }}
        allowClear
      />
      {ratePattern.test(text) && (
        <Typography.Text type="secondary" aria-live="polite">
          <RateWords rate={text} />
        </Typography.Text>
      )}
    </>
  );
}
