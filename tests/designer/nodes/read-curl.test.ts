import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCurl } from '../../../designer/nodes/http/model/curl/read-curl.ts';
import { bindingsOf } from '../../../designer/nodes/http/model/http-binding.ts';

const run = promisify(execFile);

interface Seen {
  method: string;
  path: string;
  query: string[];
  type: string | undefined;
  tag: string | undefined;
  body: string;
}

let address: string;
let seen: Seen | undefined;
const server = createServer(async (request: IncomingMessage, response) => {
  const url = new URL(request.url ?? '', 'http://here');
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const { 'content-type': type, 'x-tag': tag } = request.headers;
  seen = { method: request.method ?? '', path: url.pathname, query: [...url.searchParams].map(String), type, tag: tag as string | undefined, body };
  response.end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Commands whose requests curl itself tells; A stands for the address. */
const commands = [
  'curl A/goods',
  "curl 'A/goods?page=2&tag=a&tag=b%20c#top'",
  'curl -sSL -XDELETE A/goods/7',
  'curl -I A/goods',
  `curl A/orders -H 'Content-Type: application/json' -d '{"name":"茶 \\"x\\"","qty":2,"tags":["a",null],"deep":{"a":1.5}}'`,
  `curl --request PUT A/orders/1 --json '{"paid":true}'`,
  `curl A/orders -H "X-Tag: it's" --data-raw $'{"note":"it\\'s\\\\n\\u4e2d"}' -H 'content-type: application/json; charset=utf-8'`,
  'curl A/form -d a=1 -d "b=x y" --data-urlencode "c=&=中"',
  'curl -G A/search -d q=tea --data-urlencode "w=a b" ',
  "curl A/list -H 'Content-Type: application/json' --data '[1,2]'",
  "curl --url A/text -H 'Content-Type: text/plain' --data-binary 'plain text' --compressed -m 5 -o /dev/null",
  'curl \\\n  -X POST \\\n  "A/escaped\\$x" \\\n  -H "X-Tag: 1"',
];

describe('a curl command', () => {
  it.each(commands)('asks what curl asks: %s', async (command) => {
    const text = command.replaceAll('A/', `${address}/`);
    await run('bash', ['-c', text], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
    const wanted = seen!;
    const read = readCurl(text)!;
    expect(read).not.toBeNull();
    const { settings, values } = read;
    const bound = bindingsOf(settings).map(({ port, in: place, name = port }) => ({ place, name, value: values[port] }));
    expect([settings.method, decodeURI(new URL(String(settings.url)).pathname)]).toEqual([wanted.method, decodeURI(wanted.path)]);
    const query = bound.filter(({ place }) => place === 'query').flatMap(({ name, value }) => [value].flat().map((one) => [name, one].map(String).join(',')));
    expect(query).toEqual(wanted.query);
    expect(bound.find(({ name }) => name === 'X-Tag')?.value).toBe(wanted.tag);
    const fields = Object.fromEntries(bound.filter(({ place }) => place === 'field').map(({ name, value }) => [name, value]));
    const whole = bound.find(({ place }) => place === 'body')?.value;
    if (wanted.body === '') expect([fields, whole]).toEqual([{}, undefined]);
    else {
      expect(settings.media).toBe(wanted.type?.split(';')[0]);
      if (settings.media === 'application/json') expect(whole ?? fields).toEqual(JSON.parse(wanted.body));
      else if (settings.media === 'text/plain') expect(whole).toBe(wanted.body);
      else expect(fields).toEqual(Object.fromEntries(new URLSearchParams(wanted.body)));
    }
  });

  it('brings no secret into the definition, and tells what it leaves out', () => {
    const read = readCurl(
      "curl 'https://api.example.com/v1?api_key=k-1&page=2' -H 'Authorization: Bearer t-2' -H 'Cookie: sid=c-3; theme=dark' -H 'Host: x' -H 'Content-Length: 3' -F 'doc=@/etc/passwd;type=text/plain' -F 'title=a;type=text/plain' -u me:p-4 --cert mine.pem",
    )!;
    expect(JSON.stringify(read)).not.toMatch(/k-1|t-2|c-3|p-4|passwd/);
    expect(read).toMatchObject({
      settings: { method: 'POST', url: 'https://api.example.com/v1', media: 'multipart/form-data' },
      values: { page: '2', title: 'a' },
      secrets: ['api_key', 'Authorization', 'sid', 'theme', 'Authorization_2'],
      left: ['--cert', 'Content-Length', 'doc'],
    });
  });

  it('takes pasted JSON for JSON, and the command of a Windows prompt', () => {
    expect(readCurl(`curl https://a.example -d '{"a":1}'`)).toMatchObject({ settings: { media: 'application/json' }, values: { a: 1 } });
    expect(readCurl('curl.exe ^"https://a.example/x^" ^\r\n  -H ^"X-Tag: 1^"')).toMatchObject({
      settings: { url: 'https://a.example/x' },
      values: { 'X-Tag': '1' },
    });
    expect(readCurl('curl api.example.com/a | jq .')).toMatchObject({ settings: { method: 'GET', url: 'http://api.example.com/a' }, left: [] });
  });

  it.each(['', 'wget https://a.example', 'curl', 'curl -X POST', "curl 'https://a.example", 'curl "http://["'])('is none: %j', (text) => {
    expect(readCurl(text)).toBeNull();
  });
});
