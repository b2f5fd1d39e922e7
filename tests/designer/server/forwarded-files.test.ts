import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { answerOfGateway, storeDraft } from '../../helpers/designer.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { drawn } from '../nodes/drawn.ts';
import { type EchoUpstream, echoUpstream } from '../nodes/echo-upstream.ts';

let server: TestServer;
let upstream: EchoUpstream;
beforeAll(async () => {
  [server, upstream] = await Promise.all([openServer(), echoUpstream()]);
});
afterAll(async () => {
  await server.close();
  await upstream.stop();
});

/** Takes a file of at most 10 bytes and a note. */
function uploadProxy(name: string): InterfaceDefinition {
  const definition = drawn({
    service: `Files.${name}.Send`,
    parameters: [
      { name: 'photo', type: 'file', required: true, max: 10 },
      { name: 'note', type: 'string' },
    ],
    nodes: {
      http: {
        type: 'http',
        settings: {
          method: 'POST',
          url: `http://127.0.0.1:${upstream.port}/`,
          media: 'multipart/form-data',
          inputs: [
            { port: 'photo', in: 'field', style: 'file' },
            { port: 'note', in: 'field' },
          ],
        },
      },
    },
    edges: ['photo.value -> http.photo', 'note.value -> http.note', 'http.data -> return.data'],
  });
  return { ...definition, title: name };
}

const seen = (name: string, content: string) => ({
  data: {
    type: 'multipart/form-data; boundary=B',
    body: [
      `--B\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`,
      '--B\r\nContent-Disposition: form-data; name="note"\r\n\r\n茶\r\n--B--\r\n',
    ].join(''),
  },
});
const photo = (content: string) => new File([content], '照片.png', { type: 'image/png' });

test('a file sent to a published interface reaches the upstream, one over its limit is refused', async () => {
  const id = await storeDraft(server, uploadProxy('Published'));
  expect(await server.admin('Admin.Interface.Publish', { id })).toMatchObject({ ret: 200 });
  const answer = await answerOfGateway(server, id, { photo: photo('PNG'), note: '茶' });
  expect(answer).toMatchObject({ ret: 200, data: seen('照片.png', 'PNG') });
  const large = await answerOfGateway(server, id, { photo: photo('12345678901') });
  expect(large).toMatchObject({ ret: 400, data: { errors: [{ field: 'photo', code: 'max' }] } });
  expect(large.msg).toContain('10');
  const text = await answerOfGateway(server, id, { photo: '照片.png' });
  expect(text).toMatchObject({ ret: 400, data: { errors: [{ field: 'photo', code: 'type' }] } });
});

test('a test run sends the files that were chosen for it', async () => {
  const request = { definition: uploadProxy('Drawn'), parameters: { photo: '照片.png', note: '茶' }, uploads: ['photo'] };
  expect(await server.admin('Admin.Interface.TestRun', { ...request, file: photo('PNG') })).toMatchObject({
    ret: 200,
    data: { ret: 200, data: seen('照片.png', 'PNG') },
  });
  expect(await server.admin('Admin.Interface.TestRun', { ...request, file: photo('12345678901') })).toMatchObject({
    ret: 400,
    data: { errors: [{ field: 'photo', code: 'max' }] },
  });
  expect(await server.admin('Admin.Interface.TestRun', { ...request, uploads: [] })).toMatchObject({
    ret: 200,
    data: { ret: 400, msg: '没有上传文件 照片.png' },
  });
});
