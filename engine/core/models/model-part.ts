import type { Parameter } from '../protocol/parameter.ts';
import type { ReturnShape } from '../protocol/return-shape.ts';

export type Rule = Omit<Parameter, 'name'>;

/** A place of an interface that may bear the name of a shape, whichever side of the call it stands on. */
export type ModelPart = { side: 'input'; rule: Rule } | { side: 'answer'; shape: ReturnShape };

/** The name of the shape a part has, is made of, or refers to. */
export function modelOf(part: ModelPart): string | undefined {
  return part.side === 'input' ? part.rule.model : part.shape.model;
}

/** Whether the part says what the shape is; one that does not refers to another part that does. */
export function hasBody(part: ModelPart): boolean {
  if (part.side === 'input') return part.rule.properties !== undefined || part.rule.items !== undefined || part.rule.enum !== undefined;
  return part.shape.members.size > 0 || part.shape.items !== undefined || part.shape.enum !== undefined;
}

/** Parts directly below, in order, with what tells them apart from their neighbours. */
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

/** What a part says of itself alone: its type and limits, and, of a part below another, what is said of it at its place. */
export function ownFacts(part: ModelPart, isPlace: boolean): string {
  const facts = Object.entries(part.side === 'input' ? part.rule : part.shape);
  const declared = facts.filter(([name, value]) => value !== undefined && !isUntold(name, part) && (isPlace || !placeFacts.has(name)));
  return JSON.stringify(declared.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Told by the parts below; so is the type of an answer that has some, where it may be left out, or leaves them to another place. */
function isUntold(name: string, part: ModelPart): boolean {
  if (name === 'type' && part.side === 'answer') return part.shape.members.size > 0 || part.shape.items !== undefined || part.shape.type === 'object';
  return structure.has(name);
}

const structure = new Set(['model', 'items', 'properties', 'members', 'name']);

/** Words about the use of a shape, not about the shape. */
const placeFacts = new Set(['required', 'optional', 'nullable', 'default', 'documentedDefault', 'deprecated', 'title', 'description', 'text', 'example']);
