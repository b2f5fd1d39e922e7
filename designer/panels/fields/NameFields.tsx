import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { changeDefinition } from '../../model/edits/interface/definition-edits.ts';
import { Field } from '../parts/Field.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import './form.css';

const members = ['namespace', 'class', 'method'] as const;

/** The three parts of the call name. */
export function NameFields() {
  return (
    <div className="design-names">
      {members.map((member) => (
        <NameField key={member} member={member} />
      ))}
    </div>
  );
}

function NameField({ member }: { member: (typeof members)[number] }) {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  return (
    <Field label={t(`fields.${member}`)} isRequired pointer={`/${member}`}>
      {(control) => (
        <Input
          {...control}
          className="design-typed"
          spellCheck={false}
          value={definition[member]}
          onChange={(event) => designer.edit(editLabels.field, (current) => changeDefinition(current, { [member]: event.target.value }), `field.${member}`)}
        />
      )}
    </Field>
  );
}
