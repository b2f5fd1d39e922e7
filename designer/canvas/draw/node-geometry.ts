/** Pixels of a node on the canvas; node.css says the same. Fixed, so that edges stand right before a node was ever on the screen. */
export const nodeWidth = 240;
export const headHeight = 56;
export const portHeight = 26;
const footHeight = 8;
export const handleSize = 14;

/** Height without what may stand below the ports, such as problems. */
export function nodeHeight(ports: number): number {
  return headHeight + ports * portHeight + footHeight;
}

/** Top of a port's handle within the node, by its row. */
export function handleTop(row: number): number {
  return headHeight + row * portHeight + (portHeight - handleSize) / 2;
}

/** Room between a group's frame and its nodes; the title stands above them. */
export const framePadding = { side: 24, top: 48, bottom: 24 };
