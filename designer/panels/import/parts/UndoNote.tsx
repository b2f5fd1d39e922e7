import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UndoAnswer } from '../../../import/protocol.ts';

/** What an undo restored, took away, and left alone with its reason. */
export function UndoNote({ answer }: { answer: UndoAnswer }) {
  const { t } = useTranslation('designer-import');
  const { restored, removed, kept } = answer;
  return (
    <Alert
      className="imp-undone"
      type={kept.length === 0 ? 'success' : 'warning'}
      showIcon
      role="status"
      title={t('undone', { restored, removed, kept: kept.length })}
      description={
        kept.length > 0 && (
          <ul className="imp-kept">
            {kept.map(({ service, reason }) => (
              <li key={service}>
                <code>{service}</code> {reason}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
