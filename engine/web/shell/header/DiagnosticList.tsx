import { useTranslation } from 'react-i18next';
import type { DescriptorDiagnostic } from '../../../core/calls/screens/screen.ts';
import { useText } from '../../state/language.ts';
import { ToneIcon } from '../feedback/ToneIcon.tsx';

/** What is wrong with descriptor files: where, what, what is allowed, what to do. */
export function DiagnosticList({ items }: { items: readonly DescriptorDiagnostic[] }) {
  const { t } = useTranslation('shell');
  const text = useText();
  return (
    <section aria-label={t('faultList.title')}>
      <h3 className="p-bell-title">{t('faultList.title')}</h3>
      <ul className="p-bell-list">
        {items.map((diagnostic) => (
          <li key={`${diagnostic.file}${diagnostic.pointer}${diagnostic.message.en}`}>
            <ToneIcon tone={diagnostic.severity} />
            <div className="p-toast-text">
              <code>{t('faultList.place', { ...diagnostic })}</code>
              {diagnostic.pointer !== '' && <code className="p-second"> {diagnostic.pointer}</code>}
              <p>{text(diagnostic.message)}</p>
              {diagnostic.severity === 'error' && <p className="p-second">{t(diagnostic.path === null ? 'faultList.absent' : 'faultList.lastGood')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
