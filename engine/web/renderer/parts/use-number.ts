import { useMemo } from 'react';
import { languageFacts } from '../../../../generated/words/languages.ts';
import { useLanguage } from '../../state/language.ts';

/** Numbers as the language writes them: whole, short (`1.2万`, `12K`) and as a change in percent with its sign. */
export function useNumber() {
  const { tag } = languageFacts[useLanguage()];
  return useMemo(() => {
    const whole = new Intl.NumberFormat(tag);
    const short = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
    const change = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
    return { whole: whole.format, short: short.format, change: change.format };
  }, [tag]);
}
