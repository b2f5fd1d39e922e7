import { fieldText, fileName, hasFile, jsonBody, multipartName, type SnippetField, type SnippetRequest, type TokenSource } from './request/snippet-request.ts';
import { signedJavaSnippet } from './signed/java.ts';
import { encodeLines, javaString } from './text/java-text.ts';

/** Returns a class for Java 11 and later, without libraries, that makes the call and prints the answer. */
export function javaSnippet(request: SnippetRequest): string {
  if (request.isSigned) return signedJavaSnippet(request);
  if (request.isJson) return jsonClass(request);
  const { address, verb, bearer } = request;
  const isMultipart = hasFile(request);
  const isGet = verb === 'GET';
  return [
    ...imports(isMultipart).map((name) => `import java.${name};`),
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    '        Map<String, String> fields = new LinkedHashMap<>();',
    ...request.fields.flatMap((field) =>
      'file' in field ? [] : [`        fields.put(${javaString(isMultipart ? multipartName(field.name) : field.name)}, ${shownValue(field)});`],
    ),
    '',
    ...(isMultipart ? multipartLines(request) : formLines()),
    `        HttpRequest request = HttpRequest.newBuilder(URI.create(${isGet ? `${javaString(`${address}?`)} + form` : javaString(address)}))`,
    ...(bearer ? [`            .header("Authorization", ${bearerText(bearer)})`] : []),
    ...(isGet ? [] : [contentType(isMultipart), `            .POST(HttpRequest.BodyPublishers.${isMultipart ? 'ofByteArrays(body)' : 'ofString(form)'})`]),
    '            .build();',
    '        HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(answer.body());',
    '    }',
    ...(isMultipart ? [] : encodeLines),
    '}',
    '',
  ].join('\n');
}

function jsonClass(request: SnippetRequest): string {
  const lines = jsonBody(request)
    .split('\n')
    .map((line, index, all) => `            ${index === 0 ? '' : '+ '}${javaString(index === all.length - 1 ? line : `${line}\n`)}`);
  return [
    ...['net.URI', 'net.http.HttpClient', 'net.http.HttpRequest', 'net.http.HttpResponse'].map((name) => `import java.${name};`),
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    '        String body =',
    `${lines.join('\n')};`,
    `        HttpRequest request = HttpRequest.newBuilder(URI.create(${javaString(request.address)}))`,
    ...(request.bearer ? [`            .header("Authorization", ${bearerText(request.bearer)})`] : []),
    '            .header("Content-Type", "application/json")',
    '            .POST(HttpRequest.BodyPublishers.ofString(body))',
    '            .build();',
    '        HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(answer.body());',
    '    }',
    '}',
    '',
  ].join('\n');
}

function imports(isMultipart: boolean): string[] {
  const own = isMultipart ? ['nio.file.Files', 'nio.file.Path', 'util.ArrayList', 'util.List', 'util.UUID'] : ['net.URLEncoder', 'util.stream.Collectors'];
  return [
    'net.URI',
    'net.http.HttpClient',
    'net.http.HttpRequest',
    'net.http.HttpResponse',
    'nio.charset.StandardCharsets',
    'util.LinkedHashMap',
    'util.Map',
    ...own,
  ].sort();
}

function contentType(isMultipart: boolean): string {
  return `            .header("Content-Type", ${isMultipart ? '"multipart/form-data; boundary=" + boundary' : '"application/x-www-form-urlencoded"'})`;
}

function bearerText(token: TokenSource): string {
  return 'variable' in token ? `"Bearer " + System.getenv(${javaString(token.variable)})` : javaString(`Bearer ${token.value}`);
}

function formLines(): string[] {
  return [
    '        String form = fields.entrySet().stream()',
    '            .map(field -> encode(field.getKey()) + "=" + encode(field.getValue()))',
    '            .collect(Collectors.joining("&"));',
  ];
}

function multipartLines({ fields }: SnippetRequest): string[] {
  return [
    '        String boundary = UUID.randomUUID().toString();',
    '        String section = "--" + boundary + "\\r\\nContent-Disposition: form-data; name=\\"";',
    '        List<byte[]> body = new ArrayList<>();',
    '        for (Map.Entry<String, String> field : fields.entrySet()) {',
    '            String text = section + field.getKey() + "\\"\\r\\n\\r\\n" + field.getValue() + "\\r\\n";',
    '            body.add(text.getBytes(StandardCharsets.UTF_8));',
    '        }',
    ...fields.flatMap((field) => {
      if (!('file' in field)) return [];
      const head = javaString(`${multipartName(field.name)}"; filename="${multipartName(fileName(field.file))}"\r\n\r\n`);
      return [
        `        body.add((section + ${head}).getBytes(StandardCharsets.UTF_8));`,
        `        body.add(Files.readAllBytes(Path.of(${javaString(field.file)})));`,
        '        body.add("\\r\\n".getBytes(StandardCharsets.UTF_8));',
      ];
    }),
    '        body.add(("--" + boundary + "--\\r\\n").getBytes(StandardCharsets.UTF_8));',
  ];
}

function shownValue(field: SnippetField): string {
  if ('variable' in field) return `System.getenv(${javaString(field.variable)})`;
  return javaString('file' in field ? field.file : fieldText(field.value));
}
