import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../../engine/web/index.ts';
import { nodeTitle } from '../../../model/analysis/node-title.ts';
import { type Coverage, coverageOf } from '../../../model/evaluate/coverage.ts';
import type { Flow } from '../../../model/types/flow.ts';
import { useDesigner } from '../../state/use-designer.ts';

/** How much of the flow the cases that just ran have reached, and the way to what they have not. */
export function CaseCoverage({ flow, runs }: { flow: Flow; runs: Parameters<typeof coverageOf>[1] }) {
  const { t } = useTranslation('designer-work');
  const text = useText();
  const designer = useDesigner();
  const { total, missed }: Coverage = coverageOf(flow, runs);
  return (
    <p className="design-acts">
      <span className={missed.length === 0 ? 'design-tone-success' : 'p-second'}>{t('test.coverage', { reached: total - missed.length, total })}</span>
      {missed.map((node) => (
        <Button key={node.id} size="small" type="link" onClick={() => designer.select([node.id])}>
          {text(nodeTitle(node))}
        </Button>
      ))}
    </p>
  );
}
