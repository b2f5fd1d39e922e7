import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { callerAddress } from '../../../engine/server/http/call/caller-address.ts';

function request(remoteAddress: string, forwarded?: string | string[]): FastifyRequest {
  return { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as FastifyRequest;
}

describe('the caller’s address', () => {
  test.each([
    ['the connection’s own without a trusted proxy', '9.9.9.9', '1.2.3.4', [], '9.9.9.9'],
    ['the connection’s own when the proxy is not trusted', '9.9.9.9', '1.2.3.4', ['10.0.0.0/8'], '9.9.9.9'],
    ['the last hop before a trusted proxy', '10.0.0.1', '6.6.6.6, 1.2.3.4', ['10.0.0.0/8'], '1.2.3.4'],
    ['the first hop from the right that is not trusted', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', ['10.0.0.0/8'], '1.2.3.4'],
    ['an IPv4 address in IPv6 clothes as what it is', '::ffff:1.2.3.4', undefined, [], '1.2.3.4'],
    ['the proxy itself when the header is nonsense', '10.0.0.1', 'unknown', ['10.0.0.1'], '10.0.0.1'],
    ['the proxy itself when the header is missing', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
    ['one long text of several headers', '10.0.0.1', ['6.6.6.6', '1.2.3.4'], ['10.0.0.1'], '1.2.3.4'],
  ])('is %s', (_what, remote, header, trusted, wanted) => {
    expect(callerAddress(request(remote, header), trusted)).toBe(wanted);
  });
});
