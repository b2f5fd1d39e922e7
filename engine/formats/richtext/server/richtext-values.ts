import type { FormatValues } from '../../../server/kernel/format-values.ts';
import { sanitizeRichText } from './sanitize-richtext.ts';

export const richtextValues: FormatValues = {
  clean: sanitizeRichText,
  preview: withoutTags,
};

function withoutTags(html: string): string {
  return (
    html
      // The end of a text that was cut may be the beginning of a tag.
      .replace(/<[^<>]*(?:>|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
