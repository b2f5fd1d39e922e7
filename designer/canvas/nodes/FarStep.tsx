import { useText } from '../../../engine/web/index.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import { lettersOf } from '../../model/layout/node-size.ts';
import type { StepNode } from '../draw/canvas-node.ts';

/** Letters that fit into one line of large ones; ideographs are twice as wide. */
const lineLetters = 10;
/** Pixels of a node that has room for two such lines. */
const twoLines = 84;

/** A node seen from far: its name in the colour of its family, as large as it is when seen from near. */
export function FarStep({ data: { view, diagnostics, run }, isSelected, height }: { data: StepNode['data']; isSelected: boolean; height: number | undefined }) {
  const text = useText();
  const title = text(nodeTitle(view.node));
  const isWrong = diagnostics.some(({ severity }) => severity === 'error') || run?.failure;
  const classes = [
    'design-far',
    `design-family-${view.family}`,
    isSelected && 'design-far-selected',
    isWrong && 'design-far-wrong',
    lettersOf(title) > lineLetters && (height ?? 0) < twoLines && 'design-far-long',
    view.node.disabled && 'design-step-disabled',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={{ height }}>
      <span>{title}</span>
    </div>
  );
}
