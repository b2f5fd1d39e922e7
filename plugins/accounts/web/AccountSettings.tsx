import { Button, Form, Input, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editProfile } from '../../../engine/core/calls/account.ts';
import type { Language } from '../../../engine/core/text/text.ts';
import { formatError } from '../../../engine/core/validation/formats.ts';
import { normalizeInput } from '../../../engine/core/validation/normalize-input.ts';
import { call, notify, type PageProps, switchLanguage, useLanguage, useTab, useText } from '../../../engine/web/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { fieldFaults } from './field-faults.ts';
import { refreshProfile } from './refresh-profile.ts';
import { useProfile } from './use-profile.ts';
import { useReworded } from './use-reworded.ts';

type Values = Record<(typeof names)[number], string | undefined>;

const names = ['nickname', 'tel', 'email'] as const;
const longest = { nickname: 19, tel: 30, email: 200 };

const languageNames = [
  { value: 'zh_cn', label: '简体中文' },
  { value: 'en', label: 'English' },
];

/** What others see of me and how I can be reached; the language of the product for me. */
export default function AccountSettings({ screen }: PageProps) {
  const { t } = useTranslation(['accounts', 'form']);
  const label = (words: string) => t('form:label', { label: words });
  const text = useText();
  const language = useLanguage();
  const profile = useProfile();
  const { setDirty } = useTab();
  const [form] = Form.useForm<Values>();
  const [isSaving, setSaving] = useState(false);
  useReworded(form);
  if (!profile) return <Skeleton active />;

  const save = async (values: Values) => {
    setSaving(true);
    try {
      const clear = names.filter((name) => !values[name]);
      await call(editProfile, { ...values, clear }, { fieldErrors: true });
      await refreshProfile();
      setDirty([]);
      notify('success', t('settings.saved'));
    } catch (error) {
      form.setFields(fieldFaults(error, names));
    } finally {
      setSaving(false);
    }
  };
  /** The name of the level comes from the server in one language. */
  const speak = async (chosen: Language) => {
    await switchLanguage(chosen);
    await refreshProfile();
  };
  /** What an input method or a copied text brings along goes before the value is checked. */
  const tidy = (name: keyof Values, kind?: 'phone' | 'email') => () =>
    form.setFieldValue(name, normalizeInput({ type: 'string', ...(kind && { format: { kind } }) }, form.getFieldValue(name)));
  const formatRule = (format: string) => ({
    validator: async (_: unknown, value: string | undefined) => {
      const fault = value ? formatError(format, value) : undefined;
      if (fault) throw new Error(text(fault));
    },
  });

  return (
    <AccountPage title={text(screen.label)} help={t('settings.help')}>
      <Form<Values>
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        initialValues={{ nickname: profile.nickname, tel: profile.tel, email: profile.email }}
        onValuesChange={(_, all) => setDirty(names.filter((name) => (all[name] ?? '') !== profile[name]).map((name) => t(`field.${name}`)))}
        onFinish={save}
      >
        <div className="account-fields">
          <Form.Item label={label(t('field.username'))}>
            <Input value={profile.username} disabled />
          </Form.Item>
          <Form.Item name="nickname" label={label(t('field.nickname'))}>
            <Input maxLength={longest.nickname} showCount autoComplete="nickname" onBlur={tidy('nickname')} />
          </Form.Item>
          <Form.Item name="tel" label={label(t('field.tel'))} rules={[formatRule('phone')]}>
            <Input maxLength={longest.tel} inputMode="tel" autoComplete="tel" onBlur={tidy('tel', 'phone')} />
          </Form.Item>
          <Form.Item name="email" label={label(t('field.email'))} rules={[formatRule('email')]}>
            <Input maxLength={longest.email} inputMode="email" autoComplete="email" onBlur={tidy('email', 'email')} />
          </Form.Item>
          <Form.Item label={label(t('settings.language'))}>
            <Radio.Group optionType="button" value={language} options={languageNames} onChange={(event) => void speak(event.target.value)} />
          </Form.Item>
        </div>
        <div className="account-footer">
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('settings.save')}
          </Button>
        </div>
      </Form>
    </AccountPage>
  );
}
