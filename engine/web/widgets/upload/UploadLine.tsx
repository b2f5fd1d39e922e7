import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Upload } from './use-uploads.ts';

/** A file on its way, with its progress, or why it did not arrive. */
export function UploadLine({ upload, onStopped }: { upload: Upload; onStopped(): void }) {
  const { t } = useTranslation('form');
  return (
    <Flex align="center" gap={8} role={upload.error ? 'alert' : undefined}>
      <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {upload.title}
        {upload.error ? (
          <div>
            <Typography.Text type="danger">{upload.error}</Typography.Text>
          </div>
        ) : (
          <Progress percent={Math.round(upload.share * 100)} size="small" aria-label={t('upload.progress', { title: upload.title })} />
        )}
      </div>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t(upload.error ? 'upload.dismiss' : 'upload.stop', { title: upload.title })}
        onClick={() => {
          upload.stop();
          onStopped();
        }}
      />
    </Flex>
  );
}
