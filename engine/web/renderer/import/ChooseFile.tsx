import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Button, Flex, theme } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../../core/descriptor/types.ts';
import { downloadTemplate } from './download.ts';

export function ChooseFile({ screen, onChoose }: { screen: Screen; onChoose(file: File): void }) {
  const { t } = useTranslation('form');
  const { token } = theme.useToken();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => files?.[0] && onChoose(files[0]);
  return (
    <Flex vertical gap={16}>
      {screen.calls.Export && (
        <Flex gap={8} align="center" wrap>
          <span>{t('import.template')}</span>
          <Button size="small" icon={<DownloadOutlined />} onClick={() => void downloadTemplate(screen, 'xlsx')}>
            XLSX
          </Button>
          <Button size="small" icon={<DownloadOutlined />} onClick={() => void downloadTemplate(screen, 'csv')}>
            CSV
          </Button>
        </Flex>
      )}
      <button
        type="button"
        onClick={() => picker.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        style={{
          padding: 32,
          border: `1px dashed ${isOver ? token.colorPrimary : token.colorBorder}`,
          borderRadius: token.borderRadiusLG,
          background: isOver ? token.colorPrimaryBg : token.colorFillQuaternary,
          color: token.colorText,
          font: 'inherit',
          cursor: 'pointer',
        }}
      >
        <InboxOutlined style={{ fontSize: 30, color: token.colorPrimary }} />
        <div>{t('import.drop')}</div>
        <div style={{ color: token.colorTextSecondary }}>{t('import.dropHint')}</div>
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => take(event.target.files)}
      />
    </Flex>
  );
}
