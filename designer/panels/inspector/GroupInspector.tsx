import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { renameGroup, ungroup } from '../../model/edits/flow/group-edits.ts';
import { toggleDisabled } from '../../model/edits/flow/node-edits.ts';
import type { FlowGroup } from '../../model/types/flow.ts';
import { Field } from '../parts/Field.tsx';
import { useDesigner } from '../state/use-designer.ts';

export function GroupInspector({ group }: { group: FlowGroup }) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const dissolve = () => {
    designer.edit(editLabels.ungroup, (current) => ungroup(current, group.id));
    designer.select([]);
  };
  return (
    <>
      <h2 className="design-inspector-head">{t('group.title')}</h2>
      <Field label={t('group.name')} hint={t('group.count', { count: group.nodes.length })}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={group.title}
            onChange={(event) => designer.edit(editLabels.renameGroup, (current) => renameGroup(current, group.id, event.target.value), `group.${group.id}`)}
          />
        )}
      </Field>
      <div className="design-insp-actions">
        <Button size="small" onClick={() => designer.select(group.nodes)}>
          {t('group.select')}
        </Button>
        <Button size="small" onClick={() => designer.edit(editLabels.disable, (current) => toggleDisabled(current, group.nodes))}>
          {t('selection.disable')}
        </Button>
        <Button size="small" onClick={dissolve}>
          {t('group.dissolve')}
        </Button>
      </div>
    </>
  );
}
