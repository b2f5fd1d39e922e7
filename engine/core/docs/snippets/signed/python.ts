import { fieldText, isStructured, type SnippetRequest, valueFields } from '../request/snippet-request.ts';
import { dumpPython, pythonAnswer, pythonString } from '../text/python-text.ts';
import { secretVariable } from './signed-fields.ts';

/** Returns a script for Python 3 and the package requests that signs the call, and prints `data` or raises the answer of a refusal. */
export function signedPythonSnippet(request: SnippetRequest): string {
  return [
    ...['hashlib', 'hmac', 'json', 'os', 'secrets', 'time'].map((name) => `import ${name}`),
    '',
    'import requests',
    '',
    '',
    'def escape(text):',
    '    return text.replace("%", "%25").replace("\\n", "%0A")',
    '',
    '',
    'fields = {',
    ...valueFields(request).map(
      ({ name, value }) => `    ${pythonString(name)}: ${isStructured(value) ? `json.dumps(${dumpPython(value)})` : pythonString(fieldText(value))},`,
    ),
    '    "app_key": os.environ["APP_KEY"],',
    '    "timestamp": str(int(time.time())),',
    '    "nonce": secrets.token_hex(16),',
    '}',
    `lines = [${pythonString(request.service)}]`,
    'for name, value in sorted(fields.items()):',
    '    lines.append(escape(name).replace("=", "%3D") + "=" + escape(value))',
    `secret = os.environ["${secretVariable}"].encode()`,
    'fields["sign"] = hmac.new(secret, "\\n".join(lines).encode(), hashlib.sha256).hexdigest()',
    `answer = requests.${request.verb === 'GET' ? 'get' : 'post'}(${pythonString(request.address)}, ${request.verb === 'GET' ? 'params' : 'data'}=fields, timeout=30).json()`,
    ...pythonAnswer,
  ].join('\n');
}
