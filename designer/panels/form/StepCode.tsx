import { ThunderboltOutlined } from '@ant-design/icons';
import { Alert, Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../engine/web/index.ts';
import { hasErrors } from '../../model/problem.ts';
import { generateFiles } from '../dock/code/generate-files.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { isSameDesign, keepGenerated, useFormState } from './form-state.ts';
import { GeneratedFiles } from './GeneratedFiles.tsx';

const labels = { php: 'PHP', ts: 'TypeScript', sql: 'SQL' };

/** Step 2: PHP, TypeScript and SQL of the definition, to look at, copy, download, and change by hand. */
export function StepCode() {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { definition, problems } = useDesignerState();
  const { form, shown } = useFormState();
  const { generated, target } = shown;
  const targets = (['php', 'ts', 'sql'] as const).filter((one) => one !== 'sql' || definition.table !== undefined);
  const isOld = generated !== null && !isSameDesign(generated.definition, definition);
  const make = () => {
    const current = designer.state.definition;
    if (hasErrors(problems)) return notify('warning', t('steps.mend'));
    keepGenerated(form, {
      definition: current,
      files: { php: generateFiles(current, 'php'), ts: generateFiles(current, 'ts'), sql: generateFiles(current, 'sql') },
    });
  };
  return (
    <>
      <div className="design-code-head">
        <Button type={generated && !isOld ? 'default' : 'primary'} icon={<ThunderboltOutlined />} onClick={make}>
          {t(generated ? 'code.again' : 'code.generate')}
        </Button>
        <Segmented
          aria-label={t('code.language')}
          value={target}
          onChange={(next) => {
            form.target = next;
          }}
          options={targets.map((value) => ({ value, label: labels[value] }))}
        />
      </div>
      {isOld && <Alert type="warning" showIcon title={t('code.old')} />}
      {!generated && <p className="design-insp-empty">{t('code.none')}</p>}
      <GeneratedFiles key={target} target={target} files={generated?.files[target] ?? []} />
    </>
  );
}
