import { App } from 'antd';
import i18next from 'i18next';
import { useCallback } from 'react';
import { logout } from '../../../core/calls/account.ts';
import { discardQuestion } from '../../navigation/discard-question.ts';
import { currentLanguage } from '../../state/language.ts';
import { leaveToLogin, session } from '../../state/session.ts';
import { tabs } from '../../state/tabs.ts';
import { send } from '../../transport/send.ts';

/** Ends the session on the server and on this browser; asks first when unsaved work would be lost. */
export function useLogout(): () => Promise<void> {
  const { modal } = App.useApp();
  return useCallback(async () => {
    const fields = tabs.items.flatMap((tab) => tab.dirty);
    const mayLeave = fields.length === 0 || (await modal.confirm({ title: i18next.t('shell:user.logoutQuestion'), ...discardQuestion(fields) }));
    if (!mayLeave) return;
    // Whether or not the server hears of it, this browser forgets the token.
    await send(logout.name, { access_token: session.token }, currentLanguage());
    leaveToLogin();
  }, [modal]);
}
