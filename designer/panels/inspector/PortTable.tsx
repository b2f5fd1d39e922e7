import { DisconnectOutlined, NodeIndexOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { flowTypes } from '../../model/analysis/flow-types.ts';
import { disconnect, edgeKey } from '../../model/edits/edges/edge-edits.ts';
import { setPortFormula, setPortValue } from '../../model/edits/flow/node-edits.ts';
import type { Port } from '../../model/node-type/node-type.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import { printTypedValue } from '../../model/quick-entry/typed-value.ts';
import { edgeInto, type FlowEdge, type FlowNode } from '../../model/types/flow.ts';
import { typeKind, typeName } from '../../model/types/value-type.ts';
import { FormulaField } from '../formula/FormulaField.tsx';
import { TypeMark } from '../parts/type-mark/TypeMark.tsx';
import { ValueField } from '../parts/ValueField.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { SourceSelect } from './SourceSelect.tsx';

/** Inputs with where their values come from, and outputs with their types. */
export function PortTable({ node }: { node: FlowNode }) {
  const { t } = useTranslation('designer-inspector');
  const { definition } = useDesignerState();
  const { inputs: all, outputs } = nodeTypeOf(node.type)?.ports(node.settings, { definition }) ?? { inputs: [], outputs: [] };
  const inputs = all.filter(({ isBare }) => !isBare);
  const types = flowTypes(definition);
  const pointer = `/flow/nodes/${definition.flow.nodes.indexOf(node)}`;
  return (
    <>
      {inputs.length > 0 && (
        <section className="design-section">
          <h3>{t('ports.inputs')}</h3>
          <ul className="design-list">
            {inputs.map((port) => (
              <li key={port.name} className="design-insp-port" data-pointer={`${pointer}/values/${port.name}`}>
                <InputPort node={node} port={port} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {outputs.length > 0 && (
        <section className="design-section">
          <h3>{t('ports.outputs')}</h3>
          <ul className="design-list">
            {outputs.map((port) => {
              const type = types.output(node.id, port.name);
              return (
                <li key={port.name} className="design-insp-port">
                  <div className="design-insp-port-head">
                    <span className="design-insp-port-name">{port.name}</span>
                    <TypeMark type={typeKind(type)} detail={typeName(type)} />
                  </div>
                  {port.inner !== undefined && <span className="design-field-hint">{t('ports.inner', { port: port.inner })}</span>}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

function InputPort({ node, port }: { node: FlowNode; port: Port }) {
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const edge = edgeInto(definition.flow, node.id, port.name);
  const to = { node: node.id, port: port.name };
  const value = node.values && Object.hasOwn(node.values, port.name) ? node.values[port.name] : undefined;
  const formula = node.formulas?.[port.name];
  const label = t('ports.source', { port: port.name });
  /** With the focus, which goes with this button. */
  const showEdge = (shown: FlowEdge) => {
    designer.select([], [edgeKey(shown)]);
    designer.state.pointer = `/flow/edges/${definition.flow.edges.indexOf(shown)}`;
  };
  const fallback = port.default === undefined ? '' : t('ports.default', { value: printTypedValue(port.type, port.default) });
  return (
    <>
      <div className="design-insp-port-head">
        <span className="design-insp-port-name">
          {port.name}
          {port.required && (
            <span className="design-field-mark" title={t('ports.required')}>
              *
            </span>
          )}
        </span>
        <TypeMark type={typeKind(port.type)} detail={typeName(port.type)} />
      </div>
      <div className="design-insp-port-source">
        <SourceSelect to={to} label={label} />
        {edge && (
          <>
            <Button
              type="text"
              icon={<NodeIndexOutlined />}
              aria-label={t('ports.edge', { port: port.name })}
              title={t('ports.edge', { port: port.name })}
              onClick={() => showEdge(edge)}
            />
            <Button
              type="text"
              icon={<DisconnectOutlined />}
              aria-label={t('ports.disconnect', { port: port.name })}
              title={t('ports.disconnect', { port: port.name })}
              onClick={() => designer.edit(editLabels.disconnect, (current) => disconnect(current, [edgeKey(edge)]))}
            />
          </>
        )}
      </div>
      {formula !== undefined && <FormulaField at={to} formula={formula} />}
      {!edge && formula === undefined && (
        <ValueField
          type={port.type}
          label={t('ports.valueOf', { port: port.name })}
          placeholder={fallback || t('ports.value')}
          value={value}
          onFormula={(typed) => designer.edit(editLabels.formula, (current) => setPortFormula(current, node.id, port.name, typed))}
          onChange={(next) => designer.edit(editLabels.value, (current) => setPortValue(current, node.id, port.name, next), `value.${node.id}.${port.name}`)}
        />
      )}
      {port.rules?.map((rule) => (
        <span key={rule.en} className="design-field-hint">
          {text(rule)}
        </span>
      ))}
      {port.lazy && <span className="design-field-hint">{t('ports.lazy')}</span>}
    </>
  );
}
