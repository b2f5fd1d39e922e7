import { describe, expect, it } from 'vitest';
import { canonicalText, signCall } from '../../../../plugins/apps/server/credentials/signature.ts';

describe('the signed text', () => {
  it('is the service and one sorted line per field, without the signature', () => {
    const fields = { b: '2', a: '1', sign: 'x', app_key: 'k', timestamp: '1700000000', nonce: 'n', empty: '' };
    expect(canonicalText({ service: 'Tool.Calc.Add', fields })).toBe('Tool.Calc.Add\na=1\napp_key=k\nb=2\nempty=\nnonce=n\ntimestamp=1700000000');
  });

  it('sorts by UTF-8 bytes', () => {
    const fields = { '\u{1F600}': '1', '\uFF21': '2', B: '3', a: '4', '10': '5', '9': '6' };
    expect(canonicalText({ service: 'S', fields }).split('\n').slice(1)).toEqual(['10=5', '9=6', 'B=3', 'a=4', '\uFF21=2', '\u{1F600}=1']);
  });

  it('differs for any two different calls', () => {
    const calls: Record<string, string>[] = [
      { a: '1\nb=2' },
      { a: '1', b: '2' },
      { 'a=1\nb': '2' },
      { a: '1%0Ab=2' },
      { 'a=': '1' },
      { a: '=1' },
      { 'a%3D': '1' },
      {},
    ];
    expect(new Set(calls.map((fields) => canonicalText({ service: 'S', fields }))).size).toBe(calls.length);
  });

  it('names every file last, in the order of the body', () => {
    const files = [
      { field: 'z=', name: 'a b.txt', type: 'text/plain', digest: '0f' },
      { field: 'a', name: '', type: 'x y', digest: '1e' },
    ];
    expect(canonicalText({ service: 'S', fields: { m: '1' }, files })).toBe('S\nm=1\nz%3D=%sha256:0f text/plain a b.txt\na=%sha256:1e x%20y ');
  });

  it('is signed with HMAC-SHA256', () => {
    expect(signCall({ service: 'Tool.Calc.Add', fields: { a: '1' } }, 'secret')).toMatchInlineSnapshot(
      `"fe72a9373d7c9fb83e0eeac715105d7e0655c03c06cf36dbe9664f33486f001d"`,
    );
  });
});
