import { useText } from '../../../engine/web/index.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import type { StepNode } from '../draw/canvas-node.ts';

/** A node seen from far: its name in the colour of its family, as large as it is when seen from near. */
export function FarStep({ data: { view, problems, run }, isSelected, height }: { data: StepNode['data']; isSelected: boolean; height: number | undefined }) {
  const text = useText();
  const isWrong = problems.some(({ severity }) => severity === 'error') || run?.failure;
  const classes = [
    'design-far',
    `design-family-${view.family}`,
    isSelected && 'design-far-selected',
    isWrong && 'design-far-wrong',
    view.node.disabled && 'design-step-disabled',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={{ height }}>
      <span>{text(nodeTitle(view.node))}</span>
    </div>
  );
}
