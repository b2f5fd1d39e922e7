import { fieldText, type SnippetRequest, valueFields } from '../request/snippet-request.ts';
import { csharpSend, csharpString } from '../text/csharp-text.ts';
import { secretVariable } from './signed-fields.ts';

const usings = ['System', 'System.Collections.Generic', 'System.Linq', 'System.Net.Http', 'System.Security.Cryptography', 'System.Text'];

/** Returns a program of top-level statements for .NET 6 and later, without packages, that signs the call and prints the answer. */
export function signedCsharpSnippet(request: SnippetRequest): string {
  const isGet = request.verb === 'GET';
  return [
    ...usings.map((name) => `using ${name};`),
    '',
    '// In the order of their UTF-8 bytes, as they are signed.',
    'var order = Comparer<string>.Create((one, other) => Encoding.UTF8.GetBytes(one).AsSpan().SequenceCompareTo(Encoding.UTF8.GetBytes(other)));',
    'var fields = new SortedDictionary<string, string>(order)',
    '{',
    ...valueFields(request).map(({ name, value }) => `    [${csharpString(name)}] = ${csharpString(fieldText(value))},`),
    '    ["app_key"] = Environment.GetEnvironmentVariable("APP_KEY") ?? "",',
    '    ["timestamp"] = DateTimeOffset.UtcNow.ToUnixTimeSeconds().ToString(),',
    '    ["nonce"] = Guid.NewGuid().ToString("N"),',
    '};',
    'string Escape(string text) => text.Replace("%", "%25").Replace("\\n", "%0A");',
    `var lines = fields.Select(field => Escape(field.Key).Replace("=", "%3D") + "=" + Escape(field.Value)).Prepend(${csharpString(request.service)});`,
    `using var mac = new HMACSHA256(Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("${secretVariable}") ?? ""));`,
    'var sign = mac.ComputeHash(Encoding.UTF8.GetBytes(string.Join("\\n", lines)));',
    'fields["sign"] = Convert.ToHexString(sign).ToLowerInvariant();',
    'var form = new FormUrlEncodedContent(fields);',
    isGet
      ? `using var request = new HttpRequestMessage(HttpMethod.Get, ${csharpString(`${request.address}?`)} + await form.ReadAsStringAsync());`
      : `using var request = new HttpRequestMessage(HttpMethod.Post, ${csharpString(request.address)}) { Content = form };`,
    ...csharpSend,
  ].join('\n');
}
