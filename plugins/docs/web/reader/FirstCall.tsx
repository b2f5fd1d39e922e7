import { useTranslation } from 'react-i18next';
import type { Catalog } from '../../shared/calls.ts';
import { Snippets } from '../page/Snippets.tsx';
import { useInterface } from './use-interface.ts';

interface FirstCallProps {
  catalog: Catalog;
  service: string;
  password: string | undefined;
}

/** How an interface is called, shown at one the reader may know of: with a token, and signed. */
export function FirstCall({ catalog, service, password }: FirstCallProps) {
  const { t } = useTranslation('docs');
  const state = useInterface(service, password, catalog);
  const shown = state.kind === 'ready' ? state.shown : null;
  return (
    <>
      <h2>{t('start.call')}</h2>
      <p>{t('start.callText')}</p>
      {shown && <Snippets shown={shown} />}
      <h2>{t('start.sign')}</h2>
      <p>{t('start.signText')}</p>
      <ol className="docs-steps">
        {(['fields', 'lines', 'escape', 'text', 'hash', 'once'] as const).map((step) => (
          <li key={step}>{t(`start.signStep.${step}`)}</li>
        ))}
      </ol>
      {shown && <Snippets shown={shown} isSigned />}
    </>
  );
}
