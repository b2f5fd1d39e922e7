import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { phpFolder } from '../../codegen/php/parts/php-settings.ts';
import { changeDefinition } from '../../model/edits/interface/definition-edits.ts';
import { Field } from '../parts/Field.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import './form.css';

/** Where the PHP of the interface lies in a project. The name of the file follows from the class. */
export function PathField() {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const { folder: _, ...unplaced } = definition;
  const usual = phpFolder(unplaced);
  return (
    <Field label={t('fields.path')} hint={t('fields.pathHint')} pointer="/folder">
      {(control) => (
        <Input
          {...control}
          className="design-typed"
          spellCheck={false}
          placeholder={usual}
          value={phpFolder(definition)}
          suffix={<code>/Api/{definition.class || '…'}.php</code>}
          onChange={({ target }) => {
            const folder = target.value.trim();
            designer.edit(editLabels.field, (current) => changeDefinition(current, { folder: folder === usual ? '' : folder }), 'field.folder');
          }}
        />
      )}
    </Field>
  );
}
