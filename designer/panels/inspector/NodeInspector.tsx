import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { lazyPart, useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import { renameNode, setNodeNote } from '../../model/edits/flow/node-edits.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import { InlineDiagnostics } from '../dock/diagnostics/InlineDiagnostics.tsx';
import { Field } from '../parts/Field.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { EffectOrder } from './EffectOrder.tsx';
import { FramePlace } from './FramePlace.tsx';
import { NodeActions } from './NodeActions.tsx';
import { PortTable } from './PortTable.tsx';
import { SettingsForm } from './settings/SettingsForm.tsx';

// With the printers of both languages and all of their classes.
const NodeDebug = lazyPart(() => import('./debug/NodeDebug.tsx'));
const NodeCode = lazyPart(() => import('./NodeCode.tsx'));

/** One node: what it is called, its settings, its ports, what is wrong with it, its code. */
export function NodeInspector({ node }: { node: FlowNode }) {
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const { definition, diagnostics } = useDesignerState();
  const pointer = `/flow/nodes/${definition.flow.nodes.indexOf(node)}`;
  const type = nodeTypeOf(node.type);
  return (
    <>
      <h2 className="design-inspector-head">
        <span className={`design-insp-family design-family-${type?.family ?? 'none'}`} aria-hidden />
        {type ? text(type.label) : node.type}
        <code className="design-option-note">{node.id}</code>
      </h2>
      <NodeActions node={node} />
      <EffectOrder node={node} />
      <FramePlace node={node} />
      <InlineDiagnostics diagnostics={diagnostics.filter((diagnostic) => diagnostic.node === node.id)} />
      <section className="design-section" data-pointer={pointer}>
        <Field label={t('node.title')} pointer={`${pointer}/title`}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              placeholder={text(nodeTitle({ ...node, title: '' }))}
              value={node.title ?? ''}
              onChange={(event) => designer.edit(editLabels.title, (current) => renameNode(current, node.id, event.target.value), `title.${node.id}`)}
            />
          )}
        </Field>
        <SettingsForm id={node.id} type={node.type} settings={node.settings} />
        <Field label={t('node.note')} pointer={`${pointer}/note`} hint={t('node.noteHint')}>
          {(control) => (
            <Input.TextArea
              {...control}
              maxLength={2000}
              autoSize={{ minRows: 1, maxRows: 6 }}
              value={node.note ?? ''}
              onChange={(event) => designer.edit(editLabels.note, (current) => setNodeNote(current, node.id, event.target.value), `note.${node.id}`)}
            />
          )}
        </Field>
      </section>
      <PortTable node={node} />
      <NodeDebug node={node} />
      <NodeCode node={node} />
    </>
  );
}
