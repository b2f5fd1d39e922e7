import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { proxy, ref } from 'valtio/vanilla';
import { call } from '../../../engine/web/index.ts';
import { type KnownFunction, listFunctions } from '../../calls/function-calls.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import { functionOf } from '../../model/types/flow-function.ts';

/** The published functions, as they were when somebody last looked; null before. */
const known = proxy<{ items: readonly KnownFunction[] | null }>({ items: null });
let underway: Promise<readonly KnownFunction[]> | null = null;

/** Asks for the published functions; several who ask at once share the answer. */
export function loadFunctions(): Promise<readonly KnownFunction[]> {
  underway ??= call(listFunctions, {}, { quiet: true })
    .then(({ items }) => {
      known.items = ref([...items]);
      return items;
    })
    .finally(() => {
      underway = null;
    });
  return underway;
}

/** The published function that a node's copy is a version of; undefined where it is published no more. A copy of another installation goes by its name. */
export function functionBehind<Known extends Pick<KnownFunction, 'service' | 'bundles'>>(
  functions: readonly Known[] | null,
  node: FlowNode,
): Known | undefined {
  const copy = functionOf(node);
  if (!copy || !functions) return undefined;
  return functions.find(({ bundles }) => bundles.includes(copy.bundle)) ?? functions.find(({ service }) => service === copy.service);
}

/** The node as it is shown: under the present name of its function, which the copy it carries may not have yet. */
export function presentNode(functions: readonly KnownFunction[] | null, node: FlowNode): FlowNode {
  const known = functionBehind(functions, node);
  if (!known) return node;
  const follows = node.title !== undefined && node.title === functionOf(node)?.body.title;
  return { ...node, ...(follows && { title: known.title }), settings: { ...node.settings, service: known.service } };
}

/** The published functions; null until they are there. @param isNeeded without it nobody is asked */
export function useFunctions(isNeeded = true): readonly KnownFunction[] | null {
  const { items } = useSnapshot(known);
  useEffect(() => {
    // Who may not list interfaces sees the copies alone.
    if (isNeeded) loadFunctions().catch(() => {});
  }, [isNeeded]);
  return items as readonly KnownFunction[] | null;
}
