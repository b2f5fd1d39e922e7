import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { fillText, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/make-function.ts';
import { flowTypes } from '../../analysis/flow-types.ts';
import { nodeTitle } from '../../analysis/node-title.ts';
import { isComputing } from '../../checks/references/check-functions.ts';
import { parsedFormula } from '../../formula/parsed-formula.ts';
import { referencesIn } from '../../formula/references.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';
import type { InterfaceDefinition, ReturnField } from '../../types/definition.ts';
import type { FlowEdge, FlowNode, PortRef } from '../../types/flow.ts';
import { functionSettings } from '../../types/flow-function.ts';
import { freeNodeId, removeNodes, withFlow } from '../flow/node-edits.ts';
import { spreadFormula } from '../flow/spread-formula.ts';
import { freeParameterName } from '../interface/parameter-edits.ts';
import { fieldTypeOf, parameterOfPort } from '../interface/port-parameter.ts';

/** The function that selected nodes become, and the node that calls it. */
interface FunctionPlan {
  /** The function itself: a definition of its own. */
  function: InterfaceDefinition;
  /** The interface with one node in their place, which calls this version. */
  replaced(version: number, bundle: string): { definition: InterfaceDefinition; id: string };
}

/** The name of the function. */
type FunctionName = Pick<InterfaceDefinition, 'namespace' | 'class' | 'method' | 'title'>;

const column = 280;
const row = 96;

/**
 * Turns selected nodes into a function: its parameters are what runs into them, its fields what others use of them. Returns why not if they call
 * somebody, are incomplete, or a node between them stays outside.
 */
export function planFunction(definition: InterfaceDefinition, ids: Iterable<string>, name: FunctionName): FunctionPlan | { reason: Text } {
  const wanted = new Set(ids);
  const isMember = ({ id, type, disabled }: FlowNode) => wanted.has(id) && !disabled && type !== 'parameter' && type !== 'return';
  const chosen = new Set(definition.flow.nodes.filter(isMember).map(({ id }) => id));
  if (chosen.size === 0) return { reason: texts.nothing };
  const { definition: drawn, members } = withoutCrossingFormulas(definition, chosen);
  const refused = refusal(drawn, members);
  return refused ? { reason: refused } : planOf(drawn, members, name);
}

/** Draws formulas that cross the border as nodes first: those of members that read others, and those of others that read members. */
function withoutCrossingFormulas(
  definition: InterfaceDefinition,
  chosen: ReadonlySet<string>,
): { definition: InterfaceDefinition; members: ReadonlySet<string> } {
  const members = new Set(chosen);
  let current = definition;
  for (const { id, formulas = {} } of definition.flow.nodes) {
    for (const [port, text] of Object.entries(formulas)) {
      const { formula } = parsedFormula(text);
      const crosses = formula && referencesIn(formula).some(({ kind, name }) => kind === 'node' && chosen.has(name) !== chosen.has(id));
      if (!crosses) continue;
      const known = new Set(current.flow.nodes.map((node) => node.id));
      current = spreadFormula(current, { node: id, port });
      if (chosen.has(id)) for (const node of current.flow.nodes) if (!known.has(node.id) && node.type !== 'parameter') members.add(node.id);
    }
  }
  return { definition: current, members };
}

function refusal(definition: InterfaceDefinition, members: ReadonlySet<string>): Text | null {
  const { nodes, edges } = definition.flow;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const titleOf = (id: string) => nodeTitle(byId.get(id)!);
  const asking = nodes.find((node) => members.has(node.id) && !isComputing(node));
  if (asking) return fillText(texts.asks, { node: nodeTitle(asking) });
  const portsOf = (id: string) => {
    const node = byId.get(id);
    return node && nodeTypeOf(node.type)?.ports(node.settings, { definition });
  };
  const isInner = ({ from }: FlowEdge) => portsOf(from.node)?.outputs.some((port) => port.name === from.port && port.inner) === true;
  const leaving = edges.find(({ from, to }) => members.has(from.node) && !members.has(to.node) && isInner({ from, to }));
  if (leaving) return fillText(texts.body, { node: titleOf(leaving.from.node), other: titleOf(leaving.to.node) });
  const isPlain = (id: string) => ['parameter', 'constant'].includes(byId.get(id)?.type ?? '');
  const branch = edges.find(({ from, to }) => {
    if (members.has(from.node) || !members.has(to.node) || isPlain(from.node)) return false;
    return !isInner({ from, to }) && portsOf(to.node)?.inputs.some((port) => port.name === to.port && port.lazy);
  });
  if (branch) return fillText(texts.branch, { node: titleOf(branch.to.node), other: titleOf(branch.from.node) });
  const between = nodeBetween(
    edges.filter((edge) => !isInner(edge)),
    members,
  );
  if (between !== undefined) return fillText(texts.between, { node: titleOf(between) });
  const places = new Set(
    nodes
      .filter(({ id, within }) => members.has(id) && !(within && members.has(within.node)))
      .map(({ within }) => (within ? `${within.node} ${within.port}` : '')),
  );
  return places.size > 1 ? texts.frames : null;
}

/** Finds a node outside that needs a member and is needed by one: the function would wait for itself. */
function nodeBetween(edges: readonly FlowEdge[], members: ReadonlySet<string>): string | undefined {
  const behind = new Set(edges.filter(({ from, to }) => members.has(from.node) && !members.has(to.node)).map(({ to }) => to.node));
  for (const id of behind) for (const { from, to } of edges) if (from.node === id && !members.has(to.node)) behind.add(to.node);
  return edges.find(({ from, to }) => behind.has(from.node) && members.has(to.node))?.from.node;
}

function planOf(definition: InterfaceDefinition, members: ReadonlySet<string>, name: FunctionName): FunctionPlan | { reason: Text } {
  const { flow } = definition;
  const types = flowTypes(definition);
  const inside = flow.nodes.filter(({ id }) => members.has(id));
  const parameters: Parameter[] = [];
  const body = { ...flow, nodes: [...inside], edges: flow.edges.filter(({ from, to }) => members.has(from.node) && members.has(to.node)) };
  const readers = new Map<string, string>();
  const wires: FlowEdge[] = [];
  const left = Math.min(...inside.map(({ position }) => position.x)) - column;
  const top = Math.min(...inside.map(({ position }) => position.y));
  const idOfParameter = (key: string, from: PortRef | null, make: () => Parameter): string => {
    const known = readers.get(key);
    if (known !== undefined) return known;
    const parameter = make();
    const id = freeNodeId({ flow: { ...body, edges: [...body.edges, ...flow.edges] } }, parameter.name);
    body.nodes.push({ id, type: 'parameter', settings: { name: parameter.name }, position: { x: left, y: top + parameters.length * row } });
    parameters.push(parameter);
    readers.set(key, id);
    if (from) wires.push({ from, to: { node: '', port: parameter.name } });
    return id;
  };
  const ruleOf = (from: PortRef, to: PortRef): Parameter => {
    const source = flow.nodes.find(({ id }) => id === from.node);
    const rule = source?.type === 'parameter' && definition.parameters.find((parameter) => parameter.name === source.settings.name);
    if (rule) return { ...functionRule(rule), name: freeParameterName(parameters, rule.name) };
    const carried = types.output(from.node, from.port);
    const wanted = types.inputs(to.node).find((port) => port.name === to.port);
    const type = carried.type === 'any' ? (wanted?.type ?? carried) : carried;
    const wish = /^[A-Za-z]\w*$/.test(source?.title ?? '') ? source!.title! : ['value', 'result'].includes(from.port) ? to.port : from.port;
    return { ...parameterOfPort({ name: wish, type, required: true }), name: freeParameterName(parameters, wish), ...(carried.nullable && { nullable: true }) };
  };
  // What formulas read by name keeps its name.
  const named = new Set(
    inside
      .flatMap(({ formulas = {} }) => Object.values(formulas))
      .flatMap((text) => referencesIn(parsedFormula(text).formula ?? nothing))
      .flatMap(({ kind, name: read }) => (kind === 'name' ? [read] : [])),
  );
  const known = flow.nodes.filter(({ type, disabled }) => type === 'parameter' && !disabled);
  for (const read of named) {
    const reader = known.find(({ settings }) => settings.name === read);
    const rule = definition.parameters.find((parameter) => parameter.name === read);
    if (rule)
      idOfParameter(reader ? `${reader.id} value` : `:${read}`, reader ? { node: reader.id, port: 'value' } : { node: `:${read}`, port: 'value' }, () =>
        functionRule(rule),
      );
  }
  for (const { from, to } of flow.edges) {
    if (members.has(from.node) || !members.has(to.node)) continue;
    const id = idOfParameter(`${from.node} ${from.port}`, from, () => ruleOf(from, to));
    body.edges.push({ from: { node: id, port: 'value' }, to });
  }
  const returns: ReturnField[] = [];
  const fields = new Map<string, string>();
  const end = freeNodeId({ flow: body }, 'return');
  const out: FlowEdge[] = [];
  for (const { from, to } of flow.edges) {
    if (!members.has(from.node) || members.has(to.node)) continue;
    const key = `${from.node} ${from.port}`;
    const field = fields.get(key) ?? freeParameterName(returns as Parameter[], wishOf(definition, from));
    if (!fields.has(key)) {
      fields.set(key, field);
      returns.push({ name: field, ...(fieldTypeOf(types.output(from.node, from.port)) ?? { type: typeInto(types, to) }) });
      body.edges.push({ from, to: { node: end, port: field } });
    }
    out.push({ from: { node: '', port: field }, to });
  }
  if (returns.length === 0 && !inside.some(({ type }) => type === 'fail')) return { reason: texts.unused };
  const right = Math.max(...inside.map(({ position }) => position.x)) + column;
  body.nodes.push({ id: end, type: 'return', settings: {}, position: { x: right, y: top } });
  const outer = inside.find(({ within }) => !within || !members.has(within.node))?.within;
  const { groups: _, notes: __, order, ...rest } = body;
  const inOrder = order?.filter(({ before, after }) => members.has(before) && members.has(after));
  const created: InterfaceDefinition = {
    ...definition,
    ...name,
    ...{ summary: '', description: '', kind: 'function', verbs: ['POST'], parameters, returns, example: null, visibility: 'hidden', rev: 0 },
    flow: { ...rest, nodes: rest.nodes.map((node) => withoutOuterFrame(node, members)), ...(inOrder && inOrder.length > 0 && { order: inOrder }) },
  };
  for (const member of [
    'table',
    'source',
    'code',
    'tests',
    'failures',
    'examples',
    'headers',
    'upstreamErrors',
    'returnsModel',
    'folder',
    'deprecated',
  ] as const)
    delete created[member];
  return { function: created, replaced };

  function replaced(version: number, bundle: string): { definition: InterfaceDefinition; id: string } {
    const position = { x: left + column, y: top };
    const without = removeNodes(definition, members);
    const id = freeNodeId(without, name.method[0]!.toLowerCase() + name.method.slice(1));
    const node: FlowNode = {
      id,
      type: 'function',
      settings: functionSettings(created, version, bundle),
      ...(outer && { within: outer }),
      position,
      ...(name.title !== name.method && { title: name.title }),
    };
    const formulas = Object.fromEntries(wires.filter(({ from }) => from.node.startsWith(':')).map(({ from, to }) => [to.port, from.node.slice(1)]));
    const ended = withFlow(without, {
      nodes: [...without.flow.nodes, { ...node, ...(Object.keys(formulas).length > 0 && { formulas }) }],
      edges: [
        ...without.flow.edges,
        ...wires.filter(({ from }) => !from.node.startsWith(':')).map(({ from, to }) => ({ from, to: { ...to, node: id } })),
        ...out.map(({ from, to }) => ({ from: { ...from, node: id }, to })),
      ],
    });
    return { definition: ended, id };
  }
}

const nothing = { kind: 'literal', value: null, from: 0, to: 0 } as const;

/** Rules about calls stay with the interface; a function accepts whatever has the type. */
function functionRule({ name, type, format, items, properties, required, nullable, default: fallback, title, description }: Parameter): Parameter {
  const isAlways = required === true || (fallback !== undefined && fallback !== null);
  const words = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
  const kind = format === 'money' || format === 'decimal' ? { format } : {};
  return {
    name,
    type,
    ...kind,
    ...(items && { items }),
    ...(properties && { properties }),
    ...(isAlways ? { required: true } : {}),
    ...(nullable && { nullable }),
    ...words,
  };
}

function withoutOuterFrame(node: FlowNode, members: ReadonlySet<string>): FlowNode {
  if (!node.within || members.has(node.within.node)) return node;
  const { within: _, ...bare } = node;
  return bare;
}

/** Returns the name of the answer's field that a value feeds, or the title of its node. */
function wishOf({ flow }: InterfaceDefinition, from: PortRef): string {
  const nodeOf = (node: string) => flow.nodes.find(({ id }) => id === node);
  const source = nodeOf(from.node);
  const answer = flow.edges.find((edge) => edge.from.node === from.node && edge.from.port === from.port && nodeOf(edge.to.node)?.type === 'return');
  if (answer && nodeOf(answer.to.node)?.settings.whole !== true) return answer.to.port;
  if (/^[A-Za-z]\w*$/.test(source?.title ?? '')) return source!.title!;
  return ['value', 'result'].includes(from.port) ? String(source?.settings.operator ?? from.port) : from.port;
}

function typeInto(types: ReturnType<typeof flowTypes>, to: PortRef): ReturnField['type'] {
  const wanted = types.inputs(to.node).find(({ name }) => name === to.port)?.type.type;
  return wanted === undefined || wanted === 'any' ? 'object' : wanted;
}
