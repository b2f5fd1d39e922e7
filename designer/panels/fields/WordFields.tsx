import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { changeDefinition, type DefinitionWords } from '../../model/edits/interface/definition-edits.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { Field } from '../parts/Field.tsx';
import { Switch } from '../parts/Switch.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

const lines = { title: 200, summary: 500, module: 200 } as const;
const verbs: InterfaceDefinition['verbs'] = ['GET', 'POST'];

/** Title, words for the docs, verbs and who may call. */
export function WordFields() {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const change = (words: Partial<DefinitionWords>, field: string) =>
    designer.edit(editLabels.field, (current) => changeDefinition(current, words), `field.${field}`);
  return (
    <>
      {(Object.keys(lines) as (keyof typeof lines)[]).map((member) => (
        <LineField key={member} member={member} maxLength={lines[member]} onChange={(text) => change({ [member]: text }, member)} />
      ))}
      <Field label={t('fields.description')} hint={t('fields.descriptionHint')} pointer="/description">
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 2, maxRows: 10 }}
            value={definition.description}
            onChange={(event) => change({ description: event.target.value }, 'description')}
          />
        )}
      </Field>
      {definition.kind !== 'function' && (
        <>
          <Field label={t('fields.verbs')} isRequired pointer="/verbs">
            {({ id }) => (
              <Checkbox.Group
                options={verbs.map((verb, index) => ({ value: verb, label: verb, ...(index === 0 && { id }) }))}
                value={definition.verbs}
                onChange={(chosen) => chosen.length > 0 && change({ verbs: verbs.filter((verb) => chosen.includes(verb)) }, 'verbs')}
              />
            )}
          </Field>
          <Field label={t('fields.visibility')} pointer="/visibility" hint={t(`visibility.${definition.visibility}Hint`)}>
            {({ id }) => (
              <Switch
                id={id}
                label={t('fields.visibility')}
                value={definition.visibility}
                onChange={(visibility) => change({ visibility }, 'visibility')}
                options={(['open', 'controlled', 'hidden'] as const).map((value) => ({ value, label: t(`visibility.${value}`) }))}
              />
            )}
          </Field>
        </>
      )}
    </>
  );
}

function LineField({ member, maxLength, onChange }: { member: keyof typeof lines; maxLength: number; onChange(text: string): void }) {
  const { t } = useTranslation('designer-panels');
  const { definition } = useDesignerState();
  return (
    <Field label={t(`fields.${member}`)} isRequired={member === 'title'} pointer={`/${member}`}>
      {(control) => <Input {...control} maxLength={maxLength} value={definition[member]} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}
