import type { FormatType } from '../../../../../engine/core/format/format-type.ts';
import { halfWidthLine } from '../../../../../engine/core/text/half-width.ts';
import { texts } from '../../../../../generated/words/plugin-catalog/menu-address-format.ts';

/**
 * Where an entry of the menu leads: a page of the back-office (`/user/list`), or a web address that names no user. Any other scheme could run code, and
 * what begins with two slashes, or one and a backslash, browsers read as another host.
 */
export const menuAddressFormat: FormatType = {
  types: ['string'],
  rule: { pattern: /^(?:\/(?:[^\s\\"<>`/][^\s\\"<>`]*)?|https?:\/\/[^\s\\"<>`@/?#]+(?:[/?#][^\s\\"<>`]*)?)$/, allowed: texts.allowed },
  normalize: halfWidthLine,
};
