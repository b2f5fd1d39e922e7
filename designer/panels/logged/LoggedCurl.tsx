import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { curlSnippet } from '../../../engine/core/docs/snippets/curl.ts';
import { requestOfCall } from '../../../engine/core/docs/snippets/request/request-of-call.ts';
import { CodeBlock, Dialog, type ResultProps } from '../../../engine/web/index.ts';
import type { ShownLoggedCall } from '../../calls/logged-call.ts';

/** A logged call as a command for the shell. What the log has masked stays masked. */
export default function LoggedCurl({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('designer-work');
  const { values, isPublic, incomplete, ...shown } = answer as ShownLoggedCall;
  const request = requestOfCall({ ...shown, ...(isPublic && { access: { kind: 'public' } }) }, location.origin, { values });
  return (
    <Dialog open title={t('logged.curlTitle')} width={640} onCancel={onClose} footer={<Button onClick={onClose}>{t('logged.close')}</Button>}>
      <Flex vertical gap="middle">
        {incomplete.length > 0 && <Alert type="warning" showIcon title={t('logged.curlIncomplete', { names: incomplete.join(t('test.and')) })} />}
        {!isPublic && <span className="p-second">{t('logged.curlToken')}</span>}
        <CodeBlock text={curlSnippet(request)} />
      </Flex>
    </Dialog>
  );
}
