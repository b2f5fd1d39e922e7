import { Alert, Button, Select } from 'antd';
import { type KeyboardEvent, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { SandboxOffer, session, siteFacts } from '../../../../engine/web/index.ts';
import type { DocInterface } from '../../shared/catalog.ts';
import { DocsPlaceContext } from '../parts/docs-place.ts';
import { SignInLink } from '../parts/SignInLink.tsx';
import { KeepAnswer } from './KeepAnswer.tsx';
import { LeadOn } from './LeadOn.tsx';
import { TryAnswerView } from './TryAnswerView.tsx';
import { TryField } from './TryField.tsx';
import type { TryValues } from './try-values.ts';
import { useApps } from './use-apps.ts';
import { useTry } from './use-try.ts';

/** Where a developer makes an app. */
const newApp = '/console/apps/add';

interface TryItProps {
  shown: DocInterface;
  values: TryValues;
  onValues(values: TryValues): void;
}

/** Really makes the call, as one of the reader's own apps. Ctrl+Enter sends. */
export default function TryIt({ shown, values, onValues }: TryItProps) {
  const { t } = useTranslation('docs');
  const { token } = useSnapshot(session);
  const { face } = useContext(DocsPlaceContext);
  const { apps, error, chosen, choose, askAgain } = useApps();
  const { state, errors, send, cancel, forgive } = useTry(shown, values, chosen);
  const appField = useId();
  if (!token) {
    return (
      <div className="docs-try-note">
        <p>{t('try.signIn')}</p>
        <SignInLink service={shown.service} className="docs-sign-in" />
        {face === 'portal' && siteFacts().isRegistrationOpen && <SignInLink service={shown.service} isNew />}
      </div>
    );
  }
  const isSending = state.kind === 'sending';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <div className="docs-try">
      <form
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className="docs-field">
          <label htmlFor={appField}>{t('try.app')}</label>
          <Select
            id={appField}
            value={chosen}
            loading={apps === null && error === ''}
            disabled={apps === null || apps.length === 0}
            placeholder={t('try.noApp')}
            onChange={choose}
            options={apps?.map(({ id, name, app_key }) => ({ value: id, label: `${name} (${app_key})` })) ?? []}
          />
          {apps?.length === 0 && (
            <>
              <p className="p-second">
                {t('try.needApp')} {face === 'admin' ? <Link to="/application/add">{t('try.toCreate')}</Link> : <a href={newApp}>{t('try.toCreate')}</a>}
              </p>
              <SandboxOffer onCreated={askAgain} />
            </>
          )}
          {error && <p className="docs-fault">{error}</p>}
        </div>
        {shown.parameters.map((parameter) => (
          <TryField
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name] ?? ''}
            errors={errors.filter(({ field }) => field === parameter.name || field.startsWith(`${parameter.name}.`))}
            onChange={(value) => {
              forgive(parameter.name);
              onValues({ ...values, [parameter.name]: value });
            }}
          />
        ))}
        <div className="docs-try-acts">
          <Button type="primary" htmlType="submit" disabled={chosen === null} loading={isSending}>
            {t('try.send')}
          </Button>
          {isSending && <Button onClick={cancel}>{t(state.bytes === undefined ? 'try.cancel' : 'try.enough')}</Button>}
          {isSending && state.bytes !== undefined && <span className="p-second">{t('try.received', { size: state.bytes })}</span>}
          <kbd className="docs-key">Ctrl ↵</kbd>
        </div>
      </form>
      {state.kind === 'failed' && <Alert type="error" showIcon title={state.message} />}
      {state.kind === 'answered' && (
        <>
          <TryAnswerView answer={state.answer} isIncomplete={errors.some(({ code }) => code === 'required')} />
          <LeadOn ret={state.answer.ret} service={shown.service} appId={chosen} />
          {face === 'admin' && state.answer.ret > 0 && <KeepAnswer key={state.answer.requestId} shown={shown} sent={state.sent} answer={state.answer} />}
        </>
      )}
    </div>
  );
}
