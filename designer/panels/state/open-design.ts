import { emptyDefinition } from '../../model/build/build-definition.ts';
import { addNode } from '../../model/edits/flow/node-edits.ts';
import { getInterface } from './design-calls.ts';
import type { OpenedDesign } from './designer.ts';
import { lastNames } from './last-names.ts';

/** A stored interface, or a new one: a Return node and the namespace and module used last. */
export async function openDesign(id: string | undefined): Promise<OpenedDesign> {
  if (id !== undefined) {
    const { definition, status, bundle, ahead, aliases, id: recordId, secrets = [], hidden = [], topics = [] } = await getInterface(Number(id));
    return { id: recordId, definition, status, bundle, ahead, aliases, secrets, hidden, topics };
  }
  const { namespace, module } = lastNames();
  const named = { ...emptyDefinition(`${namespace}..`), module, title: '' };
  const definition = addNode(named, { id: 'return', type: 'return', settings: {}, position: { x: 560, y: 160 } });
  return { id: null, definition, status: 'draft', bundle: null, ahead: false, aliases: [], secrets: [], hidden: [], topics: [] };
}
