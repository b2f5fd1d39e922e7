import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { quickFixes } from '../../model/fixes/quick-fixes.ts';
import type { Problem } from '../../model/problem.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/** Problems with a button for each way out that is known. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation('designer-panels');
  const text = useText();
  const designer = useDesigner();
  const { definition } = useDesignerState();
  if (problems.length === 0) return null;
  return (
    <section className="design-section" aria-label={t('problems')}>
      <ul className="design-list">
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.pointer} ${problem.text.en}`} className="design-insp-problem">
            <span className={`design-insp-problem-${problem.severity}`}>
              {problem.severity === 'error' ? <CloseCircleOutlined aria-label={t('error')} /> : <WarningOutlined aria-label={t('warning')} />}{' '}
              {text(problem.text)}
            </span>
            <div className="design-insp-actions">
              {quickFixes(definition, problem).map((fix) => (
                <Button key={fix.label.en} size="small" type="link" onClick={() => designer.edit(fix.label, fix.apply)}>
                  {text(fix.label)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
