import { createContext } from 'react';

/** Flows of more nodes are drawn in short where they are small: names and lines only. */
export const manyNodes = 20;
/** Zoom below which ports could neither be read nor hit. */
const farZoom = 0.5;

/** Whether the flow is seen from so far that nodes show their name and family only, and edges are plain lines. */
export const OverviewContext = createContext(false);

/** Whether a flow of so many nodes is drawn in short at a zoom; 1 is full size. */
export function isOverview(zoom: number, nodes: number): boolean {
  return zoom < farZoom && nodes > manyNodes;
}
