import { Button, Radio } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, useText } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/designer-panels/merge-dialog.ts';
import { mergeDefinitions, resolve } from '../../model/merge/merge-definitions.ts';
import { save } from '../state/actions.ts';
import type { ConflictingDraft } from '../state/designer.ts';
import { useDesigner } from '../state/use-designer.ts';
import './merge.css';

type Choice = 'mine' | 'theirs';

/**
 * Somebody else saved meanwhile. What only one side changed is joined; of what both changed, one value is chosen each. The result is taken over
 * as an edit and saved on top of theirs.
 */
export default function MergeDialog({ theirs }: { theirs: ConflictingDraft }) {
  const { t } = useTranslation('designer-work');
  const textOf = useText();
  const designer = useDesigner();
  // The dialog is modal: the definition below it stands still.
  const { merged, conflicts } = useMemo(() => mergeDefinitions(designer.state.saved, designer.state.definition, theirs.definition), [designer, theirs]);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const open = conflicts.filter(({ pointer }) => choices[pointer] === undefined).length;
  const all = (choice: Choice) => setChoices(Object.fromEntries(conflicts.map(({ pointer }) => [pointer, choice])));
  const close = () => {
    designer.state.conflict = null;
  };
  const takeOver = () => {
    const chosen = conflicts.reduce((definition, conflict) => resolve(definition, conflict, choices[conflict.pointer] ?? 'mine'), merged);
    designer.adopt(theirs, chosen, texts.label);
    void save(designer);
  };
  return (
    <Dialog
      open
      width={760}
      title={theirs.by ? t('merge.titleBy', { name: theirs.by }) : t('merge.title')}
      onCancel={close}
      footer={[
        <Button key="cancel" onClick={close}>
          {t('merge.cancel')}
        </Button>,
        <Button key="save" type="primary" disabled={open > 0} onClick={takeOver}>
          {t('merge.takeOver')}
        </Button>,
      ]}
    >
      <p>{conflicts.length === 0 ? t('merge.joined') : t('merge.explain', { count: conflicts.length })}</p>
      {conflicts.length > 1 && (
        <p className="design-acts">
          <Button size="small" onClick={() => all('mine')}>
            {t('merge.allMine')}
          </Button>
          <Button size="small" onClick={() => all('theirs')}>
            {t('merge.allTheirs')}
          </Button>
          {open > 0 && <span className="p-second">{t('merge.open', { count: open })}</span>}
        </p>
      )}
      {conflicts.map(({ pointer, label: name, mine, theirs: other }) => (
        <fieldset key={pointer} className="design-merge-field">
          <legend>{textOf(name)}</legend>
          <Radio.Group
            className="design-merge-sides"
            value={choices[pointer]}
            onChange={(event) => setChoices((before) => ({ ...before, [pointer]: event.target.value }))}
            options={[
              { value: 'mine', label: <Side title={t('merge.mine')} value={mine} /> },
              { value: 'theirs', label: <Side title={theirs.by ? t('merge.theirsOf', { name: theirs.by }) : t('merge.theirs')} value={other} /> },
            ]}
          />
        </fieldset>
      ))}
    </Dialog>
  );
}

function Side({ title, value }: { title: string; value: unknown }) {
  const { t } = useTranslation('designer-work');
  return (
    <span className="design-merge-side">
      <span className="p-second">{title}</span>
      <code>{value === undefined ? t('merge.removed') : typeof value === 'string' ? value || '""' : JSON.stringify(value, null, 2)}</code>
    </span>
  );
}
