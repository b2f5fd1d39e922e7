import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '../../../engine/core/calls/account.ts';
import { normalizeField } from '../../../engine/core/descriptor/normalize/normalize-field.ts';
import { formatError } from '../../../engine/core/validation/formats.ts';
import { call, type InputProps, notify, type PageProps, passwordWidget, useTab, useText } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/plugin-accounts/reset-password.ts';
import { AccountPage } from './AccountPage.tsx';
import { fieldFaults } from './field-faults.ts';
import { useProfile } from './use-profile.ts';
import { useReworded } from './use-reworded.ts';

interface Values {
  old_password: string;
  password: string;
  password_confirm: string;
}

const names = ['old_password', 'password', 'password_confirm'] as const;
const passwordField = normalizeField('password', { type: 'string', format: 'password', label: texts.newPassword }, { required: true });

/** My own password. All my other sessions end with the old one. */
export default function ResetPassword({ screen }: PageProps) {
  const { t } = useTranslation(['accounts', 'form']);
  const label = (words: string) => t('form:label', { label: words });
  const text = useText();
  const { setDirty } = useTab();
  const [form] = Form.useForm<Values>();
  const [isSaving, setSaving] = useState(false);
  useReworded(form);
  const isSimulated = (useProfile()?.simulated_by ?? null) !== null;

  const save = async (values: Values) => {
    setSaving(true);
    try {
      await call(changePassword, { ...values }, { fieldErrors: true });
      form.resetFields();
      setDirty([]);
      notify('success', t('password.saved'));
    } catch (error) {
      form.setFields(fieldFaults(error, names));
    } finally {
      setSaving(false);
    }
  };

  return (
    <AccountPage title={text(screen.label)} help={t('password.help')}>
      {isSimulated && <Alert type="warning" showIcon title={t('password.simulated')} />}
      <Form<Values>
        form={form}
        layout="vertical"
        disabled={isSimulated}
        validateTrigger="onBlur"
        onValuesChange={(_, all) => setDirty(names.filter((name) => all[name]).map((name) => t(`password.${name}`)))}
        onFinish={save}
      >
        <div className="account-fields">
          <Form.Item
            className="account-line"
            name="old_password"
            label={label(t('password.old_password'))}
            rules={[{ required: true, message: t('password.missing') }]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Form.Item
            name="password"
            label={label(t('password.password'))}
            required
            rules={[
              {
                validator: async (_, value: string | undefined) => {
                  const fault = formatError('password', value ?? '');
                  if (fault) throw new Error(t('password.fault', { allowed: text(fault) }));
                },
              },
            ]}
          >
            <NewPassword disabled={isSimulated} />
          </Form.Item>
          <Form.Item
            name="password_confirm"
            label={label(t('password.password_confirm'))}
            dependencies={['password']}
            required
            rules={[
              ({ getFieldValue }) => ({
                validator: async (_, value: string | undefined) => {
                  if (value !== getFieldValue('password')) throw new Error(t('password.different'));
                },
              }),
            ]}
          >
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        </div>
        <div className="account-footer">
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('password.save')}
          </Button>
        </div>
      </Form>
    </AccountPage>
  );
}

/** The engine's own password input, with its strength, as a child of antd's Form. */
function NewPassword({ id = '', value, onChange = () => undefined, disabled }: Partial<Pick<InputProps, 'id' | 'value' | 'onChange' | 'disabled'>>) {
  return <passwordWidget.Input field={passwordField} id={id} value={value} onChange={onChange} disabled={disabled ?? false} isEdit={false} record={{}} />;
}
