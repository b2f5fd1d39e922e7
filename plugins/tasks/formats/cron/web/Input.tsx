import { Input, Typography } from 'antd';
import { Cron } from 'croner';
import { useTranslation } from 'react-i18next';
import { platformTime } from '../../../../../engine/core/text/date.ts';
import { inputAria, textValue } from '../../../../../engine/web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../../../engine/web/widgets/base/widget.ts';

/** The expression, and below it the five moments that come next. */
export default function CronInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('tasks');
  const text = textValue(value);
  const runs = runsOf(text);
  return (
    <>
      <Input
        {...inputAria(props)}
        value={text}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
        disabled={disabled}
        status={status}
        placeholder="0 8 * * 1-5"
        style={{ fontFamily: 'var(--p-font-code)' }}
        allowClear
      />
      {runs.length > 0 && (
        <Typography.Text type="secondary" aria-live="polite">
          {t('next', { times: runs.map((run) => platformTime(run.getTime())).join(t('between')) })}
        </Typography.Text>
      )}
    </>
  );
}

function runsOf(text: string): Date[] {
  try {
    return new Cron(text, { timezone: 'Asia/Shanghai', paused: true }).nextRuns(5);
  } catch {
    return [];
  }
}
