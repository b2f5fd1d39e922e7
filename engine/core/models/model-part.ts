import type { Parameter } from '../protocol/parameter.ts';
import type { ReturnShape } from '../protocol/return-shape.ts';

/** The rule of a value, without its name. */
export type Rule = Omit<Parameter, 'name'>;

/** A place of an interface that may carry the name of a shape, on either side of the call. */
export type ModelPart = { side: 'input'; rule: Rule } | { side: 'answer'; shape: ReturnShape };

/** Returns the name of the shape a part has, contains or refers to. */
export function modelOf(part: ModelPart): string | undefined {
  return part.side === 'input' ? part.rule.model : part.shape.model;
}

/** Whether the part defines the shape; one that does not refers to another part that does. */
export function hasBody(part: ModelPart): boolean {
  if (part.side === 'input') return part.rule.properties !== undefined || part.rule.items !== undefined || part.rule.enum !== undefined;
  return part.shape.members.size > 0 || part.shape.items !== undefined || part.shape.enum !== undefined;
}

/** Returns the parts one level below, in order, with keys that distinguish them. */
export function partsBelow(part: ModelPart): [key: string, part: ModelPart][] {
  if (part.side === 'input') {
    const { items, properties = [] } = part.rule;
    const members = properties.map((rule): [string, ModelPart] => [`.${rule.name}`, { side: 'input', rule }]);
    return items ? [['[]', { side: 'input', rule: items }], ...members] : members;
  }
  const { items, members } = part.shape;
  const below = [...members].map(([name, shape]): [string, ModelPart] => [`.${name}`, { side: 'answer', shape }]);
  return items ? [['[]', { side: 'answer', shape: items }], ...below] : below;
}

/** Returns what a part says itself: its type and limits and, below another part, the facts about its place. */
export function ownFacts(part: ModelPart, isPlace: boolean): string {
  const facts = Object.entries(part.side === 'input' ? part.rule : part.shape);
  const declared = facts.filter(([name, value]) => value !== undefined && !isUntold(name, part) && (isPlace || !placeFacts.has(name)));
  return JSON.stringify(declared.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Facts that follow from the parts below; also the type of an answer that has parts, if it may be left out or defers them to another place. */
function isUntold(name: string, part: ModelPart): boolean {
  if (name === 'type' && part.side === 'answer') return part.shape.members.size > 0 || part.shape.items !== undefined || part.shape.type === 'object';
  return structure.has(name);
}

const structure = new Set(['model', 'items', 'properties', 'members', 'name']);

/** Facts about the use of a shape, not about the shape. */
const placeFacts = new Set(['required', 'optional', 'nullable', 'default', 'documentedDefault', 'deprecated', 'title', 'description', 'text', 'example']);
