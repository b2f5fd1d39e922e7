import type { FormatType } from '../../../../../engine/core/format/format-type.ts';
import { texts } from '../../../../../generated/words/plugin-apps/interface-format.ts';

/** An interface by its full name, or a branch of the tree of interfaces: `Shop.Order.List`, `product:3/Orders`, `product:3`, `*`. */
export const interfaceFormat: FormatType = {
  types: ['string'],
  rule: {
    pattern: /^(?:\*|product:(?:0|[1-9][0-9]{0,9})(?:\/.{1,200})?|[A-Z][A-Za-z0-9]*\.[A-Z][A-Za-z0-9]*\.[A-Z][A-Za-z0-9_]*)$/,
    allowed: texts.allowed,
  },
};
