import type { Cell, FormatValues } from '../../../server/kernel/format-values.ts';

export const refValues: FormatValues = {
  sheet: { kind: 'text', toCell: (value, label) => (typeof value === 'number' ? (label(value) ?? value) : (value as Cell)) },
};
