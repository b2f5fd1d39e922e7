import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionOf } from '../../../core/calls/screens/screen-operations.ts';
import type { Action, Screen } from '../../../core/descriptor/types.ts';
import { ApiError, call } from '../../api/call.ts';
import { useTab } from '../../navigation/use-tab.ts';
import { useText } from '../../state/language.ts';
import { notify } from '../../state/toasts.ts';
import { DescriptorLink } from '../parts/DescriptorLink.tsx';
import { AskForm } from './AskForm.tsx';
import { beginIn } from './fields/focus-field.ts';
import type { FormValues } from './store/form-values.ts';

interface SubmitFormProps {
  screen: Screen;
  action: Action;
  title: string;
  purpose?: string | undefined;
}

/**
 * What an action asks, as a page of its own: its button makes the call, and the form is empty again. A page that stands in no menu closes: whoever came
 * from another one goes on there.
 */
export function SubmitForm({ screen, action, title, purpose }: SubmitFormProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { setDirty, isActive, close } = useTab();
  const host = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  // The form that was sent took the keyboard with it.
  useEffect(() => {
    if (round > 0 && host.current && document.activeElement === document.body) beginIn(host.current);
  }, [round]);
  const label = text(action.label);
  const submit = async (values: FormValues) => {
    try {
      await call(actionOf(screen, action.verb), values, { fieldErrors: true });
    } catch (error) {
      // What names no field of the form has been told already.
      if (!(error instanceof ApiError) || error.fieldErrors.length > 0) throw error;
      return;
    }
    notify('success', t('submitted', { label }));
    setRound(round + 1);
    setDirty([]);
    if (!screen.menu) void close();
  };
  return (
    <div className="form-page" ref={host}>
      <div className="form-head">
        <h1 className="form-title">{title}</h1>
        <DescriptorLink screen={screen} />
      </div>
      {purpose && <p className="form-purpose">{purpose}</p>}
      <AskForm
        key={round}
        fields={action.ask}
        verb={action.verb}
        submitText={label}
        onSubmit={submit}
        onChanged={(fields) => setDirty([...fields])}
        isActive={isActive}
      />
    </div>
  );
}
