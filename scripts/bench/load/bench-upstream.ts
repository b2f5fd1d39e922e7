/** What proxied calls of the bench go to: answers some 300 bytes of JSON, with an integer that only survives where nobody reads it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const answer = JSON.stringify({ id: 7, name: 'tea', note: 'x'.repeat(230) }).replace('7', '9007199254740993');
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length };
const http = createServer((_request, response) => response.writeHead(200, headers).end(answer));
http.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(http.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
