import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../../engine/web/index.ts';
import { credentialError } from '../../../import/credential-error.ts';
import type { CredentialInput, PreviewCredential } from '../../../import/protocol.ts';

interface CredentialFieldProps {
  credential: PreviewCredential;
  input: CredentialInput | undefined;
  onChange(input: CredentialInput): void;
}

/** One scheme of the document: where it goes, and its key, token, or user and password, hidden while they are typed. */
export function CredentialField({ credential, input, onChange }: CredentialFieldProps) {
  const { t } = useTranslation('designer-import');
  const text = useText();
  const id = useId();
  const { name, scheme, host, kind, in: place, field, prefix, description, operations, state } = credential;
  const error = input ? credentialError(credential, input) : null;
  const change = (value: Omit<CredentialInput, 'name'>) => onChange({ ...input, ...value, name });
  const shared = {
    'aria-describedby': `${id}about`,
    'aria-invalid': error !== null,
    status: error ? ('error' as const) : ('' as const),
    // Browsers neither offer nor keep what is not the visitor's own.
    autoComplete: 'new-password',
    spellCheck: false,
  };
  return (
    <fieldset className="imp-credential">
      <legend>
        <strong>{scheme}</strong> <span className="p-second">{t('credentialFor', { host, count: operations })}</span>
      </legend>
      <p className="p-second imp-credential-about" id={`${id}about`}>
        {t(`credentialPlace.${place}`)} <code>{prefix === '' ? field : `${field}: ${prefix} …`}</code>
        {description !== '' && <span className="imp-credential-words">{description}</span>}
      </p>
      {state === 'set' && (
        <p className="imp-said">
          {t('credentialSet')} <code>{name}</code>
        </p>
      )}
      {state !== 'set' && kind === 'basic' && (
        <div className="imp-credential-pair">
          <div className="imp-field">
            <label className="imp-label" htmlFor={`${id}user`}>
              {t('credentialUser')}
            </label>
            <Input
              {...shared}
              id={`${id}user`}
              autoComplete="off"
              maxLength={1_000}
              value={input?.user ?? ''}
              onChange={({ target }) => change({ user: target.value })}
            />
          </div>
          <div className="imp-field">
            <label className="imp-label" htmlFor={`${id}password`}>
              {t('credentialPassword')}
            </label>
            <Input.Password
              {...shared}
              id={`${id}password`}
              maxLength={4_000}
              value={input?.password ?? ''}
              onChange={({ target }) => change({ password: target.value })}
            />
          </div>
        </div>
      )}
      {state !== 'set' && kind !== 'basic' && (
        <div className="imp-field">
          <label className="imp-label" htmlFor={`${id}value`}>
            {t(kind === 'token' ? 'credentialToken' : 'credentialKey')}
          </label>
          <Input.Password
            {...shared}
            id={`${id}value`}
            maxLength={8_000}
            value={input?.value ?? ''}
            onChange={({ target }) => change({ value: target.value })}
          />
        </div>
      )}
      {error && (
        <p className="imp-said imp-said-error" role="alert">
          {text(error)}
        </p>
      )}
    </fieldset>
  );
}
