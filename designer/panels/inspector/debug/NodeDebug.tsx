import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FlowNode } from '../../../model/types/flow.ts';
import { toggleBreakpoints } from '../../state/debugging.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { NodeMockForm } from './NodeMockForm.tsx';
import { RunAlone } from './RunAlone.tsx';

/** What test runs do with one node: stop before it, take a result or a failure instead of running it, or run nothing else. */
export default function NodeDebug({ node }: { node: FlowNode }) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const { breakpoints } = useDesignerState();
  return (
    <section className="design-section design-debug">
      <h3>{t('debug.title')}</h3>
      <Checkbox checked={breakpoints.includes(node.id)} onChange={() => toggleBreakpoints(designer, [node.id])}>
        {t('debug.breakpoint')}
      </Checkbox>
      <NodeMockForm node={node} />
      {node.type !== 'return' && node.type !== 'parameter' && <RunAlone key={node.id} node={node} />}
    </section>
  );
}
