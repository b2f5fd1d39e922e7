import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import { CodeBlock, Dialog, formatMoment, type ResultProps, StatusTag } from '../../../engine/web/index.ts';
import type { TestRunAnswer } from '../../calls/run-calls.ts';

/** What a replayed call answers, beside what it answered then; its steps are shown in the designer. */
export default function ReplayedCall({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('designer-work');
  const navigate = useNavigate();
  const { ret, data, msg, milliseconds, undone: rolledBack, replay } = answer as TestRunAnswer;
  if (!replay) return null;
  const isSame = replay.ret === ret;
  return (
    <Dialog
      open
      title={t('logged.replayedTitle')}
      width={640}
      okText={t('logged.open')}
      cancelText={t('logged.close')}
      onCancel={onClose}
      onOk={() => {
        onClose();
        void navigate(`/techzones/design/design_update/${replay.interfaceId}?replay=${replay.id}`);
      }}
    >
      <Flex vertical gap="middle">
        <span className="p-second">{t('logged.replayed', { time: formatMoment(replay.time), bundle: replay.bundle.slice(0, 8) })}</span>
        <Flex gap="small" align="center" wrap>
          <StatusTag tone={ret === 200 ? 'success' : 'error'}>{`ret ${ret}`}</StatusTag>
          <StatusTag tone={isSame ? 'success' : 'warning'}>{t(isSame ? 'logged.sameRet' : 'logged.otherRet', { ret: replay.ret })}</StatusTag>
          <span className="p-second p-digits">{t('test.time', { ms: milliseconds })}</span>
          {rolledBack > 0 && <span className="p-second">{t('test.undone', { count: rolledBack })}</span>}
        </Flex>
        {msg !== '' && <span>{msg}</span>}
        <CodeBlock text={printLossless(data, 2)} />
      </Flex>
    </Dialog>
  );
}
