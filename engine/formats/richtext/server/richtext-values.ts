import type { FormatValues } from '../../../server/kernel/format-values.ts';
import { sanitizeRichText } from './sanitize-richtext.ts';

export const richtextValues: FormatValues = {
  clean: sanitizeRichText,
  preview: withoutTags,
};

function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
