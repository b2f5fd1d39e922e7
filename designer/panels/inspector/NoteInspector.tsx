import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { changeNote, removeNotes } from '../../model/edits/flow/note-edits.ts';
import type { FlowNote } from '../../model/types/flow.ts';
import { Field } from '../parts/Field.tsx';
import { useDesigner } from '../state/use-designer.ts';

export function NoteInspector({ note }: { note: FlowNote }) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const remove = () => {
    designer.edit(editLabels.removeNote, (current) => removeNotes(current, [note.id]));
    designer.select([]);
  };
  return (
    <>
      <h2 className="design-inspector-head">{t('note.title')}</h2>
      <Field label={t('note.text')}>
        {(control) => (
          <Input.TextArea
            {...control}
            maxLength={5000}
            autoSize={{ minRows: 4, maxRows: 16 }}
            value={note.text}
            onChange={(event) =>
              designer.edit(editLabels.changeNote, (current) => changeNote(current, note.id, { text: event.target.value }), `note.${note.id}`)
            }
          />
        )}
      </Field>
      <Button size="small" danger onClick={remove}>
        {t('note.remove')}
      </Button>
    </>
  );
}
