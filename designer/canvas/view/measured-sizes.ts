import type { Sizes } from '../../model/layout/node-size.ts';
import type { Canvas } from '../state/canvas.ts';

/** The sizes of all nodes as they are drawn. */
export function measuredSizes({ view }: Canvas): Sizes {
  return new Map(
    (view?.getNodes() ?? []).flatMap(({ id, measured }) =>
      measured?.width && measured.height ? [[id, { width: measured.width, height: measured.height }]] : [],
    ),
  );
}
