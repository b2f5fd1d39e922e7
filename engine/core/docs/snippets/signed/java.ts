import { fieldText, type SnippetRequest, valueFields } from '../request/snippet-request.ts';
import { encodeLines, javaString } from '../text/java-text.ts';
import { secretVariable } from './signed-fields.ts';

const imports = [
  'java.math.BigInteger',
  'java.net.URI',
  'java.net.URLEncoder',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpResponse',
  'java.nio.charset.StandardCharsets',
  'java.time.Instant',
  'java.util.Arrays',
  'java.util.Map',
  'java.util.TreeMap',
  'java.util.UUID',
  'java.util.stream.Collectors',
  'javax.crypto.Mac',
  'javax.crypto.spec.SecretKeySpec',
];

function sendLines({ address, verb }: SnippetRequest): string[] {
  if (verb === 'GET') return [`        HttpRequest request = HttpRequest.newBuilder(URI.create(${javaString(`${address}?`)} + form)).build();`];
  return [
    `        HttpRequest request = HttpRequest.newBuilder(URI.create(${javaString(address)}))`,
    '            .header("Content-Type", "application/x-www-form-urlencoded")',
    '            .POST(HttpRequest.BodyPublishers.ofString(form))',
    '            .build();',
  ];
}

/** Returns a class for Java 11 and later, without libraries, that signs the call and prints the answer. */
export function signedJavaSnippet(request: SnippetRequest): string {
  return [
    ...imports.map((name) => `import ${name};`),
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    '        // In the order of their UTF-8 bytes, as they are signed.',
    '        Map<String, String> fields = new TreeMap<>((one, other) -> Arrays.compareUnsigned(utf8(one), utf8(other)));',
    ...valueFields(request).map(({ name, value }) => `        fields.put(${javaString(name)}, ${javaString(fieldText(value))});`),
    '        fields.put("app_key", System.getenv("APP_KEY"));',
    '        fields.put("timestamp", Long.toString(Instant.now().getEpochSecond()));',
    '        fields.put("nonce", UUID.randomUUID().toString());',
    `        String text = ${javaString(request.service)} + fields.entrySet().stream()`,
    '            .map(field -> "\\n" + escape(field.getKey()).replace("=", "%3D") + "=" + escape(field.getValue()))',
    '            .collect(Collectors.joining());',
    '        Mac mac = Mac.getInstance("HmacSHA256");',
    `        mac.init(new SecretKeySpec(utf8(System.getenv("${secretVariable}")), "HmacSHA256"));`,
    '        fields.put("sign", String.format("%064x", new BigInteger(1, mac.doFinal(utf8(text)))));',
    '',
    '        String form = fields.entrySet().stream()',
    '            .map(field -> encode(field.getKey()) + "=" + encode(field.getValue()))',
    '            .collect(Collectors.joining("&"));',
    ...sendLines(request),
    '        HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(answer.body());',
    '    }',
    '',
    '    private static byte[] utf8(String text) {',
    '        return text.getBytes(StandardCharsets.UTF_8);',
    '    }',
    '',
    '    private static String escape(String text) {',
    '        return text.replace("%", "%25").replace("\\n", "%0A");',
    '    }',
    ...encodeLines,
    '}',
    '',
  ].join('\n');
}
