import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { nodeHeight } from '../../model/layout/node-size.ts';
import type { Flow, FlowNode } from '../../model/types/flow.ts';
import type { HttpPlace } from '../../nodes/http/model/http-binding.ts';
import { isJsonMedia } from '../document/media.ts';
import type { RequestShape } from './request-shape.ts';
import type { UpstreamCredential } from './upstream-credentials.ts';

export interface ProxyCall {
  verb: string;
  url: string;
  request: RequestShape;
  /** The header Accept; undefined for JSON. */
  accept: string | undefined;
  /** Headers of the answer that are handed on. */
  relay: readonly string[];
  credentials: readonly UpstreamCredential[];
}

/** The flow of a proxy: every parameter and credential into one HTTP node, its data out as the whole answer. */
export function proxyFlow({ verb, url, request: { inputs, media }, accept, relay, credentials }: ProxyCall): Flow {
  const sendsNull = media !== undefined && isJsonMedia(media);
  const parameterSources = inputs.map(({ wire, in: place, style, parameter }, index) => ({
    node: { id: `in_${index + 1}`, type: 'parameter', settings: { name: parameter.name } },
    port: parameter.name,
    binding: {
      port: parameter.name,
      in: place,
      ...(wire === parameter.name ? {} : { name: wire }),
      ...(style === undefined ? {} : { style }),
      ...(sendsNull && takesNull(parameter, place) ? { nullable: true } : {}),
    },
  }));
  const usedNames = new Set(inputs.map(({ parameter }) => parameter.name));
  const credentialSources = credentials.map(({ name, in: place, field }, index) => {
    const port = freePort(field, usedNames);
    return {
      node: { id: `credential_${index + 1}`, type: 'config', settings: { name } },
      port,
      binding: { port, in: place, ...(port === field ? {} : { name: field }) },
    };
  });
  const sources = [...parameterSources, ...credentialSources];
  const step = nodeHeight(1) + 32;
  const http: { [name: string]: Json } = {
    method: verb,
    url: url.slice(0, 2_000),
    ...(media === undefined ? {} : { media }),
    ...(accept === undefined ? {} : { accept }),
    ...(relay.length === 0 ? {} : { relay: [...relay] }),
    inputs: sources.map(({ binding }) => binding),
  };
  return {
    nodes: [
      ...sources.map(({ node }, index): FlowNode => ({ ...node, position: { x: 0, y: index * step } })),
      { id: 'http', type: 'http', settings: http, position: { x: 248, y: 0 } },
      { id: 'return', type: 'return', settings: { whole: true }, position: { x: 496, y: 0 } },
    ],
    edges: [
      ...sources.map(({ node, port }) => ({ from: { node: node.id, port: 'value' }, to: { node: 'http', port } })),
      { from: { node: 'http', port: 'data' }, to: { node: 'return', port: 'data' } },
    ],
  };
}

/** Whether null means something there: itself, or a member of a whole body, which may be null where nothing is said of it. */
function takesNull({ nullable, type, properties }: Parameter, place: HttpPlace): boolean {
  if (place === 'field') return nullable === true;
  return place === 'body' && (nullable === true || (type === 'object' && (properties?.some((member) => member.nullable) ?? true)));
}

function freePort(wish: string, usedNames: Set<string>): string {
  let port = wish;
  while (usedNames.has(port)) port = `${port}_`;
  usedNames.add(port);
  return port;
}
