import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';

export const proxied = 'Pets.Store.Save';

/** As an import makes them: with everything its document tells. */
export function proxiedDefinition(): object {
  const tag = {
    type: 'object',
    model: 'Tag',
    properties: [
      { name: 'label', type: 'string', description: '最里面的字段' },
      { name: 'child', type: 'object', model: 'Tag' },
    ],
  };
  const details = { type: 'object', properties: [{ name: 'inner', type: 'object', properties: [{ name: 'tags', type: 'array', items: tag }] }] };
  const definition = computedDefinition(proxied, { a: { type: 'integer', required: true, example: 1, documentedDefault: 5 } }, { sum: ['add', 'a', 'a'] });
  return {
    ...definition,
    parameters: [...definition.parameters, { name: 'details', nullable: true, deprecated: true, ...details }],
    title: '保存宠物',
    module: '资料',
    visibility: 'open',
    deprecated: true,
    headers: [{ name: 'x-rate-limit', type: 'integer', description: '剩余次数' }],
    upstreamErrors: [
      {
        status: '404',
        description: '没有这只宠物',
        returns: [{ name: 'fault.code', type: 'string', nullable: true, description: '错误编号' }],
        example: { fault: { code: 'gone' } },
      },
    ],
    examples: [{ name: '一只猫', summary: '两倍', parameters: { a: 21 }, data: { sum: 42 } }],
    source: { kind: 'openapi3.0', document: 'h', pointer: '#/paths/~1pets/put', key: 'PUT /v2/pets/{petId}', operation: {}, imported: 'x' },
  };
}

/** A PNG of one pixel. */
export const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Answers a picture, or one event and then nothing more. */
export async function fileUpstream(): Promise<AsyncDisposable & { address: string }> {
  const upstream = createServer((request, response) => {
    if (request.url === '/Photo') {
      response.writeHead(200, { 'content-type': 'image/png', 'content-disposition': "attachment; filename*=UTF-8''%E7%85%A7%E7%89%87.png" }).end(pixel);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
  });
  await new Promise<void>((listens) => void upstream.listen(0, '127.0.0.1', listens));
  const { port } = upstream.address() as AddressInfo;
  process.env.PORTICO_OUTBOUND_ALLOW = `127.0.0.1:${port}`;
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      delete process.env.PORTICO_OUTBOUND_ALLOW;
      upstream.closeAllConnections();
      await new Promise((closed) => upstream.close(closed));
    },
  };
}

/** As an import makes it of an operation that answers this media type. */
export function fileDefinition(service: string, url: string, accept: string): object {
  return {
    ...computedDefinition(service, {}, {}),
    module: '文件',
    visibility: 'open',
    flow: {
      nodes: [
        { id: 'http', type: 'http', settings: { method: 'GET', url, accept, inputs: [] }, position: { x: 0, y: 0 } },
        { id: 'return', type: 'return', settings: { whole: true }, position: { x: 320, y: 0 } },
      ],
      edges: [{ from: { node: 'http', port: 'data' }, to: { node: 'return', port: 'data' } }],
    },
  };
}
