import { describe, expect, it } from 'vitest';
import { codes } from '../../../engine/core/protocol/codes.ts';
import { httpStatusOf, httpStatusOfEnvelope } from '../../../engine/core/protocol/http-status.ts';

describe('the HTTP status of an answer', () => {
  it('says what the platform’s own codes say', () => {
    expect(Object.fromEntries(Object.values(codes).map((ret) => [ret, httpStatusOf(ret)]))).toEqual({
      200: 200,
      400: 400,
      401: 403,
      404: 404,
      405: 405,
      406: 401,
      408: 401,
      409: 409,
      410: 429,
      412: 403,
      413: 403,
      414: 401,
      415: 429,
      422: 422,
      500: 500,
      502: 502,
      503: 503,
      504: 504,
    });
  });

  it.each([
    [418, 418],
    [451, 451],
    [503, 503],
    [599, 599],
    [600, 400],
    [1001, 400],
    [0, 400],
    [302, 400],
    [451.5, 400],
  ])('of an interface’s own refusal %d is %d', (ret, status) => {
    expect(httpStatusOf(ret)).toBe(status);
  });

  it('is the upstream’s where the upstream refused, and never anything but a refusal', () => {
    const status = (value: unknown) => httpStatusOfEnvelope({ ret: 422, data: { upstream: { status: value } } });
    expect([404, 409, 401, 499].map(status)).toEqual([404, 409, 401, 499]);
    expect([200, 302, 500, '404', null, 404.5].map(status)).toEqual([422, 422, 422, 422, 422, 422]);
    expect(httpStatusOfEnvelope({ ret: 422, data: null })).toBe(422);
    expect(httpStatusOfEnvelope({ ret: 502, data: { upstream: { status: 503 } } })).toBe(502);
    expect(httpStatusOfEnvelope({ ret: 200, data: { upstream: { status: 404 } } })).toBe(200);
  });
});
