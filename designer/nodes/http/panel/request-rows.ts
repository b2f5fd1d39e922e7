import type { Json } from '../../../../engine/core/json/json.ts';
import { changeNode, freeNodeId, setPortValue, withFlow } from '../../../model/edits/flow/node-edits.ts';
import { renamePorts } from '../../../model/edits/flow/renamed-ports.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import type { HttpBinding, HttpPlace } from '../model/http-binding.ts';

/** Headers that people write often; the platform decides of others itself. */
export const usualHeaders = [
  ...['Accept-Language', 'Authorization', 'Cache-Control', 'Idempotency-Key', 'If-Match', 'If-Modified-Since', 'If-None-Match', 'Origin', 'Prefer', 'Referer'],
  ...['User-Agent', 'X-Api-Key', 'X-App-Id', 'X-Request-Id', 'X-Signature', 'X-Tenant-Id', 'X-Timestamp', 'X-Token'],
];

/** A row more, under a name of its own. */
export function addRow(definition: InterfaceDefinition, node: string, place: HttpPlace, name: string): InterfaceDefinition {
  return changeRows(definition, node, (rows) => [...rows, bindingNamed(rows, place, name)]);
}

/** A row less, with what fed it. */
export function removeRow(definition: InterfaceDefinition, node: string, port: string): InterfaceDefinition {
  const bare = setPortValue(
    changeRows(definition, node, (rows) => rows.filter((row) => row.port !== port)),
    node,
    port,
    undefined,
  );
  const without = changeNode(bare, node, ({ formulas: { [port]: _, ...formulas } = {}, ...rest }) => ({
    ...rest,
    ...(Object.keys(formulas).length > 0 && { formulas }),
  }));
  return withFlow(without, { edges: without.flow.edges.filter(({ to }) => to.node !== node || to.port !== port) });
}

/** Other words of a row; its name is that of the port too, while nothing else has it. */
export function changeRow(definition: InterfaceDefinition, node: string, port: string, change: Partial<HttpBinding>): InterfaceDefinition {
  return changeRows(definition, node, (rows) => rows.map((row) => (row.port === port ? { ...row, ...change } : row)));
}

/**
 * Changes the name a row has on the wire. Its port gets that name too, with what feeds it, unless another row has it. An empty name changes
 * nothing.
 */
export function renameRow(definition: InterfaceDefinition, node: string, port: string, name: string): InterfaceDefinition {
  const rows = rowsOf(definition, node);
  const row = rows.find((one) => one.port === port);
  if (!row || name === '' || (row.name ?? row.port) === name) return definition;
  const isFree = !rows.some((other) => other.port === name && other.port !== port);
  const { name: _, ...bare } = row;
  const renamed = isFree ? { ...bare, port: name } : { ...row, name };
  const changed = changeRows(definition, node, (all) => all.map((one) => (one.port === port ? renamed : one)));
  return isFree ? renamePorts(changed, node, new Map([[port, name]])) : changed;
}

/** The value goes, and the secret of the configuration under this name takes its place. */
export function readFromSecret(definition: InterfaceDefinition, node: string, port: string, secret: string): InterfaceDefinition {
  const owner = definition.flow.nodes.find(({ id }) => id === node);
  if (!owner) return definition;
  const bare = setPortValue(definition, node, port, undefined);
  const id = freeNodeId(bare, secret);
  const reader = { id, type: 'config', settings: { name: secret }, position: { x: owner.position.x - 280, y: owner.position.y } };
  return withFlow(bare, { nodes: [...bare.flow.nodes, reader], edges: [...bare.flow.edges, { from: { node: id, port: 'value' }, to: { node, port } }] });
}

function bindingNamed(rows: readonly HttpBinding[], place: HttpPlace, name: string): HttpBinding {
  let port = name;
  for (let number = 2; rows.some((row) => row.port === port); number++) port = `${name}${number}`;
  return { port, in: place, ...(port !== name && { name }) };
}

function rowsOf({ flow }: InterfaceDefinition, node: string): HttpBinding[] {
  const inputs = flow.nodes.find(({ id }) => id === node)?.settings.inputs;
  return (Array.isArray(inputs) ? inputs : []) as unknown as HttpBinding[];
}

function changeRows(definition: InterfaceDefinition, node: string, change: (rows: HttpBinding[]) => HttpBinding[]): InterfaceDefinition {
  return changeNode(definition, node, (one) => ({ ...one, settings: { ...one.settings, inputs: change(rowsOf(definition, node)) as unknown as Json } }));
}
