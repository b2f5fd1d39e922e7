import { texts } from '../../../../generated/words/format-image/image-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';
import { fillText } from '../../../core/text/text.ts';
import { isFileAddress } from '../../../core/text/web-address.ts';

export const imageFormat: FormatType = {
  types: ['string'],
  namesFiles: true,
  rule: {
    check: isFileAddress,
    allowed: texts.allowed,
  },
  // The server names a picture after its size.
  errorOf: (address, size) =>
    new RegExp(`^/files/[0-9a-f]+-${size}\\.(jpg|png)$`).test(address) ? undefined : fillText(texts.size, { size: size.replace('x', ' × ') }),
  normalize: halfWidthLine,
};
