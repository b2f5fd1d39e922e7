import { texts } from '../../../../generated/words/format-tags/tags-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';

export const tagsFormat: FormatType = {
  types: ['string', 'array'],
  rule: {
    check: isTagList,
    allowed: texts.allowed,
  },
  normalize: (text) => splitTags(text).join(','),
  normalizeList: (texts) => splitTags(texts.join(',')),
};

function isTagList(value: string): boolean {
  const tags = value.split(',').map((tag) => tag.trim());
  return tags.every((tag) => tag !== '' && [...tag].length <= 50) && new Set(tags).size === tags.length;
}

function splitTags(text: string): string[] {
  const tags = text.split(/[,，、;；\n]/).map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}
