import type { Parameter } from '../protocol/parameter.ts';
import { type ReturnShape, shapeOfReturns } from '../protocol/return-shape.ts';
import type { ServiceAbout } from '../protocol/service-about.ts';
import { ModelNames } from './model-names.ts';
import { hasBody, type ModelPart, modelOf, ownFacts, partsBelow, type Rule } from './model-part.ts';

/** The parts of an interface its models are collected from. */
export interface ModelledInterface extends Pick<ServiceAbout, 'returns' | 'returnsModel' | 'upstreamErrors'> {
  service: string;
  parameters: readonly Parameter[];
}

/** A shape with a name of its own in documents and code. */
export type SharedModel = {
  /** Unique, whatever its case; letters, digits, `_`, `-` and `.`. */
  name: string;
  /** The interface it is described by first: names inside of it are looked up there. */
  service: string;
} & ModelPart;

/** Names of the shapes of one interface; undefined for shapes without one. */
export interface NamedShapes {
  input(rule: Rule): string | undefined;
  answer(shape: ReturnShape): string | undefined;
}

/** The shared shapes, and the names each interface uses for them. */
export interface Models {
  list: SharedModel[];
  of(service: string): NamedShapes;
}

/** One shape of an interface; equal shapes within an interface are one node. */
interface Node {
  /** Side, name and signature. */
  key: string;
  side: ModelPart['side'];
  model: string;
  service: string;
  /** Shapes directly inside: keys of nodes, or side and name where only the name is said. */
  uses: string[];
  kind: number;
}

/** By key, and by side and name: the first of that name. */
type Nodes = Map<string, Node>;

interface Collection {
  signatures: Map<string, number>;
  byService: Map<string, Nodes>;
  /** One of the places for each key and uses. */
  examples: Map<string, ModelPart>;
}

/**
 * Collects the shapes interfaces share by name (`model`, `returnsModel`), each once. Different shapes of one name get names of their own (`Pet`,
 * `Pet2`); a parameter is distinguished from an answer of that name (`PetInput`). A name without members means the shape of the same interface,
 * otherwise the first one that has members. Takes time linear in the number of fields; keeps only examples of each shape.
 * @param reserved names that no shape may get
 */
export function collectModels(interfaces: Iterable<ModelledInterface>, reserved: Iterable<string> = []): Models {
  const collection: Collection = { signatures: new Map(), byService: new Map(), examples: new Map() };
  for (const described of interfaces) {
    collection.byService.set(described.service, new Map());
    for (const part of rootsOf(described)) collect(part, described.service, collection);
  }
  const { signatures, byService, examples } = collection;
  const all = [...new Set([...byService.values()].flatMap((nodes) => [...nodes.values()]))];
  refine(all, byService);
  const names = new ModelNames(reserved, new Set(all.filter(({ side }) => side === 'answer').map(({ model }) => model)));
  const first = new Map<number, SharedModel>();
  const byName = new Map<string, string>();
  for (const node of all) {
    const { kind, side, model, service } = node;
    const part = examples.get(exampleKey(node));
    if (!part || first.has(kind)) continue;
    const shared = { name: names.take(model, side), service, ...part };
    first.set(kind, shared);
    if (!byName.has(nameKey(side, model))) byName.set(nameKey(side, model), shared.name);
  }
  const nameOf = (service: string, part: ModelPart): string | undefined => {
    const model = modelOf(part);
    if (model === undefined || !isShared(part)) return undefined;
    const name = nameKey(part.side, model);
    const node = byService.get(service)?.get(hasBody(part) ? keyOf(part, model, signatures) : name);
    return node ? first.get(node.kind)?.name : hasBody(part) ? undefined : byName.get(name);
  };
  return {
    list: [...first.values()],
    of: (service) => ({
      input: (rule) => nameOf(service, { side: 'input', rule }),
      answer: (shape) => nameOf(service, { side: 'answer', shape }),
    }),
  };
}

function rootsOf({ parameters, returns, returnsModel, upstreamErrors = [] }: ModelledInterface): ModelPart[] {
  const answers = [shapeOfReturns(returns, returnsModel), ...upstreamErrors.map((error) => shapeOfReturns(error.returns, error.returnsModel))];
  return [...parameters.map((rule): ModelPart => ({ side: 'input', rule })), ...answers.map((shape): ModelPart => ({ side: 'answer', shape }))];
}

/** Whether a part is referred to by name: it has a shape of its own, or leaves its members to another place. */
function isShared(part: ModelPart): boolean {
  const type = part.side === 'input' ? part.rule.type : part.shape.type;
  return hasBody(part) || type === undefined || type === 'object' || type === 'array';
}

function collect(part: ModelPart, service: string, collection: Collection): void {
  const { signatures, byService, examples } = collection;
  const model = modelOf(part);
  const nodes = byService.get(service);
  if (nodes && model !== undefined && hasBody(part)) {
    const key = keyOf(part, model, signatures);
    if (!nodes.has(key)) {
      const node: Node = { key, side: part.side, model, service, uses: usesOf(part, signatures), kind: 0 };
      nodes.set(key, node);
      const name = nameKey(part.side, model);
      if (!nodes.has(name)) nodes.set(name, node);
      if (!examples.has(exampleKey(node))) examples.set(exampleKey(node), part);
    }
  }
  for (const [, below] of partsBelow(part)) collect(below, service, collection);
}

function nameKey(side: ModelPart['side'], model: string): string {
  return `${side} ${model}`;
}

/** Nodes of one key whose uses are equal have equal members at every depth. */
function exampleKey({ key, uses }: Node): string {
  return `${key}(${uses.join()})`;
}

/** Equal for every place of the shape: its own facts, with the names of inner shapes in place of their members. */
function keyOf(part: ModelPart, model: string, signatures: Map<string, number>): string {
  const text = signatureOf(part, false);
  const signature = signatures.get(text) ?? signatures.size;
  signatures.set(text, signature);
  return `${signature} ${part.side} ${model}`;
}

function signatureOf(part: ModelPart, isPlace: boolean): string {
  const model = modelOf(part);
  const facts = ownFacts(part, isPlace);
  if (isPlace && model !== undefined && isShared(part)) return `${facts}@${JSON.stringify(model)}`;
  const below = partsBelow(part).map(([key, inner]) => `${JSON.stringify(key)}${signatureOf(inner, true)}`);
  return `${facts}{${below.join()}}`;
}

function usesOf(part: ModelPart, signatures: Map<string, number>): string[] {
  return partsBelow(part).flatMap(([, below]) => {
    const model = modelOf(below);
    if (model === undefined || !isShared(below)) return usesOf(below, signatures);
    return [hasBody(below) ? keyOf(below, model, signatures) : nameKey(below.side, model)];
  });
}

/** Numbers the nodes so that two have the same number if they are equal at every depth. */
function refine(nodes: readonly Node[], byService: ReadonlyMap<string, Nodes>): void {
  const firstOf = new Map<string, Node>();
  for (const node of nodes) if (!firstOf.has(nameKey(node.side, node.model))) firstOf.set(nameKey(node.side, node.model), node);
  const kinds = new Map<string, number>();
  const numberOf = (key: string) => {
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    return kind;
  };
  for (const node of nodes) node.kind = numberOf(node.key);
  for (let count = 0; count !== kinds.size; ) {
    count = kinds.size;
    kinds.clear();
    const next = nodes.map(({ kind, uses, service }) => {
      const own = byService.get(service);
      return numberOf(`${kind}(${uses.map((use) => (own?.get(use) ?? firstOf.get(use))?.kind ?? use).join()})`);
    });
    for (const [index, node] of nodes.entries()) node.kind = next[index] ?? 0;
  }
}
