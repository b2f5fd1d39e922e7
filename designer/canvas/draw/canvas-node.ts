import type { Edge, Node } from 'reactflow';
import type { Text } from '../../../engine/core/text/text.ts';
import type { BodyBox } from '../../model/layout/body-boxes.ts';
import type { Diagnostic } from '../../model/types/diagnostic.ts';
import type { FlowGroup, FlowNote } from '../../model/types/flow.ts';
import type { ValueType } from '../../model/types/value-type.ts';
import type { NodeRun } from './node-run.ts';
import type { NodeView } from './node-view.ts';

/** A body with what stands in it, as it is drawn. */
export interface DrawnBody extends Pick<BodyBox, 'frame' | 'isEmpty'> {
  port: string;
  title: Text;
  label: Text;
  /** Everything in it at any depth, its own node included. */
  nodes: readonly string[];
}

/** A node of the definition as reactflow holds it. */
export type StepNode = Node<
  {
    view: NodeView;
    diagnostics: readonly Diagnostic[];
    run: NodeRun | undefined;
    isValuePinned: boolean;
    /** Test runs let it fail. */
    isFailing: boolean;
    /** Test runs stop before it. */
    isBreakpoint: boolean;
    /** Nodes in its bodies while it is folded. */
    inside: number;
  },
  'step'
>;
export type NoteNode = Node<{ note: FlowNote }, 'note'>;
/** The frame of a group; its nodes stand on it without belonging to it, so each can be moved alone. */
export type FrameNode = Node<{ group: FlowGroup }, 'frame'>;
/** What runs in the body of a node: all of it stands on this. */
export type BodyNode = Node<{ body: DrawnBody }, 'body'>;
export type CanvasNode = StepNode | NoteNode | FrameNode | BodyNode;

/** `value` is what ran along the edge in the last test run; `back` the drawn body that the edge leads back from, to the node whose body it is. */
type LinkEdge = Edge<{ type: ValueType; value: { value: unknown } | undefined; back: string | undefined }, 'link'>;
/** One effect before another. */
export type OrderEdge = Edge<Record<string, never>, 'order'>;
export type CanvasEdge = LinkEdge | OrderEdge;
