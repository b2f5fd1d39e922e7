import { ThunderboltOutlined } from '@ant-design/icons';
import { Alert, Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../engine/web/index.ts';
import { hasErrors } from '../../model/types/diagnostic.ts';
import { CodeFiles } from '../dock/code/CodeFiles.tsx';
import { languageNames } from '../dock/code/code-language.ts';
import { generateFiles } from '../dock/code/generate-files.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { isSameCode, keepGenerated, useFormState } from './form-state.ts';

/** Step 2: PHP, TypeScript and SQL of the definition, to look at, copy, download, and change by hand. */
export function StepCode() {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const { definition, diagnostics } = useDesignerState();
  const { form, shown } = useFormState();
  const { generated, target } = shown;
  const targets = (['php', 'ts', 'sql'] as const).filter((one) => one !== 'sql' || definition.table !== undefined);
  const isOld = generated !== null && !isSameCode(generated.definition, definition);
  const make = () => {
    const current = designer.state.definition;
    if (hasErrors(diagnostics)) return notify('warning', t('steps.mend'));
    keepGenerated(form, {
      definition: current,
      files: { php: generateFiles(current, 'php'), ts: generateFiles(current, 'ts'), sql: generateFiles(current, 'sql') },
    });
  };
  const lead = (
    <>
      <Button size="small" type={generated && !isOld ? 'default' : 'primary'} icon={<ThunderboltOutlined />} onClick={make}>
        {t(generated ? 'code.again' : 'code.generate')}
      </Button>
      <Segmented
        size="small"
        aria-label={t('code.language')}
        value={target}
        onChange={(next) => {
          form.target = next;
        }}
        options={targets.map((value) => ({ value, label: languageNames[value] }))}
      />
    </>
  );
  const notice = generated ? isOld && <Alert type="warning" showIcon title={t('code.old')} /> : <p className="design-none">{t('code.none')}</p>;
  return <CodeFiles key={target} language={target} files={generated?.files[target] ?? []} isStep lead={lead} notice={notice} />;
}
