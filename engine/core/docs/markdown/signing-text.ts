import { signatureHeaders, signatureWindow } from '../../sign-in/credentials.ts';
import { fillText, type Language } from '../../text/text.ts';
import { markdownTexts } from './texts.ts';

/** How a call is signed, as Markdown: what somebody needs who writes a client of his own. */
export function signingText(language: Language): string {
  return fillText(markdownTexts.signing, { ...signatureHeaders, seconds: signatureWindow, body: '{"amount":2}' })[language];
}
