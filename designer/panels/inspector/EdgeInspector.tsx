import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { flowTypes } from '../../model/analysis/flow-types.ts';
import { disconnect, edgeKey } from '../../model/edits/edges/edge-edits.ts';
import type { FlowEdge, PortRef } from '../../model/types/flow.ts';
import { typeKind, typeName } from '../../model/types/value-type.ts';
import { portName } from '../parts/node-name.ts';
import { TypeMark } from '../parts/type-mark/TypeMark.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/** An edge: both ends, what runs along it, and what ran along it last. */
export function EdgeInspector({ edge }: { edge: FlowEdge }) {
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const { definition, run } = useDesignerState();
  const types = flowTypes(definition);
  const type = types.output(edge.from.node, edge.from.port);
  const wanted = types.inputs(edge.to.node).find(({ name }) => name === edge.to.port)?.type;
  const outputs = run?.steps.findLast(({ node }) => node === edge.from.node)?.outputs;
  const end = (at: PortRef) => (
    <Button type="link" size="small" onClick={() => designer.select([at.node])}>
      {portName(definition, at, text)}
    </Button>
  );
  const remove = () => {
    designer.edit(editLabels.disconnect, (current) => disconnect(current, [edgeKey(edge)]));
    designer.select([]);
  };
  return (
    <>
      <h2 className="design-inspector-head">{t('edge.title')}</h2>
      <dl className="design-pairs" data-pointer={`/flow/edges/${definition.flow.edges.indexOf(edge)}`}>
        <dt>{t('edge.from')}</dt>
        <dd>{end(edge.from)}</dd>
        <dt>{t('edge.to')}</dt>
        <dd>{end(edge.to)}</dd>
        <dt>{t('edge.type')}</dt>
        <dd>
          <TypeMark type={typeKind(type)} detail={typeName(type)} />
          {wanted && wanted.type !== type.type && (
            <>
              {' → '}
              <TypeMark type={typeKind(wanted)} detail={typeName(wanted)} />
            </>
          )}
        </dd>
        <dt>{t('edge.value')}</dt>
        <dd>{outputs && Object.hasOwn(outputs, edge.from.port) ? <code>{printLossless(outputs[edge.from.port])}</code> : t('edge.noValue')}</dd>
      </dl>
      <div className="design-insp-actions design-section">
        <Button size="small" danger onClick={remove}>
          {t('edge.remove')}
        </Button>
      </div>
    </>
  );
}
