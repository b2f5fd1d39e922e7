import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../../engine/web/index.ts';
import { nodeTitle } from '../../../model/analysis/node-title.ts';
import type { Coverage } from '../../../model/evaluate/coverage.ts';
import { useDesigner } from '../../state/use-designer.ts';

/** How much of the flow the cases that just ran have reached, and the way to what they have not. */
export function CaseCoverage({ coverage: { total, missed, branches } }: { coverage: Coverage }) {
  const { t } = useTranslation('designer-work');
  const text = useText();
  const designer = useDesigner();
  return (
    <p className="design-acts">
      <span className={missed.length === 0 ? 'design-tone-success' : 'p-second'}>{t('test.coverage', { reached: total - missed.length, total })}</span>
      {branches.total > 0 && <span className={branches.reached === branches.total ? 'design-tone-success' : 'p-second'}>{t('test.branches', branches)}</span>}
      {missed.map((node) => (
        <Button key={node.id} size="small" type="link" onClick={() => designer.select([node.id])}>
          {text(nodeTitle(node))}
        </Button>
      ))}
      {branches.missed.map(({ node, label }) => (
        <Button key={`${node.id} ${label.en}`} size="small" type="link" onClick={() => designer.select([node.id])}>
          {`${text(nodeTitle(node))} · ${text(label)}`}
        </Button>
      ))}
    </p>
  );
}
