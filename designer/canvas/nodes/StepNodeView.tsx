import { MessageOutlined, PushpinFilled, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Handle, type NodeProps, Position } from 'reactflow';
import { lazyPart, useLanguage, useText } from '../../../engine/web/index.ts';
import { outputRow } from '../../model/layout/node-size.ts';
import { FamilyIcon } from '../../panels/parts/FamilyIcon.tsx';
import { nodeSummary } from '../../panels/parts/node-words.ts';
import { useMissed } from '../../panels/state/case-coverage.ts';
import { presentNode, useFunctions } from '../../panels/state/known-functions.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import { parametersOfNodes } from '../commands/parameters-of-nodes.ts';
import type { StepNode } from '../draw/canvas-node.ts';
import { foldPort, orderPort } from '../draw/node-geometry.ts';
import { foldFrame } from '../state/folded-frames.ts';
import { useCanvas } from '../state/use-canvas.ts';
import { OverviewContext } from '../view/overview.ts';
import { FarStep } from './FarStep.tsx';
import { NodeTitle } from './NodeTitle.tsx';
import { InputPort, OutputPort } from './PortRow.tsx';

const NodeActions = lazyPart(() => import('./NodeActions.tsx'));

/** A node of the flow: title, its setting in one line, ports, and what is wrong with it. */
export const StepNodeView = memo(function StepNodeView({ id, data, selected, height }: NodeProps<StepNode>) {
  const isFar = useContext(OverviewContext);
  return (
    <>
      {isFar ? <FarStep data={data} isSelected={selected} height={height} /> : <StepBody id={id} data={data} isSelected={selected} />}
      {selected && <NodeActions view={data.view} />}
    </>
  );
});

/** Apart from the wrapper, which renders at each step of a drag. */
const StepBody = memo(function StepBody({ id, data, isSelected }: { id: string; data: StepNode['data']; isSelected: boolean }) {
  const { t } = useTranslation('designer-canvas');
  const language = useLanguage();
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const { view, diagnostics, run, isValuePinned } = data;
  const { node, inputs, outputs, family } = view;
  const first = outputRow(inputs, outputs);
  const functions = useFunctions(node.type === 'function');
  const shown = node.type === 'function' ? presentNode(functions, node) : node;
  const missed = useMissed(node);
  const summary = nodeSummary(shown, language);
  const worst = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  const classes = [
    'design-step',
    `design-family-${family}`,
    isSelected && 'design-step-selected',
    data.inside > 0 && 'design-step-folded',
    node.disabled && 'design-step-disabled',
    (worst?.severity === 'error' || run?.failure) && 'design-step-wrong',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className="design-step-head">
        <FamilyIcon family={family} />
        <NodeTitle node={shown} />
        {data.inside > 0 ? (
          <Button
            size="small"
            type="text"
            tabIndex={-1}
            className="design-unfold nodrag"
            icon={<RightOutlined />}
            title={t('unfoldFrame')}
            onClick={() => foldFrame(canvas, designer.state.id, id, false)}
          >
            {t('inside', { count: data.inside })}
          </Button>
        ) : (
          <div className="design-step-summary" title={summary}>
            {summary}
          </div>
        )}
        <div className="design-step-marks">
          {data.isBreakpoint && <span className="design-step-stop" role="img" aria-label={t('breakpoint')} title={t('breakpoint')} />}
          {missed && (
            <span
              className="design-step-mark design-step-missed"
              title={missed.isMissed ? t('missedNode') : t('missedBranches', { branches: missed.branches.map(({ label }) => text(label)).join(t('listed')) })}
            >
              {missed.isMissed ? t('missed') : t('missedCount', { count: missed.branches.length })}
            </span>
          )}
          {(isValuePinned || data.isFailing) && (
            <span className={`design-step-mark ${data.isFailing ? 'design-step-mark-failing' : ''}`}>{t(data.isFailing ? 'mockedFailure' : 'mocked')}</span>
          )}
          {view.order !== undefined && (
            <span className="design-step-order" role="img" aria-label={t('order', { order: view.order })} title={t('order', { order: view.order })}>
              {view.order}
            </span>
          )}
          {node.disabled && <span className="design-step-mark">{t('disabled')}</span>}
          {node.note && <MessageOutlined aria-label={t('noted', { note: node.note })} title={node.note} />}
          {node.pinned && <PushpinFilled aria-label={t('pinned')} title={t('pinned')} />}
          {run && (
            <span className="design-step-time" title={t('hits', { count: run.hits })}>
              {t('milliseconds', { time: run.milliseconds < 10 ? run.milliseconds.toFixed(1) : Math.round(run.milliseconds) })}
              {run.hits > 1 && ` ×${run.hits}`}
            </span>
          )}
        </div>
      </div>
      {data.inside > 0 && (
        <>
          <Handle type="target" position={Position.Left} id={foldPort} className="design-fold-handle" isConnectable={false} />
          <Handle type="source" position={Position.Right} id={foldPort} className="design-fold-handle" isConnectable={false} />
        </>
      )}
      {view.isOrdered && (
        <>
          <Handle type="target" position={Position.Top} id={orderPort} className="design-order-handle" aria-label={t('orderIn')} title={t('orderIn')} />
          <Handle type="source" position={Position.Bottom} id={orderPort} className="design-order-handle" aria-label={t('orderOut')} title={t('orderOut')} />
        </>
      )}
      <ul className="design-ports">
        {inputs.map((port, row) => (
          <InputPort key={port.name} node={id} port={port} isShared={row >= first && row < first + outputs.length} row={row} />
        ))}
        {outputs.map((port, row) => (
          <OutputPort key={port.name} node={id} port={port} run={run} isValuePinned={isValuePinned} isShared={first + row < inputs.length} row={first + row} />
        ))}
      </ul>
      {view.freeInputs > 0 && !node.disabled && (
        <Button type="link" size="small" tabIndex={-1} className="design-step-make nodrag" onClick={() => parametersOfNodes(designer, canvas, [id])}>
          {t('makeParameters')}
        </Button>
      )}
      {run?.failure && (
        <p className="design-step-diagnostic design-step-error">
          {run.failure.ret} {run.failure.msg}
        </p>
      )}
      {worst && (
        // One line, so that a node lies over no other; the inspector and the list of diagnostics have them all.
        <p className={`design-step-diagnostic design-step-${worst.severity}`} title={diagnostics.map((diagnostic) => text(diagnostic.text)).join('\n')}>
          {diagnostics.length > 1 && <span className="design-step-more">{t('diagnostics', { count: diagnostics.length })}</span>}
          {text(worst.text)}
        </p>
      )}
    </div>
  );
});
