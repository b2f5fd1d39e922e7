import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/** What the last publish was verified with, in a few words; the diagnostics tab has the rest. */
export function PublishedNote() {
  const { t } = useTranslation('designer');
  const designer = useDesigner();
  const { verification } = useDesignerState();
  if (!verification) return null;
  const { php, inputs, failedTests } = verification;
  const isGood = php !== 'different' && failedTests.length === 0;
  const summary = failedTests.length > 0 ? t('verified.tests', { count: failedTests.length }) : t(`verified.${php}`, { count: inputs });
  return (
    <Button type="link" size="small" className="design-verified" title={summary} danger={!isGood} onClick={() => designer.showDock('diagnostics')}>
      {summary}
    </Button>
  );
}
