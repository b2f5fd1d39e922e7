import { describe, expect, it } from 'vitest';
import { importDocument } from '../../../designer/import/import-document.ts';
import { serviceOf } from '../../../designer/model/types/definition.ts';

const load = (document: object, options = {}) => importDocument(JSON.stringify({ info: { title: 'Guarded' }, ...document }), { documentHash: 'h', ...options });
const base = { openapi: '3.1.0', servers: [{ url: 'https://api-v2.Example.com' }] };

/** Of `GET /a`: what it sends and what is told. */
function sent(document: object, options = {}) {
  const [operation] = load(document, options).operations;
  const { flow } = operation!.definition;
  const http = flow.nodes.find(({ type }) => type === 'http')?.settings.inputs as { port: string; in: string; name?: string }[] | undefined;
  return {
    service: serviceOf(operation!.definition),
    entries: flow.nodes.filter(({ type }) => type === 'config').map(({ settings }) => settings.name),
    places: (http ?? []).map(({ port, in: place, name }) => `${place} ${name ?? port}`),
    diagnostics: operation!.diagnostics.map(({ code, message }) => `${code} ${message.en.slice(0, 80)}`).filter((text) => !text.startsWith('responses')),
    parameters: operation!.definition.parameters.map(({ name }) => name),
    edges: flow.edges.length,
  };
}

const with3 = (securitySchemes: object, security: unknown, more: object = {}) => ({
  ...base,
  components: { securitySchemes },
  paths: { '/a': { get: { security, ...more } } },
});
const key = (name: string, place = 'header') => ({ type: 'apiKey', in: place, name });

describe('credentials of an operation', () => {
  it.each([
    ['apiKey', key('X-Key'), 'header X-Key'],
    ['apiKey in the query', key('k', 'query'), 'query k'],
    ['apiKey in a cookie', key('sid', 'cookie'), 'cookie sid'],
    ['bearer', { type: 'http', scheme: 'Bearer' }, 'header Authorization'],
    ['basic', { type: 'http', scheme: 'basic' }, 'header Authorization'],
    ['a word of its own', { type: 'http', scheme: 'Token' }, 'header Authorization'],
    ['oauth2', { type: 'oauth2', flows: {} }, 'header Authorization'],
    ['openIdConnect', { type: 'openIdConnect', openIdConnectUrl: 'https://id.example.com' }, 'header Authorization'],
  ])('%s are read from one entry and sent where the document says', (_, scheme, place) => {
    expect(sent(with3({ s: scheme }, [{ s: [] }]))).toMatchObject({ entries: ['upstream.api_v2.example.com.s'], places: [place], diagnostics: [], edges: 2 });
  });

  it('of Swagger 2.0 are found, with what stands for all operations', () => {
    const swagger = { swagger: '2.0', host: 'api.example.com', securityDefinitions: { pair: { type: 'basic' }, k: key('k', 'query') } };
    expect(sent({ ...swagger, security: [{ pair: [] }], paths: { '/a': { get: {} } } })).toMatchObject({
      entries: ['upstream.api.example.com.pair'],
      places: ['header Authorization'],
    });
  });

  it('are none where the operation asks for none, or is no proxy', () => {
    const document = { ...with3({ s: key('k') }, []), security: [{ s: [] }] };
    expect(sent(document).entries).toEqual([]);
    expect(sent(with3({ s: key('k') }, [{}])).entries).toEqual([]);
    expect(sent(with3({ s: key('k') }, [{ s: [] }]), { behaviour: 'mock' })).toMatchObject({ entries: [], diagnostics: [] });
  });

  it('are those of the first requirement that can be met, and all of it', () => {
    const schemes = { tls: { type: 'mutualTLS' }, digest: { type: 'http', scheme: 'digest' }, a: key('a'), b: key('b', 'query') };
    expect(sent(with3(schemes, [{ tls: [] }, { digest: [] }, { gone: [] }, {}, { a: [], b: [] }, { b: [] }]))).toMatchObject({
      places: ['header a', 'query b'],
      diagnostics: ['security-choice Several credentials are possible; the first is used: a + b, tls, digest, gone, b'],
    });
  });

  it('that cannot be set up are told of', () => {
    expect(sent(with3({ tls: { type: 'mutualTLS' } }, [{ tls: [] }]))).toMatchObject({ entries: [], diagnostics: [expect.stringContaining('(tls)')] });
    expect(sent({ ...with3({ s: key('k') }, [{ s: [] }]), servers: [] })).toMatchObject({ entries: [], diagnostics: [expect.stringContaining('(s)')] });
    expect(sent(with3({ bad: key('not a header') }, [{ bad: [] }])).entries).toEqual([]);
    const twice = sent(with3({ one: { type: 'http', scheme: 'bearer' }, other: { type: 'http', scheme: 'basic' } }, [{ one: [], other: [] }]));
    expect(twice).toMatchObject({ places: ['header Authorization'], diagnostics: [expect.stringContaining('(other)')] });
  });

  it('are no news of the document, but schemes nobody asks for are', () => {
    const { diagnostics } = load(with3({ s: key('k'), other: key('o') }, [{ s: [] }]));
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([['unused', '#/components/securitySchemes/other']]);
    const old = { swagger: '2.0', host: 'a.example.com', securityDefinitions: { s: key('k') }, security: [{ s: [] }], paths: { '/a': { get: {} } } };
    expect(load(old).diagnostics).toEqual([]);
  });

  it('are no parameters of the call', () => {
    const parameters = [
      { name: 'authorization', in: 'header', required: true, schema: { type: 'string' } },
      { name: 'Authorization', in: 'query', schema: { type: 'string' } },
    ];
    const found = sent(with3({ s: { type: 'http', scheme: 'bearer' } }, [{ s: [] }], { parameters }));
    expect(found).toMatchObject({ parameters: ['Authorization'], places: ['query Authorization', 'header Authorization'] });
    expect(found.diagnostics).toEqual([expect.stringContaining('credential-parameter authorization')]);
  });

  it('have names of their own for each host and scheme', () => {
    const schemes = { 'api-key': key('a'), api_key: key('b'), 令牌: key('c') };
    const names = (host: string) => sent({ ...with3(schemes, [{ 'api-key': [], api_key: [], 令牌: [] }]), servers: [{ url: host }] }).entries;
    expect(names('http://localhost:8080/v1')).toEqual(['upstream.localhost_8080.api_key', 'upstream.localhost_8080.api_key_2', 'upstream.localhost_8080.__']);
    const long = `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example.com`;
    for (const name of names(long)) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9_.]{0,99}$/);
    expect(names(long)[0]).not.toBe(names(long.replace('aaa', 'aba'))[0]);
  });

  it('of an operation with a server of its own are not those of the document', () => {
    const document = with3({ s: key('k') }, [{ s: [] }], { servers: [{ url: 'https://files.example.com' }] });
    expect(sent(document).entries).toEqual(['upstream.files.example.com.s']);
  });
});
