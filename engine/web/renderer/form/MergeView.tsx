import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../core/descriptor/types.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useLanguage } from '../../state/language.ts';
import { formatMoment } from '../../widgets/base/format-moment.ts';
import { widgetOf } from '../../widgets/registry.ts';
import type { FormValues } from './store/form-values.ts';
import { applyChoices, type MergeChoice } from './store/merge-record.ts';
import type { Conflict } from './use-record-form.ts';

/** Somebody, who is named, saved the record meanwhile: for each field both changed, one value is chosen; then it is saved on top of theirs. */
export function MergeView({ conflict, onSave, onCancel }: { conflict: Conflict; onSave(values: FormValues): void; onCancel(): void }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const { merge, changed_by: by, changed_at: at } = conflict;
  const [choices, setChoices] = useState<Record<string, MergeChoice>>({});
  const all = (choice: MergeChoice) => setChoices(Object.fromEntries(merge.conflicts.map(({ field }) => [field.name, choice])));
  const isOpen = merge.conflicts.some(({ field }) => choices[field.name] === undefined);
  const advice = t(merge.conflicts.length ? 'merge.explain' : 'merge.noConflict');
  return (
    <Dialog
      open
      width={760}
      title={by ? t('merge.titleBy', { by }) : t('merge.title')}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          {t('cancel')}
        </Button>,
        <Button key="save" type="primary" disabled={isOpen} onClick={() => onSave(applyChoices(merge, choices))}>
          {t('merge.save')}
        </Button>,
      ]}
    >
      <p>{at ? t('merge.saved', { by: by ?? t('merge.somebody'), at: formatMoment(at), advice }) : advice}</p>
      {merge.conflicts.length > 1 && (
        <p style={{ display: 'flex', gap: 8 }}>
          <Button size="small" onClick={() => all('mine')}>
            {t('merge.allMine')}
          </Button>
          <Button size="small" onClick={() => all('theirs')}>
            {t('merge.allTheirs')}
          </Button>
        </p>
      )}
      {merge.conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field.name} style={{ border: 0, padding: 0, margin: '0 0 16px' }}>
          <legend style={{ marginBottom: 4, fontSize: 'inherit', fontWeight: 600 }}>{field.label[language]}</legend>
          <Radio.Group
            vertical
            value={choices[field.name]}
            onChange={(event) => setChoices((before) => ({ ...before, [field.name]: event.target.value }))}
            options={[
              { value: 'mine', label: <Side title={t('merge.mine')} field={field} value={mine} /> },
              { value: 'theirs', label: <Side title={t('merge.theirs')} field={field} value={theirs} /> },
            ]}
          />
        </fieldset>
      ))}
    </Dialog>
  );
}

function Side({ title, field, value }: { title: string; field: Field; value: unknown }) {
  const { t } = useTranslation('form');
  const { Cell } = widgetOf(field);
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {t('label', { label: title })} <Cell field={field} value={value} record={{ [field.name]: value }} place="detail" />
    </span>
  );
}
