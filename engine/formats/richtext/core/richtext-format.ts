import type { FormatType } from '../../../core/format/format-type.ts';

export const richtextFormat: FormatType = {
  types: ['string'],
  namesFiles: true,
  maxLength: 'long',
  isVerbatim: true,
  isBlank,
};

/** Editors leave `<p></p>` behind; a picture, table or rule is content even without a word. */
function isBlank(html: string): boolean {
  if (/<(img|hr|table|video|audio|iframe)\b/i.test(html)) return false;
  return html.replace(/<[^<>]*>|&nbsp;/gi, '').trim() === '';
}
