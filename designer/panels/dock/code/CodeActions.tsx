import { DownloadOutlined, FileZipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyButton, saveBlob } from '../../../../engine/web/index.ts';
import { hasErrors } from '../../../model/problem.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';

/** Takes code along: copied, as a file, or everything that belongs to the interface as a zip. */
export function CodeActions({ path, text }: { path: string; text: string }) {
  const { t } = useTranslation('designer-dock');
  const designer = useDesigner();
  const { problems } = useDesignerState();
  const downloadAll = async () => {
    const { zipDefinition } = await import('./zip-definition.ts');
    const { definition } = designer.state;
    saveBlob(`${definition.class}.${definition.method}.zip`, zipDefinition(definition));
  };
  return (
    <span className="design-code-end">
      <CopyButton text={text} />
      <Button
        size="small"
        type="text"
        icon={<DownloadOutlined />}
        aria-label={t('code.download')}
        title={t('code.download')}
        onClick={() => saveBlob(path.split('/').at(-1) ?? path, new Blob([text]))}
      />
      <Button
        size="small"
        type="text"
        icon={<FileZipOutlined />}
        aria-label={t('code.downloadAll')}
        title={t('code.downloadAll')}
        disabled={hasErrors(problems)}
        onClick={() => void downloadAll()}
      />
    </span>
  );
}
