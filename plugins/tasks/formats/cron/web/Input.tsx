import { Typography } from 'antd';
import { Cron } from 'croner';
import { useTranslation } from 'react-i18next';
import { platformTime } from '../../../../../engine/core/text/date.ts';
import { CodeInput } from '../../../../../engine/web/widgets/base/CodeInput.tsx';
import { textValue } from '../../../../../engine/web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../../../engine/web/widgets/base/widget.ts';

/** The expression, and below it the five moments that come next. */
export default function CronInput(props: InputProps) {
  const { t } = useTranslation('tasks');
  const text = textValue(props.value);
  const runs = runsOf(text);
  return (
    <>
      <CodeInput {...props} placeholder="0 8 * * 1-5" />
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
