import { useTranslation } from 'react-i18next';
import type { CredentialInput, PreviewCredential } from '../../../import/protocol.ts';
import { CredentialField } from './CredentialField.tsx';

interface CredentialCardProps {
  credentials: readonly PreviewCredential[];
  inputs: Readonly<Record<string, CredentialInput>>;
  onChange(input: CredentialInput): void;
}

/** What the upstream asks for, once for all operations. Nothing has to be given: the entries can be filled in later. */
export function CredentialCard({ credentials, inputs, onChange }: CredentialCardProps) {
  const { t } = useTranslation('designer-import');
  return (
    <section className="imp-card imp-credentials" aria-label={t('credentials')}>
      <h2 className="imp-heading">{t('credentials')}</h2>
      <p className="p-second">{t('credentialsHint')}</p>
      <ul>
        {credentials.map((credential) => (
          <li key={credential.name}>
            <CredentialField credential={credential} input={inputs[credential.name]} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}
