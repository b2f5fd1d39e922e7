import type { ReactFlowInstance } from 'reactflow';
import { proxy, ref } from 'valtio/vanilla';
import type { Text } from '../../../engine/core/text/text.ts';
import type { PortRef } from '../../model/types/flow.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { CanvasEdge, CanvasNode } from '../draw/canvas-node.ts';
import type { ConnectionTargets } from './connection-targets.ts';
import { readFoldedFrames } from './folded-frames.ts';

export interface Point {
  x: number;
  y: number;
}

/** One end of an edge that is being drawn. */
export interface OpenEnd extends PortRef {
  side: 'input' | 'output';
}

/** An edge on its way: dragged from a port, or begun with the keyboard. */
export interface Connecting {
  from: OpenEnd;
  targets: ConnectionTargets;
  /** The port the keyboard stands at; null while a pointer draws. */
  at: PortRef | null;
}

/** The list of nodes to add. */
export interface QuickAdd {
  /** Where on the screen it opens. */
  screen: Point;
  /** Where on the canvas the node goes. */
  place: Point;
  /** What the node is joined to. */
  wire: OpenEnd | null;
  /** The selected node: the new one is joined to it where its types fit. */
  after: string | null;
}

/** An edge that was let go over a port that does not take it. */
interface Refusal {
  screen: Point;
  from: PortRef;
  to: PortRef;
  reason: Text;
  conversion: Text | null;
}

export interface EarlyKeys {
  text: string;
  isEntered: boolean;
}

export interface CanvasState {
  connecting: Connecting | null;
  quickAdd: QuickAdd | null;
  refusal: Refusal | null;
  /** Id of the node or group whose title is being typed. */
  renaming: string | null;
  isFinding: boolean;
  /** Where on the screen the menu of what is selected opens. */
  menu: Point | null;
  isHelpOpen: boolean;
  /** The selected nodes are being made a function. */
  isMakingFunction: boolean;
  /** The palette as a drawer, where there is no room for it. */
  isPaletteOpen: boolean;
  /** The palette lies over the canvas beside its rail. */
  isRailOpen: boolean;
  /** Edge that a palette entry is held over. */
  dropEdge: string | null;
  /** Frames whose bodies are not shown. */
  folded: readonly string[];
  /** What happened last, for the live region. */
  announcement: Text | null;
}

/** What the canvas of one open interface shows besides the definition, and its grip on reactflow while the graph is on the screen. */
export class Canvas {
  readonly state: CanvasState = proxy<CanvasState>({
    connecting: null,
    quickAdd: null,
    refusal: null,
    renaming: null,
    isFinding: false,
    menu: null,
    isHelpOpen: false,
    isMakingFunction: false,
    isPaletteOpen: false,
    isRailOpen: false,
    dropEdge: null,
    folded: ref([]),
    announcement: null,
  });
  /** Null in the other views. */
  view: ReactFlowInstance<CanvasNode, CanvasEdge> | null = null;
  host: HTMLElement | null = null;
  /** Where the pointer was last over the canvas, on the screen; null when it left. */
  pointer: Point | null = null;
  /** What was typed before the field of the list that opens was there. */
  early: EarlyKeys = { text: '', isEntered: false };

  say(text: Text): void {
    // Said twice in a row it must still be heard: the text has to change.
    this.state.announcement = ref({ ...text });
  }

  /** Middle of the visible canvas, on the screen. */
  middle(): Point {
    const box = this.host?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
  }

  /** A point of the screen on the canvas, on the grid. */
  toFlow(point: Point): Point {
    return this.view?.screenToFlowPosition(point, { snapToGrid: true }) ?? point;
  }

  takeEarly(): EarlyKeys {
    const { early } = this;
    this.early = { text: '', isEntered: false };
    return early;
  }

  /** Nothing is open, being typed or under way any more. True when something was. */
  dismiss(): boolean {
    const { state } = this;
    this.takeEarly();
    const isAnything = Boolean(state.connecting || state.quickAdd || state.refusal || state.renaming || state.isFinding || state.menu);
    state.connecting = null;
    state.quickAdd = null;
    state.refusal = null;
    state.renaming = null;
    state.isFinding = false;
    state.menu = null;
    return isAnything;
  }
}

const canvases = new WeakMap<Designer, Canvas>();

/** The one canvas of a designer: palette, graph and keyboard share it. */
export function canvasOf(designer: Designer): Canvas {
  const known = canvases.get(designer);
  if (known) return known;
  const canvas = new Canvas();
  canvas.state.folded = ref([...readFoldedFrames(designer.state.id)]);
  canvases.set(designer, canvas);
  return canvas;
}
