import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageFacts } from '../../../../../generated/words/languages.ts';
import { useLanguage, useText } from '../../../state/language.ts';
import type { ValueWords } from './value-text.ts';

export function useValueWords(): ValueWords {
  const { t } = useTranslation('list');
  const text = useText();
  const { tag } = languageFacts[useLanguage()];
  return useMemo(
    () => ({ tag, text, duration: (unit, count) => t(`duration.${unit}`, { count }), yes: t('yes'), no: t('no'), nothing: t('dashboard.nothing') }),
    [t, text, tag],
  );
}
