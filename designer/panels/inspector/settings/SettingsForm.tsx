import { Theme } from '@rjsf/antd';
import { withTheme } from '@rjsf/core';
import {
  englishStringTranslator,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type RJSFSchema,
  type TemplatesType,
  TranslatableString,
} from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../engine/web/index.ts';
import { texts as editLabels } from '../../../../generated/words/designer-panels/edit-labels.ts';
import { setNodeSettings } from '../../../model/edits/flow/renamed-ports.ts';
import { makeRoomIfGrown } from '../../../model/layout/make-room.ts';
import { nodeTypeOf } from '../../../model/nodes/node-types.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { useDefinition, useDesigner } from '../../state/use-designer.ts';
import { AnyValueField } from './controls/AnyValueField.tsx';
import { SettledTextWidget } from './controls/SettledTextWidget.tsx';
import { SettingsContext } from './controls/settings-context.ts';
import { localizedSchema } from './localized-schema.ts';
import { nodeControls } from './node-controls.ts';
import { SettingsArrayTemplate } from './SettingsArrayTemplate.tsx';
import { SettingsFieldTemplate } from './SettingsFieldTemplate.tsx';
import { SettingsItemTemplate } from './SettingsItemTemplate.tsx';
import { SettingsObjectTemplate } from './SettingsObjectTemplate.tsx';
import { type Settings, schemaValidator } from './schema-validator.ts';

const ThemedForm = withTheme<Settings>(Theme);
const fields: RegistryFieldsType<Settings> = {
  ...nodeControls,
  AnyValue: AnyValueField,
};
const widgets: RegistryWidgetsType<Settings> = { SettledText: SettledTextWidget };
const templates: Partial<TemplatesType<Settings>> = {
  FieldTemplate: SettingsFieldTemplate,
  ObjectFieldTemplate: SettingsObjectTemplate,
  ArrayFieldTemplate: SettingsArrayTemplate,
  ArrayFieldItemTemplate: SettingsItemTemplate,
};

/**
 * The settings of a node as a form made from the schema of its type. Every keystroke is an edit, but for names in a list; one field in a row is one
 * undo step. A node that moves, or another that changes, leaves the form alone.
 */
export const SettingsForm = memo(function SettingsForm({ id, type: name, settings }: Pick<FlowNode, 'id' | 'type' | 'settings'>) {
  const { t } = useTranslation('designer-inspector');
  const language = useLanguage();
  const designer = useDesigner();
  const type = nodeTypeOf(name);
  const localized = useMemo(() => type && localizedSchema(type.settings, language), [type, language]);
  const schema = useMemo(() => localized && { ...localized.schema, properties: meant(localized.schema.properties ?? {}, settings) }, [localized, settings]);
  const validator = useMemo(() => schemaValidator(language), [language]);
  const index = useDefinition(({ flow }) => flow.nodes.findIndex((node) => node.id === id));
  const context = useMemo(() => ({ node: id, pointer: `/flow/nodes/${index}/settings` }), [id, index]);
  if (!type || !localized || !schema || Object.keys(localized.schema.properties ?? {}).length === 0) return null;
  const words: Partial<Record<TranslatableString, string>> = {
    [TranslatableString.AddItemButton]: t('settings.add'),
    [TranslatableString.AddButton]: t('settings.add'),
    [TranslatableString.EmptyArray]: t('settings.none'),
    [TranslatableString.YesLabel]: t('yes'),
    [TranslatableString.NoLabel]: t('no'),
  };
  return (
    <SettingsContext value={context}>
      <ThemedForm
        key={id}
        tagName="div"
        idPrefix={`design-${id}`}
        schema={schema}
        uiSchema={localized.uiSchema}
        formData={settings}
        validator={validator}
        fields={fields}
        widgets={widgets}
        templates={templates}
        translateString={(word, values) => words[word] ?? englishStringTranslator(word, values)}
        onChange={({ formData = {} }, field) =>
          designer.edit(
            editLabels.settings,
            (current) => makeRoomIfGrown(current, setNodeSettings(current, id, withoutUndefined(formData)), id),
            `settings.${id}.${field ?? ''}`,
          )
        }
        noValidate
        showErrorList={false}
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      />
    </SettingsContext>
  );
});

/** Settings that mean something beside the others: `when` of a setting has the values of another that it is for. */
function meant(properties: NonNullable<RJSFSchema['properties']>, settings: FlowNode['settings']): NonNullable<RJSFSchema['properties']> {
  const isMeant = (rule: RJSFSchema | boolean) =>
    typeof rule === 'boolean' || Object.entries(rule.when ?? {}).every(([name, values]) => [values].flat().includes(settings[name]));
  return Object.fromEntries(Object.entries(properties).filter(([, rule]) => isMeant(rule)));
}

/** An emptied field is a setting that is not there. */
function withoutUndefined(settings: Settings): FlowNode['settings'] {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as FlowNode['settings'];
}
