import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../state/language.ts';
import type { ActionItem } from './action-item.ts';
import { labelOfItem } from './action-texts.ts';

/** The words of actions in the active language, looked up once for all rows of a list. */
export interface ActionLabels {
  of(item: ActionItem): string;
  /** What the rest stands behind. */
  more: string;
}

/** The same object until the language changes, so that rows need not be drawn again. */
export function useActionLabels(): ActionLabels {
  const { t } = useTranslation('list');
  const text = useText();
  return useMemo(() => {
    const known = new Map<ActionItem['kind'], string>();
    const of = (item: ActionItem) => {
      const label = known.get(item.kind) ?? labelOfItem(item, t, text);
      if (item.kind !== 'transition' && item.kind !== 'action') known.set(item.kind, label);
      return label;
    };
    return { of, more: t('actions.more') };
  }, [t, text]);
}
