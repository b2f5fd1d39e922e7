import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { formSchemaOf } from '../../../core/derive/form-schema.ts';
import type { Screen, Section } from '../../../core/descriptor/types.ts';
import { mayUse } from '../../actions/may-use.ts';
import { useScreen } from '../../api/use-screen.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useLanguage, useText } from '../../state/language.ts';
import { session } from '../../state/session.ts';
import { type CreatorProps, RefContext } from '../../widgets/base/ref-context.ts';
import { FormFooter } from './FormFooter.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { ErrorSummary } from './fields/ErrorSummary.tsx';
import { beginIn, focusField } from './fields/focus-field.ts';
import { RecordForm } from './fields/RecordForm.tsx';
import { LoadError } from './LoadError.tsx';
import { useChangedFields } from './use-changed-fields.ts';
import { useDiscard } from './use-discard.ts';
import { useFormKeys } from './use-form-keys.ts';
import { useRecordForm } from './use-record-form.ts';

/** A record of another screen is made where it is wanted. */
export default function CreateDialog({ screen, ...rest }: CreatorProps) {
  const { answer, error } = useScreen(screen, useSnapshot(session).permission?.version ?? 0);
  if (error !== undefined) throw error;
  return answer ? <Creation answer={answer} {...rest} /> : null;
}

function Creation({ answer, initial, label, fixed, onDone }: Omit<CreatorProps, 'screen'> & { answer: ScreenAnswer }) {
  const { screen } = answer;
  const { t } = useTranslation('form');
  const mayDiscard = useDiscard();
  const text = useText();
  const language = useLanguage();
  const host = useRef<HTMLDivElement>(null);
  const { form, failure, isSaving, reload, save } = useRecordForm({ answer, mode: 'add', initial });
  const changed = useChangedFields(form?.store, language);
  const formSchema = useMemo(() => formSchemaOf(withoutField(screen, fixed), language, { mode: 'add' }), [screen, fixed, language]);
  const refs = useMemo(() => ({ screen, labels: {}, addresses: answer.refs }), [screen, answer.refs]);
  const pick = (field: string) => host.current && focusField(host.current, field);

  const isOpen = form !== null;
  useEffect(() => {
    if (isOpen && host.current) beginIn(host.current);
  }, [isOpen]);

  const create = async () => {
    const result = await save();
    if (result.kind === 'saved') onDone(result.record.id);
    if (result.kind === 'refused' && result.field !== null) pick(result.field);
  };
  const leave = async () => {
    if (await mayDiscard(changed)) onDone(undefined);
  };
  useFormKeys(host, true, { saveAndStay: create, saveAndClose: create });
  return (
    <Dialog
      open
      width={720}
      title={label ?? text(screen.titles.add ?? screen.label)}
      footer={null}
      mask={{ closable: false }}
      onCancel={leave}
      afterOpenChange={(isShown) => isShown && isOpen && host.current && beginIn(host.current)}
    >
      <div ref={host}>
        {failure && <LoadError failure={failure} onRetry={reload} />}
        {!form && !failure && <FormSkeleton rows={formSchema.uiSchema['ui:order'].length} />}
        {form && (
          <RefContext value={refs}>
            <ErrorSummary store={form.store} onPick={pick} />
            <RecordForm store={form.store} formSchema={formSchema} validate={form.validate} onSubmit={create} isReadOnly={!mayUse(answer, 'Add')} />
            <FormFooter isSaving={isSaving} onCancel={leave} onSave={create} saveText={label ?? t('create')} />
          </RefContext>
        )}
      </div>
    </Dialog>
  );
}

/** The screen with a form that does not ask for the field. */
function withoutField(screen: Screen, name: string | undefined): Screen {
  const rowsOf = ({ rows }: Section) => rows.map((row) => row.filter((field) => field !== name)).filter((row) => row.length > 0);
  return name === undefined ? screen : { ...screen, form: screen.form.map((section) => ({ ...section, rows: rowsOf(section) })) };
}
