import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '../../../web/widgets/base/CodeInput.tsx';
import { textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { ratePattern } from '../core/rate.ts';
import { RateWords } from './RateWords.tsx';

/** The short form, and below it what it says. */
export default function RateInput(props: InputProps) {
  const { t } = useTranslation('form');
  const text = textValue(props.value);
  return (
    <>
      <CodeInput {...props} placeholder={t('rate.placeholder')} />
      {ratePattern.test(text) && (
        <Typography.Text type="secondary" aria-live="polite">
          <RateWords rate={text} />
        </Typography.Text>
      )}
    </>
  );
}
