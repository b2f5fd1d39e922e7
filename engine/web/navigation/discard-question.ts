import type { ModalFuncProps } from 'antd';
import i18next from 'i18next';

/** What a dialog asks before changes are lost: it names their fields, and Enter pressed once too often keeps them. */
export function discardQuestion(fields: readonly string[]): ModalFuncProps {
  return {
    content: i18next.t('shell:tabs.changedFields', { fields: fields.join(i18next.t('shell:tabs.separator')) }),
    okText: i18next.t('shell:tabs.discard'),
    okButtonProps: { danger: true },
    cancelText: i18next.t('shell:tabs.keepEditing'),
    focusable: { autoFocusButton: 'cancel' },
  };
}
