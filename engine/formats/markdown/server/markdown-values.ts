import type { FormatValues } from '../../../server/kernel/format-values.ts';

export const markdownValues: FormatValues = {
  preview: (text) => text,
};
