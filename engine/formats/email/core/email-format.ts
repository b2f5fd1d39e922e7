import { texts } from '../../../../generated/words/format-email/email-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';

export const emailFormat: FormatType = {
  types: ['string'],
  rule: {
    check: isEmail,
    allowed: texts.allowed,
    wrong: () => texts.wrong,
  },
  normalize: halfWidthLine,
  standard: { record: 'email', argument: 'email' },
};

function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const name = value.slice(0, at);
  const domain = value.slice(at + 1);
  if (at < 1 || name.length > 64 || domain.length > 253 || !/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/.test(name)) return false;
  if (name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => /^[A-Za-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-'));
}
