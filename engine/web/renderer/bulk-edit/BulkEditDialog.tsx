import { Button, Modal } from 'antd';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Matching } from '../../../core/answers/bulk-answer.ts';
import type { ScreenAnswer } from '../../../core/calls/screen.ts';
import { normalizeInput } from '../../../core/validation/normalize-input.ts';
import { statesAfterEdit } from '../../actions/state-after-edit.ts';
import { ApiError } from '../../api/call.ts';
import { reportCallError } from '../../state/call-errors.ts';
import { RefContext } from '../../widgets/base/ref-context.ts';
import { plainRules } from '../form/store/check-fields.ts';
import { editPayload } from '../form/store/form-payload.ts';
import { createFormStore } from '../form/store/form-store.ts';
import { type FormValues, isEmpty } from '../form/store/form-values.ts';
import { BulkFields } from './BulkFields.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { askedField, bulkFields } from './bulk-fields.ts';
import { loadRecords } from './load-records.ts';
import { optionLabels } from './option-labels.ts';
import { type PlannedEdit, planEdits } from './plan-edits.ts';
import type { BulkRecords } from './use-bulk-edit.tsx';
import './bulk-edit.css';

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
  const [loading, setLoading] = useState(false);
  const { store, validate } = useMemo(() => {
    const asked = bulkFields(answer)
      .filter(({ name }) => chosen.includes(name))
      .map(askedField);
    const rules = plainRules(asked);
    return { validate: rules, store: createFormStore({ fields: asked, mode: 'add', validate: rules, start: { base: {}, values: typed.current } }) };
  }, [answer, chosen]);

  useEffect(() => {
    const { current } = abort;
    return () => current.abort();
  }, []);

  const choose = (names: string[]) => {
    typed.current = store.values();
    setChosen(names);
  };
  const look = async () => {
    if (store.check().length > 0) return;
    const { signal } = abort.current;
    const values = Object.fromEntries(store.fields.map((field) => [field.name, normalizeInput(field, store.values()[field.name])]));
    if ('matching' in wanted) return onRunAll(wanted.matching, editPayload(store.fields, blankFor(values), values));
    setLoading(true);
    try {
      const [{ records, refs }, chosenLabels] = await Promise.all([loadRecords(screen, ids, signal), optionLabels(screen, store.fields, values, signal)]);
      const edits = planEdits(screen, records, chosen, values);
      const labels = { ...refs };
      for (const [field, words] of Object.entries(chosenLabels)) labels[field] = { ...labels[field], ...words };
      typed.current = store.values();
      const changed = new Set(edits.map(({ id }) => id));
      const states = statesAfterEdit(
        screen,
        records.filter(({ id }) => changed.has(id)),
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

  const footer = preview
    ? [
        <Button key="back" onClick={() => setPreview(undefined)}>
          {t('bulkEdit.back')}
        </Button>,
        <Button key="run" type="primary" autoFocus disabled={preview.edits.length === 0} onClick={() => onRun(preview.edits)}>
          {t('bulkEdit.run', { count: preview.edits.length })}
        </Button>,
      ]
    : [
        <Button key="cancel" onClick={onClose}>
          {t('cancel')}
        </Button>,
        <Button key="look" type="primary" disabled={chosen.length === 0} loading={loading} onClick={look}>
          {'matching' in wanted ? t('bulkEdit.run', { count }) : t('bulkEdit.look')}
        </Button>,
      ];
  return (
    <Modal open width={640} title={t('bulkEdit.title', { count })} mask={{ closable: false }} footer={footer} onCancel={onClose}>
      {preview ? (
        <RefContext value={{ ...references, labels: preview.labels }}>
          <BulkPreview edits={preview.edits} states={preview.states} untouched={preview.untouched} />
        </RefContext>
      ) : (
        <BulkFields fields={fields} chosen={chosen} onChoose={choose} store={store} validate={validate} onSubmit={look} />
      )}
    </Modal>
  );
}

/** A record that differs in every value: all that was chosen is then sent, and what was left empty is emptied. */
function blankFor(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isEmpty(value) ? true : undefined]));
}
