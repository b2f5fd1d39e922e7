/** The rival of proxied calls: @fastify/http-proxy in front of the same upstream, with nothing else to do. */
import httpProxy from '@fastify/http-proxy';
import fastify from 'fastify';

const http = fastify();
await http.register(httpProxy, { upstream: process.env.BENCH_UPSTREAM ?? '' });
console.log(await http.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));
