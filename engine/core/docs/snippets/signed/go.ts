import { fieldText, type SnippetRequest, valueFields } from '../request/snippet-request.ts';
import { goCheck, goHead, goSend, goString } from '../text/go-text.ts';
import { secretVariable } from './signed-fields.ts';

const packages = ['crypto/hmac', 'crypto/rand', 'crypto/sha256', 'encoding/hex', 'io', 'net/http', 'net/url', 'os', 'sort', 'strconv', 'strings', 'time'];

/** Returns a program for Go 1.18 and later, without modules, that signs the call and prints the answer. */
export function signedGoSnippet(request: SnippetRequest): string {
  const isGet = request.verb === 'GET';
  return [
    ...goHead(packages),
    '\tnonce := make([]byte, 16)',
    '\tif _, err := rand.Read(nonce); err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tfields := map[string]string{',
    ...valueFields(request).map(({ name, value }) => `\t\t${goString(name)}: ${goString(fieldText(value))},`),
    '\t\t"app_key": os.Getenv("APP_KEY"),',
    '\t\t"timestamp": strconv.FormatInt(time.Now().Unix(), 10),',
    '\t\t"nonce": hex.EncodeToString(nonce),',
    '\t}',
    '\tescape := strings.NewReplacer("%", "%25", "\\n", "%0A")',
    '\tnames := []string{}',
    '\tfor name := range fields {',
    '\t\tnames = append(names, name)',
    '\t}',
    '\tsort.Strings(names)',
    `\ttext := ${goString(request.service)}`,
    '\tform := url.Values{}',
    '\tfor _, name := range names {',
    '\t\ttext += "\\n" + strings.ReplaceAll(escape.Replace(name), "=", "%3D") + "=" + escape.Replace(fields[name])',
    '\t\tform.Set(name, fields[name])',
    '\t}',
    `\tmac := hmac.New(sha256.New, []byte(os.Getenv("${secretVariable}")))`,
    '\tmac.Write([]byte(text))',
    '\tform.Set("sign", hex.EncodeToString(mac.Sum(nil)))',
    isGet
      ? `\trequest, err := http.NewRequest("GET", ${goString(`${request.address}?`)}+form.Encode(), nil)`
      : `\trequest, err := http.NewRequest("POST", ${goString(request.address)}, strings.NewReader(form.Encode()))`,
    ...goCheck,
    ...(isGet ? [] : ['\trequest.Header.Set("Content-Type", "application/x-www-form-urlencoded")']),
    ...goSend,
  ].join('\n');
}
