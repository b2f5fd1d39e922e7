import { fieldText, fileName, hasFile, jsonBody, type SnippetField, type SnippetRequest, type TokenSource } from './request/snippet-request.ts';
import { signedGoSnippet } from './signed/go.ts';
import { goCheck, goHead, goLines, goSend, goString } from './text/go-text.ts';

const common = ['io', 'net/http', 'os'];

/** Returns a program for Go 1.18 and later, without modules, that makes the call and prints the answer. */
export function goSnippet(request: SnippetRequest): string {
  if (request.isSigned) return signedGoSnippet(request);
  return (request.isJson ? jsonLines(request) : hasFile(request) ? multipartLines(request) : formLines(request)).join('\n');
}

function jsonLines(request: SnippetRequest): string[] {
  return [
    ...goHead([...common, 'strings']),
    `\tbody := strings.NewReader(${goLines(jsonBody(request))})`,
    `\trequest, err := http.NewRequest("POST", ${goString(request.address)}, body)`,
    ...goCheck,
    ...bearerLines(request.bearer),
    '\trequest.Header.Set("Content-Type", "application/json")',
    ...goSend,
  ];
}

function formLines({ address, verb, bearer, fields }: SnippetRequest): string[] {
  const isGet = verb === 'GET';
  return [
    ...goHead([...common, 'net/url', ...(isGet ? [] : ['strings'])]),
    '\tfields := url.Values{}',
    ...fields.map((field) => `\tfields.Set(${goString(field.name)}, ${shownValue(field)})`),
    isGet
      ? `\trequest, err := http.NewRequest("GET", ${goString(`${address}?`)}+fields.Encode(), nil)`
      : `\trequest, err := http.NewRequest("POST", ${goString(address)}, strings.NewReader(fields.Encode()))`,
    ...goCheck,
    ...bearerLines(bearer),
    ...(isGet ? [] : ['\trequest.Header.Set("Content-Type", "application/x-www-form-urlencoded")']),
    ...goSend,
  ];
}

function multipartLines({ address, fields }: SnippetRequest): string[] {
  return [
    ...goHead([...common, 'bytes', 'mime/multipart']),
    '\tvar body bytes.Buffer',
    '\tform := multipart.NewWriter(&body)',
    ...fields.flatMap((field) => ('file' in field ? fileLines(field.name, field.file) : [`\tform.WriteField(${goString(field.name)}, ${shownValue(field)})`])),
    '\tform.Close()',
    `\trequest, err := http.NewRequest("POST", ${goString(address)}, &body)`,
    ...goCheck,
    '\trequest.Header.Set("Content-Type", form.FormDataContentType())',
    ...goSend,
  ];
}

/** In braces, so that each file has its own scope. */
function fileLines(name: string, path: string): string[] {
  return [
    '\t{',
    `\t\tfile, err := os.Open(${goString(path)})`,
    '\t\tif err != nil {',
    '\t\t\tpanic(err)',
    '\t\t}',
    '\t\tdefer file.Close()',
    `\t\tpart, err := form.CreateFormFile(${goString(name)}, ${goString(fileName(path))})`,
    '\t\tif err != nil {',
    '\t\t\tpanic(err)',
    '\t\t}',
    '\t\tif _, err := io.Copy(part, file); err != nil {',
    '\t\t\tpanic(err)',
    '\t\t}',
    '\t}',
  ];
}

function bearerLines(bearer: TokenSource | undefined): string[] {
  if (!bearer) return [];
  const value = 'variable' in bearer ? `"Bearer "+os.Getenv(${goString(bearer.variable)})` : goString(`Bearer ${bearer.value}`);
  return [`\trequest.Header.Set("Authorization", ${value})`];
}

function shownValue(field: SnippetField): string {
  if ('variable' in field) return `os.Getenv(${goString(field.variable)})`;
  return goString('file' in field ? field.file : fieldText(field.value));
}
