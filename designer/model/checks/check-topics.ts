import { isSameJson } from '../../../engine/core/json/same-json.ts';
import { texts } from '../../../generated/words/designer-model/check-topics.ts';
import { activeFlow } from '../formula/active-flow.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';
import { checkFlow } from './check-flow.ts';

/** What publishers need to know of a topic. A type and not an interface: it is JSON. */
export type TopicFacts = {
  audience: 'everyone' | 'account';
  /** Messages of it may be published. */
  isOffered: boolean;
  /** JSON Schema of the payload. */
  schema: object;
};

/** Topics by name; null for one that does not exist. Nothing is known of others. */
export type NamedTopics = ReadonlyMap<string, TopicFacts | null>;

/** Returns the topics that a definition names. */
export function topicsNamedIn({ flow }: Pick<InterfaceDefinition, 'flow'>): string[] {
  return [...new Set(activeFlow(flow).nodes.flatMap((node) => (node.type === 'topic' && node.settings.topic ? [String(node.settings.topic)] : [])))];
}

/** Checks published messages against the current topics: reports unknown topics, and payloads that do not fit their schema. */
export function checkTopics(definition: InterfaceDefinition, topics: NamedTopics): Diagnostic[] {
  const named = topicsNamedIn(definition);
  if (!named.some((name) => topics.has(name))) return [];
  const nodes = activeFlow(definition.flow).nodes.filter(({ type }) => type === 'topic');
  return [...nodes.flatMap((node) => diagnosticsAt(node, topics, definition)), ...unfit(definition, topics)];
}

function diagnosticsAt(node: FlowNode, topics: NamedTopics, { flow }: InterfaceDefinition): Diagnostic[] {
  const at = `/flow/nodes/${flow.nodes.findIndex(({ id }) => id === node.id)}`;
  const name = String(node.settings.topic);
  const topic = topics.get(name);
  if (topic === undefined) return [];
  if (topic === null) return [diagnostic('topic-unknown', `${at}/settings/topic`, texts.unknown, { topic: name }, node.id)];
  const found: Diagnostic[] = [];
  if (!topic.isOffered) found.push(warning(diagnostic('topic-closed', `${at}/settings/topic`, texts.closed, { topic: name }, node.id)));
  if (topic.audience === 'account' && !isFed(node, flow)) {
    found.push({ ...diagnostic('topic-account', at, texts.account, { topic: name }, node.id), port: 'account' });
  }
  if (!isSameJson(topic.schema, node.settings.schema)) {
    found.push(warning(diagnostic('topic-changed', `${at}/settings/topic`, texts.changed, { topic: name }, node.id)));
  }
  return found;
}

function isFed({ id, values, formulas }: FlowNode, { edges }: InterfaceDefinition['flow']): boolean {
  return (values?.account ?? null) !== null || formulas?.account !== undefined || edges.some(({ to }) => to.node === id && to.port === 'account');
}

/** Returns what does not fit the current schemas, besides what the definition itself tells. */
function unfit(definition: InterfaceDefinition, topics: NamedTopics): Diagnostic[] {
  const nodes = definition.flow.nodes.map((node): FlowNode => {
    const schema = node.type === 'topic' ? topics.get(String(node.settings.topic))?.schema : undefined;
    return schema && !isSameJson(schema, node.settings.schema) ? { ...node, settings: { ...node.settings, schema: schema as FlowNode['settings'] } } : node;
  });
  if (nodes.every((node, index) => node === definition.flow.nodes[index])) return [];
  const keyOf = ({ code, pointer }: Diagnostic) => `${code} ${pointer}`;
  const seen = new Set(checkFlow(definition).map(keyOf));
  return checkFlow({ ...definition, flow: { ...definition.flow, nodes } }).filter((found) => !seen.has(keyOf(found)));
}

function warning(found: Diagnostic): Diagnostic {
  return { ...found, severity: 'warning' };
}
