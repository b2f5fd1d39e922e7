import { useTranslation } from 'react-i18next';
import { Dialog } from '../../page/Dialog.tsx';
import { CopyButton } from '../../widgets/parts/copy/CopyButton.tsx';
import '../../actions/actions.css';

export interface FailureReportProps {
  label: string;
  done: number;
  /** How many failed, where not all of them are told. */
  count?: number;
  /** Each record that was left as it was, and why. */
  failed: { id: number; name: string; msg: string }[];
  onClose(): void;
}

/** After a bulk call that could not change every record. */
export default function FailureReport({ label, done, count, failed, onClose }: FailureReportProps) {
  const { t } = useTranslation('list');
  const asText = failed.map(({ id, name, msg }) => `${id}\t${name}\t${msg}`).join('\n');
  return (
    <Dialog open title={t('failures.title', { label })} cancelButtonProps={{ hidden: true }} okText={t('close')} onOk={onClose} onCancel={onClose}>
      <p>
        {t('failures.summary', { done, count: count ?? failed.length })} <CopyButton text={asText} />
      </p>
      <ul className="failure-list">
        {failed.map(({ id, name, msg }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{msg}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
