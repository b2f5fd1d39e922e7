import { texts } from '../../../../generated/words/format-json/json-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { maxJsonDepth } from '../../../core/json/depth.ts';
import { isNestedDeeper } from '../../../core/json/nesting.ts';
import { fillText } from '../../../core/text/text.ts';

export const jsonFormat: FormatType = {
  types: ['string', 'object', 'array'],
  maxLength: 'long',
  isVerbatim: true,
  rule: {
    check: isJson,
    allowed: fillText(texts.allowed, { max: maxJsonDepth }),
  },
};

function isJson(value: string): boolean {
  if (isNestedDeeper(value, maxJsonDepth)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
