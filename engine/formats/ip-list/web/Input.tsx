import { Flex, Input, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { isAddressOrRange } from '../core/addresses.ts';
import { splitAddresses } from './split-addresses.ts';

/** One address per line for people, commas for the record; each wrong one is named. */
export default function IpListInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const [typed, setTyped] = useState<string | null>(null);
  const stored = splitAddresses(textValue(value));
  const isOwnText = typed !== null && splitAddresses(typed).join() === stored.join();
  const wrong = stored.filter((entry) => !isAddressOrRange(entry));
  const type = (text: string) => {
    setTyped(text);
    onChange(splitAddresses(text).join(',') || undefined);
  };
  return (
    <>
      <Input.TextArea
        {...inputAria(props)}
        value={isOwnText ? typed : stored.join('\n')}
        onChange={(event) => type(event.target.value)}
        onBlur={onBlur}
        disabled={disabled}
        status={status}
        autoSize={{ minRows: 2, maxRows: 10 }}
        placeholder={t('ipList.placeholder')}
        style={{ fontFamily: 'var(--p-font-code)' }}
      />
      {stored.length > 0 && (
        <Flex gap={4} wrap style={{ marginTop: 4 }} aria-live="polite">
          <Tag color={wrong.length ? 'error' : 'success'}>{t('ipList.valid', { count: stored.length - wrong.length, total: stored.length })}</Tag>
          {wrong.map((entry) => (
            <Tag key={entry} color="error">
              {t('ipList.wrong', { entry })}
            </Tag>
          ))}
        </Flex>
      )}
    </>
  );
}
