import { Button } from 'antd';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditPreview, Matching } from '../../../core/answers/bulk-answer.ts';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import { normalizeInput } from '../../../core/validation/normalize-input.ts';
import { statesAfterEdit } from '../../actions/state-after-edit.ts';
import { ApiError, call } from '../../api/call.ts';
import { reportCallError } from '../../state/call-errors.ts';
import { useLanguage } from '../../state/language.ts';
import { RefContext } from '../../widgets/base/ref-context.ts';
import { plainRules } from '../form/store/check-fields.ts';
import { editPayload } from '../form/store/form-payload.ts';
import { createFormStore } from '../form/store/form-store.ts';
import { type FormValues, isEmpty } from '../form/store/form-values.ts';
import { useChangedFields } from '../form/use-changed-fields.ts';
import { useDiscard } from '../form/use-discard.ts';
import { BulkFields } from './BulkFields.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { bulkFields, unconditionalField } from './bulk-fields.ts';
import { loadRecords } from './load-records.ts';
import { MatchingPreview } from './MatchingPreview.tsx';
import { optionLabels } from './option-labels.ts';
import { type PlannedEdit, planEdits } from './plan-edits.ts';
import type { BulkRecords } from './use-bulk-edit.tsx';
import './bulk-edit.css';
import { Dialog } from '../../page/Dialog.tsx';

interface BulkEditDialogProps {
  answer: ScreenAnswer;
  records: BulkRecords;
  onRun(edits: PlannedEdit[]): void;
  onRunAll(matching: Matching, values: FormValues): void;
  onClose(): void;
}

interface Preview {
  edits: PlannedEdit[];
  states: ReturnType<typeof statesAfterEdit>;
  untouched: number;
  labels: Record<string, Record<string, string>>;
}

/** Chooses fields and values for many records, then shows what would change before anything does. */
export default function BulkEditDialog({ answer, records: wanted, onRun, onRunAll, onClose }: BulkEditDialogProps) {
  const { t } = useTranslation('list');
  const { screen } = answer;
  const fields = bulkFields(answer);
  const references = use(RefContext);
  const ids = 'ids' in wanted ? wanted.ids : [];
  const count = 'ids' in wanted ? ids.length : wanted.matching.count;
  const typed = useRef<FormValues>({});
  const abort = useRef(new AbortController());
  const [chosen, setChosen] = useState<string[]>([]);
  const [preview, setPreview] = useState<Preview>();
  const [matched, setMatched] = useState<{ preview: EditPreview; values: FormValues }>();
  const [loading, setLoading] = useState(false);
  const { store, validate } = useMemo(() => {
    const editable = bulkFields(answer)
      .filter(({ name }) => chosen.includes(name))
      .map(unconditionalField);
    const rules = plainRules(editable);
    return { validate: rules, store: createFormStore({ fields: editable, mode: 'add', validate: rules, start: { base: {}, values: typed.current } }) };
  }, [answer, chosen]);

  useEffect(() => {
    const { current } = abort;
    return () => current.abort();
  }, []);

  const typedFields = useChangedFields(store, useLanguage());
  const mayDiscard = useDiscard();
  const leave = async () => {
    if (await mayDiscard(typedFields)) onClose();
  };
  const choose = (names: string[]) => {
    typed.current = store.values();
    setChosen(names);
  };
  const look = async () => {
    if (store.check().length > 0) return;
    const { signal } = abort.current;
    const values = Object.fromEntries(store.fields.map((field) => [field.name, normalizeInput(field, store.values()[field.name])]));
    setLoading(true);
    try {
      typed.current = store.values();
      if ('matching' in wanted) {
        const { matching } = wanted;
        const sent = editPayload(store.fields, blankFor(values), values);
        setMatched({ preview: await call(operationOf(screen, 'EditPreview'), { ...sent, matching }, { signal, quiet: true }), values: sent });
        return;
      }
      const [{ records, refs }, chosenLabels] = await Promise.all([loadRecords(screen, ids, signal), optionLabels(screen, store.fields, values, signal)]);
      const edits = planEdits(screen, records, chosen, values);
      const labels = { ...refs };
      for (const [field, words] of Object.entries(chosenLabels)) labels[field] = { ...labels[field], ...words };
      const changed = new Set(edits.map(({ id }) => id));
      const states = statesAfterEdit(
        screen,
        records.filter(({ id }) => changed.has(id)),
        chosen,
      );
      setPreview({ edits, states, untouched: ids.length - edits.length, labels });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      reportCallError(error);
    } finally {
      setLoading(false);
    }
  };

  const back = () => {
    setPreview(undefined);
    setMatched(undefined);
  };
  const runPreview = () => {
    if (preview) onRun(preview.edits);
    else if (matched && 'matching' in wanted) onRunAll(wanted.matching, matched.values);
  };
  // Of more than were looked at nobody knows how many change.
  const running = preview?.edits.length ?? (matched && (matched.preview.looked < matched.preview.total ? matched.preview.total : matched.preview.changed));
  const footer =
    running !== undefined
      ? [
          <Button key="back" onClick={back}>
            {t('bulkEdit.back')}
          </Button>,
          <Button key="run" type="primary" autoFocus disabled={running === 0} onClick={runPreview}>
            {t('bulkEdit.run', { count: running })}
          </Button>,
        ]
      : [
          <Button key="cancel" onClick={leave}>
            {t('cancel')}
          </Button>,
          <Button key="look" type="primary" disabled={chosen.length === 0} loading={loading} onClick={look}>
            {t('bulkEdit.look')}
          </Button>,
        ];
  return (
    <Dialog open width={640} title={t('bulkEdit.title', { count })} mask={{ closable: false }} footer={footer} onCancel={leave}>
      {matched ? (
        <RefContext value={{ ...references, labels: matched.preview.refs }}>
          <MatchingPreview screen={screen} preview={matched.preview} />
        </RefContext>
      ) : preview ? (
        <RefContext value={{ ...references, labels: preview.labels }}>
          <BulkPreview edits={preview.edits} states={preview.states} untouched={preview.untouched} />
        </RefContext>
      ) : (
        <BulkFields fields={fields} chosen={chosen} onChoose={choose} store={store} validate={validate} onSubmit={look} />
      )}
    </Dialog>
  );
}

/** A record that differs in every value: all that was chosen is then sent, and what was left empty is emptied. */
function blankFor(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isEmpty(value) ? true : undefined]));
}
