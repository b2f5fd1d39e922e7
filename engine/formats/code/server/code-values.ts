import type { FormatValues } from '../../../server/kernel/format-values.ts';

export const codeValues: FormatValues = {
  preview: (text) => text,
};
