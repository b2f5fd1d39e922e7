import { fieldText, fileName, hasFile, jsonBody, multipartName, type SnippetField, type SnippetRequest, type TokenSource } from './request/snippet-request.ts';
import { signedCsharpSnippet } from './signed/csharp.ts';
import { csharpSend, csharpString } from './text/csharp-text.ts';

/** Returns a program of top-level statements for .NET 6 and later, without packages, that makes the call and prints the answer. */
export function csharpSnippet(request: SnippetRequest): string {
  if (request.isSigned) return signedCsharpSnippet(request);
  return (request.isJson ? jsonLines(request) : hasFile(request) ? multipartLines(request) : formLines(request)).join('\n');
}

function jsonLines(request: SnippetRequest): string[] {
  const lines = jsonBody(request).split('\n');
  return [
    ...usings(['System.Text']),
    'var body =',
    `${lines.map((line, index) => `    ${index === 0 ? '' : '+ '}${csharpString(index === lines.length - 1 ? line : `${line}\n`)}`).join('\n')};`,
    `using var request = new HttpRequestMessage(HttpMethod.Post, ${csharpString(request.address)});`,
    ...bearerLines(request.bearer),
    'request.Content = new StringContent(body, Encoding.UTF8, "application/json");',
    ...csharpSend,
  ];
}

function formLines({ address, verb, bearer, fields }: SnippetRequest): string[] {
  const isGet = verb === 'GET';
  return [
    ...usings(['System.Collections.Generic']),
    'var fields = new FormUrlEncodedContent(new Dictionary<string, string>',
    '{',
    ...fields.map((field) => `    [${csharpString(field.name)}] = ${shownValue(field)},`),
    '});',
    isGet
      ? `using var request = new HttpRequestMessage(HttpMethod.Get, ${csharpString(`${address}?`)} + await fields.ReadAsStringAsync());`
      : `using var request = new HttpRequestMessage(HttpMethod.Post, ${csharpString(address)}) { Content = fields };`,
    ...bearerLines(bearer),
    ...csharpSend,
  ];
}

function multipartLines({ address, fields }: SnippetRequest): string[] {
  return [
    ...usings(['System.IO']),
    'using var form = new MultipartFormDataContent();',
    ...fields.map((field) => {
      const name = csharpString(`"${multipartName(field.name)}"`);
      if (!('file' in field)) return `form.Add(new StringContent(${shownValue(field)}), ${name});`;
      return `form.Add(new ByteArrayContent(File.ReadAllBytes(${csharpString(field.file)})), ${name}, ${csharpString(fileName(field.file))});`;
    }),
    `using var request = new HttpRequestMessage(HttpMethod.Post, ${csharpString(address)}) { Content = form };`,
    ...csharpSend,
  ];
}

function usings(names: readonly string[]): string[] {
  return [...['System', 'System.Net.Http', ...names].sort().map((name) => `using ${name};`), ''];
}

function bearerLines(bearer: TokenSource | undefined): string[] {
  if (!bearer) return [];
  const value =
    'variable' in bearer ? `"Bearer " + Environment.GetEnvironmentVariable(${csharpString(bearer.variable)})` : csharpString(`Bearer ${bearer.value}`);
  return [`request.Headers.TryAddWithoutValidation("Authorization", ${value});`];
}

function shownValue(field: SnippetField): string {
  if ('variable' in field) return `Environment.GetEnvironmentVariable(${csharpString(field.variable)}) ?? ""`;
  return csharpString('file' in field ? field.file : fieldText(field.value));
}
