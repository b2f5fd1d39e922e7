import { shellText } from '../../../printing/shell-text.ts';
import { fieldText, type SnippetRequest, valueFields } from '../request/snippet-request.ts';
import { ownFields, secretVariable, signedLine } from './signed-fields.ts';

/** Returns commands for a POSIX shell with openssl. The signed text appears once as lines of the signature and once as fields of the call. */
export function signedCurlSnippet(request: SnippetRequest): string {
  const values = valueFields(request).map(({ name, value }) => {
    const text = fieldText(value);
    // curl encodes values only, and nothing but ASCII may stand in the address of a GET.
    return { name, line: shellText(signedLine(name, text)), option: shellText(`${encodeURIComponent(name)}=${text}`) };
  });
  const own = ownFields.map(({ name, variable }) => ({ name, line: `"${name}=$${variable ?? name}"`, option: `"${name}=$${variable ?? name}"` }));
  const sorted = [...values, ...own].sort((one, other) => compareUtf8(one.name, other.name));
  return [
    'timestamp=$(date +%s)',
    'nonce=$(openssl rand -hex 16)',
    `text=$(printf '%s\\n' ${[shellText(request.service), ...sorted.map(({ line }) => line)].join(' \\\n  ')})`,
    `sign=$(printf %s "$text" | openssl dgst -sha256 -hmac "$${secretVariable}" -r | cut -d' ' -f1)`,
    [
      `curl ${request.verb === 'GET' ? '--get ' : ''}${shellText(request.address)}`,
      ...values.map(({ option }) => `--data-urlencode ${option}`),
      ...own.map(({ option }) => `--data-urlencode ${option}`),
      '--data-urlencode "sign=$sign"',
    ].join(' \\\n  '),
  ].join('\n');
}

/** Compares by bytes, which is the order of the code points. */
function compareUtf8(one: string, other: string): number {
  const [left, right] = [Array.from(one), Array.from(other)];
  const at = left.findIndex((character, index) => character !== right[index]);
  if (at < 0) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
}
