import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formSchemaOf } from '../../../core/derive/form-schema.ts';
import { codes } from '../../../core/protocol/codes.ts';
import { mayEdit } from '../../actions/action-item.ts';
import { mayCopy, mayUse } from '../../actions/may-use.ts';
import { recordTitle } from '../../actions/record-title.ts';
import { ApiError } from '../../api/call.ts';
import { useTab } from '../../navigation/use-tab.ts';
import type { ResultProps } from '../../plugin/plugin.ts';
import { useLanguage } from '../../state/language.ts';
import { session } from '../../state/session.ts';
import { notify } from '../../state/toasts.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import { RefContext } from '../../widgets/base/ref-context.ts';
import { DescriptorLink } from '../parts/DescriptorLink.tsx';
import { MissingRecord } from '../parts/MissingRecord.tsx';
import { ResultView } from '../parts/ResultView.tsx';
import { DraftBanner } from './draft/DraftBanner.tsx';
import { draftKey } from './draft/draft-journal.ts';
import { useDraft } from './draft/use-draft.ts';
import { FormAside } from './FormAside.tsx';
import { FormFooter } from './FormFooter.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { ErrorSummary } from './fields/ErrorSummary.tsx';
import { focusField, focusFirst, takeCursor } from './fields/focus-field.ts';
import { RecordForm } from './fields/RecordForm.tsx';
import { LoadError } from './LoadError.tsx';
import { MergeView } from './MergeView.tsx';
import type { FormValues } from './store/form-values.ts';
import type { RecordFormSource } from './store/open-form.ts';
import { useChangedFields } from './use-changed-fields.ts';
import { useFormKeys } from './use-form-keys.ts';
import { type SaveResult, useRecordForm } from './use-record-form.ts';

const CreateDialog = lazyPart(() => import('./CreateDialog.tsx'));

type After = 'close' | 'stay' | 'another';

export interface RecordEditorProps extends RecordFormSource {
  title: string;
  purpose?: string;
  /** What can be done with the record that is edited. */
  actionsOf?(record: FormValues, isChanged: boolean, reload: () => void): ReactNode;
}

/** The page around a form: title, draft, errors, the form, merge and footer, and what saving leads to. */
export function RecordEditor({ title, purpose, actionsOf, ...source }: RecordEditorProps) {
  const { answer, mode, id } = source;
  const { screen } = answer;
  const { t } = useTranslation('form');
  const language = useLanguage();
  const navigate = useNavigate();
  const tab = useTab();
  const host = useRef<HTMLDivElement>(null);
  const state = useRecordForm(source);
  const { form } = state;
  const isSingle = screen.kind === 'single';
  const maySave = mode === 'edit' && form ? mayEdit(answer, form.store.record()) : mayUse(answer, mode === 'edit' ? 'Edit' : 'Add');
  const draft = useDraft(form, draftKey(session.profile?.username ?? '', screen.name, isSingle ? 'single' : id));
  const changed = useChangedFields(form?.store, language);
  const formSchema = useMemo(() => formSchemaOf(screen, language, { mode }), [screen, language, mode]);
  const refs = useMemo(() => ({ screen, labels: form?.refs ?? {}, addresses: answer.refs, Creator: CreateDialog }), [screen, answer.refs, form?.refs]);

  const { setDirty, setTitle, isActive } = tab;
  useEffect(() => {
    if (form && mode === 'add' && isActive) takeCursor(host.current);
  }, [form, mode, isActive]);
  const dirty = changed.join('\n');
  useEffect(() => setDirty(dirty === '' ? [] : dirty.split('\n')), [setDirty, dirty]);
  useEffect(() => {
    if (form && mode === 'edit' && !isSingle) setTitle(t('tabTitle', { title, record: recordTitle(screen, form.store.record()) }));
  }, [form, mode, isSingle, title, screen, setTitle, t]);

  const [resultProps, setResultProps] = useState<ResultProps | null>(null);
  const pick = useCallback((field: string) => host.current && focusField(host.current, field), []);

  const goBack = async () => {
    setDirty([]);
    await tab.close();
    if (screen.routes.list && mayUse(answer, 'List')) navigate(screen.routes.list);
  };

  const follow = async (result: SaveResult, after: After) => {
    switch (result.kind) {
      case 'busy':
        return;
      case 'refused':
        if (result.field !== null) pick(result.field);
        return;
      case 'unchanged':
        notify('info', t('unchanged'));
        return after === 'close' && !isSingle ? goBack() : undefined;
      case 'saved':
        if (screen.add.result !== undefined && mode === 'add')
          await new Promise<void>((resolve) => setResultProps({ answer: result.record, onClose: resolve }));
        setResultProps(null);
        if (isSingle || (after === 'stay' && mode === 'edit')) return;
        if (after === 'another') return focusFirst(host.current);
        if (after === 'stay' && screen.routes.edit && mayUse(answer, 'Edit')) {
          await tab.close();
          return navigate(`${screen.routes.edit}/${result.record.id}`);
        }
        return goBack();
    }
  };
  const save = (after: After) => async () => maySave && (await follow(await state.save(), after));
  const leave = async () => {
    if (isSingle) return;
    if (await tab.close()) {
      draft.forget();
      if (screen.routes.list && mayUse(answer, 'List')) navigate(screen.routes.list);
    }
  };
  useFormKeys(host, tab.isActive, { saveAndStay: save('stay'), saveAndClose: save('close'), leave });

  if (state.failure instanceof ApiError && state.failure.ret === codes.notFound) return <MissingRecord answer={answer} error={state.failure} />;
  return (
    <FormAside screen={screen} store={form?.store}>
      <div className="form-page" ref={host}>
        <div className="form-head">
          <h1 className="form-title">{title}</h1>
          {form && mode === 'edit' && !isSingle && mayCopy(answer) && (
            <Button icon={<CopyOutlined />} onClick={() => navigate(`${screen.routes.add}?copy=${id}`)}>
              {t('duplicate')}
            </Button>
          )}
          {form && mode === 'edit' && actionsOf?.(form.store.record(), changed.length > 0, state.reload)}
          {isSingle && <DescriptorLink screen={screen} />}
        </div>
        {purpose && <p className="form-purpose">{purpose}</p>}
        {state.failure && <LoadError failure={state.failure} onRetry={state.reload} />}
        {!form && !state.failure && <FormSkeleton rows={formSchema.uiSchema['ui:order'].length} />}
        {form && (
          <RefContext value={refs}>
            {draft.found && (
              <DraftBanner
                draft={draft.found}
                fields={form.fields}
                base={form.store.base()}
                isStale={draft.found.rev !== form.rev}
                onRestore={draft.restore}
                onDiscard={draft.discard}
              />
            )}
            <ErrorSummary store={form.store} onPick={pick} />
            <RecordForm store={form.store} formSchema={formSchema} validate={form.validate} onSubmit={save('close')} isReadOnly={!maySave} />
            {maySave && (
              <FormFooter
                isSaving={state.isSaving}
                changed={changed.length}
                onCancel={isSingle ? undefined : leave}
                onSave={save('close')}
                onSaveAndNew={mode === 'add' ? save('another') : undefined}
                saveText={isSingle ? t('save') : undefined}
              />
            )}
            {screen.add.result !== undefined && resultProps && <ResultView name={screen.add.result} screen={screen} {...resultProps} />}
            {state.conflict && (
              <MergeView conflict={state.conflict} onCancel={state.leaveMerge} onSave={async (values) => follow(await state.saveMerged(values), 'stay')} />
            )}
          </RefContext>
        )}
      </div>
    </FormAside>
  );
}
