/** The options of curl that change a request. */
export type CurlOption = 'request' | 'header' | 'data' | 'encoded' | 'json' | 'form' | 'user' | 'cookie' | 'agent' | 'referer' | 'get' | 'head' | 'url';

/** Options that describe a request, by their names. */
const supportedOptions: Readonly<Record<string, CurlOption>> = {
  ...{ '-X': 'request', '--request': 'request', '-H': 'header', '--header': 'header', '--url': 'url', '-u': 'user', '--user': 'user' },
  ...{ '-d': 'data', '--data': 'data', '--data-raw': 'data', '--data-ascii': 'data', '--data-binary': 'data', '--data-urlencode': 'encoded' },
  ...{ '--json': 'json', '-F': 'form', '--form': 'form', '--form-string': 'form', '-b': 'cookie', '--cookie': 'cookie' },
  ...{ '-A': 'agent', '--user-agent': 'agent', '-e': 'referer', '--referer': 'referer', '-G': 'get', '--get': 'get', '-I': 'head', '--head': 'head' },
};
const bare: readonly CurlOption[] = ['get', 'head'];
/** Further options that take a value; an option that is in neither list takes none. */
const others =
  /^(-[CDEKPQTUYcmorstwyxz]|--(output|max-time|connect-timeout|retry|retry-delay|retry-max-time|proxy|proxy-user|cert|key|cacert|capath|write-out|cookie-jar|resolve|interface|limit-rate|config|dump-header|range|ciphers|max-redirs|upload-file|oauth2-bearer|trace|trace-ascii|stderr|netrc-file|unix-socket|tls-max|tlsv1|http2-prior-knowledge))$/;
const withoutValue: ReadonlySet<string> = new Set(['-s', '-t', '--tlsv1', '--http2-prior-knowledge']);

/**
 * Returns the options and the address of a curl command.
 * @param words the arguments, without `curl`
 * @returns `left`: names of options that change a request and are not supported
 */
export function curlOptions(words: readonly string[]): { options: [CurlOption, string][]; address: string | undefined; left: string[] } {
  const options: [CurlOption, string][] = [];
  const addresses: string[] = [];
  const left: string[] = [];
  const waiting = words.flatMap(apart);
  for (let at = 0; at < waiting.length; at++) {
    const word = waiting[at]!;
    const option = supportedOptions[word];
    if (option === 'url') addresses.push(waiting[++at] ?? '');
    else if (option) options.push([option, bare.includes(option) ? '' : (waiting[++at] ?? '')]);
    else if (others.test(word) && !withoutValue.has(word)) {
      at++;
      if (/^(-[TUEx]|--(upload-file|proxy|cert|key|oauth2-bearer))$/.test(word)) left.push(word);
    } else if (!word.startsWith('-')) addresses.push(word);
  }
  return { options, address: addresses.find((address) => address !== ''), left };
}

/** `-sSXPOST` is `-s -S -X POST`, `--request=POST` is `--request POST`. */
function apart(word: string): string[] {
  const [, long, value] = /^(--[a-z0-9-]+)=(.*)$/s.exec(word) ?? [];
  if (long !== undefined && value !== undefined) return [long, value];
  if (!/^-[^-]./s.test(word)) return [word];
  const [flag, rest] = [word.slice(0, 2), word.slice(2)];
  const option = supportedOptions[flag];
  const takesValue = option ? !bare.includes(option) : others.test(flag) && !withoutValue.has(flag);
  return takesValue ? [flag, rest] : [flag, ...apart(`-${rest}`)];
}
