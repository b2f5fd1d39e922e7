import { headHeight, portHeight } from '../../model/layout/node-size.ts';

export const handleSize = 14;

/** Top of a port's handle within the node, by its row. */
export function handleTop(row: number): number {
  return headHeight + row * portHeight + (portHeight - handleSize) / 2;
}

/** The handles that an order is drawn between; no port has such a name. */
export const orderPort = ':order';

/** The handles of a folded frame, for what leads into its bodies and out of them. */
export const foldPort = ':folded';
