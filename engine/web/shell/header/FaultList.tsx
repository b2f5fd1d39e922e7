import { useTranslation } from 'react-i18next';
import type { DescriptorDiagnostic } from '../../../core/calls/screens/screen.ts';
import { useText } from '../../state/language.ts';
import { ToneIcon } from '../feedback/ToneIcon.tsx';

/** What is wrong with descriptor files: where, what, what is allowed, what to do. */
export function FaultList({ items }: { items: readonly DescriptorDiagnostic[] }) {
  const { t } = useTranslation('shell');
  const text = useText();
  return (
    <section aria-label={t('faultList.title')}>
      <h3 className="p-bell-title">{t('faultList.title')}</h3>
      <ul className="p-bell-list">
        {items.map((fault) => (
          <li key={`${fault.file}${fault.pointer}${fault.message.en}`}>
            <ToneIcon tone={fault.severity} />
            <div className="p-toast-text">
              <code>{t('faultList.place', { ...fault })}</code>
              {fault.pointer !== '' && <code className="p-second"> {fault.pointer}</code>}
              <p>{text(fault.message)}</p>
              {fault.severity === 'error' && <p className="p-second">{t(fault.path === null ? 'faultList.absent' : 'faultList.lastGood')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
