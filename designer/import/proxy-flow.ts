import type { Json } from '../../engine/core/descriptor/types.ts';
import type { Flow } from '../model/flow.ts';
import type { RequestShape } from './request-inputs.ts';

/** The flow of a proxy: every parameter into one HTTP node, its data out as the whole answer. */
export function proxyFlow(verb: string, url: string, { inputs, media }: RequestShape): Flow {
  const bindings: Json[] = inputs.map(({ wire, in: place, parameter }) => ({
    port: parameter.name,
    in: place,
    ...(wire === parameter.name ? {} : { name: wire }),
  }));
  const height = 80;
  return {
    nodes: [
      ...inputs.map(({ parameter }, index) => ({
        id: `in_${index + 1}`,
        type: 'parameter',
        settings: { name: parameter.name },
        position: { x: 0, y: index * height },
      })),
      {
        id: 'http',
        type: 'http',
        settings: { method: verb, url: url.slice(0, 2_000), ...(media === undefined ? {} : { media }), inputs: bindings },
        position: { x: 320, y: 0 },
      },
      { id: 'return', type: 'return', settings: { whole: true }, position: { x: 640, y: 0 } },
    ],
    edges: [
      ...inputs.map(({ parameter }, index) => ({ from: { node: `in_${index + 1}`, port: 'value' }, to: { node: 'http', port: parameter.name } })),
      { from: { node: 'http', port: 'data' }, to: { node: 'return', port: 'data' } },
    ],
  };
}
