import { fillText } from '../../../engine/core/text/text.ts';
import { texts as upstreamTexts } from '../../../generated/words/node-http/upstream-texts.ts';
import type { HttpRequest } from '../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { ownHeaders } from '../../nodes/http/model/own-headers.ts';
import { present, styleOf, textIn } from './written-values.ts';

/**
 * Returns the headers of a request by lower-case name.
 * @throws Failure 400 for a value that no header can carry
 */
export function headersOf({ headers, accept, styles }: HttpRequest): Record<string, string> {
  const written: Record<string, string> = { accept: headerText('Accept', accept ?? 'application/json, */*;q=0.8') };
  for (const [name, value] of present(headers)) {
    const key = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(key)) throw new Failure(400, fillText(upstreamTexts.headerName, { name }));
    if (!ownHeaders.test(key))
      written[key] = headerText(
        name,
        textIn(name, value, styleOf(styles?.headers, name), (text) => text),
      );
  }
  return written;
}

/** A header consists of bytes, one for each character of Latin-1. Others have no encoding, and a blank instead would be another value. */
export function headerText(name: string, text: string): string {
  // Without the `u` flag: half of a character pair is beyond Latin-1 too.
  if (/[^\t\x20-\x7e\xa0-\xff]/.test(text)) throw new Failure(400, fillText(upstreamTexts.headerValue, { name }));
  return text;
}
