/** The rival of the same run: bare Fastify that parses a form post and answers 300 bytes of JSON. */
import fastify from 'fastify';

const answer = JSON.stringify({ ret: 200, data: { text: 'x'.repeat(262) }, msg: '' });
const http = fastify();
http.removeAllContentTypeParsers();
http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, new URLSearchParams(body as string)),
);
http.post('/api/', (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(answer));
console.log(await http.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));
