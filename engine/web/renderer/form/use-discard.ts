import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { discardQuestion } from '../../navigation/discard-question.ts';

/** Asks before a dialog is left whose form has changes; resolves to whether they may go. `fields` are their labels. */
export function useDiscard(): (fields: readonly string[]) => Promise<boolean> {
  const { t } = useTranslation('form');
  const { modal } = App.useApp();
  return async (fields) => fields.length === 0 || (await modal.confirm({ title: t('discardQuestion'), ...discardQuestion(fields) }));
}
