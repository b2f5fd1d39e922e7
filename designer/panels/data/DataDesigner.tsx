import { CloudUploadOutlined, CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { KindSwitch } from '../topbar/KindSwitch.tsx';
import { ColumnsGrid } from './columns/ColumnsGrid.tsx';
import { InterfacesPane } from './InterfacesPane.tsx';
import { LineField, NameField, SourceFields } from './TableFields.tsx';
import { useDataKeys } from './use-data-keys.ts';
import { useTableDesign } from './use-table-design.ts';
import './data.css';

/** Five interfaces from a table: a new one that is typed in, or one that some database has. */
export default function DataDesigner() {
  // Words of the copy button, too: a page that waits for them while somebody types would lose keys.
  const { t } = useTranslation(['designer-data', 'list']);
  const text = useText();
  const design = useTableDesign();
  const { error, reload, draft, view, isExisting, isBusy, ready, isCallable } = design;
  useDataKeys({ publish: () => void design.publish(), copyCurl: () => void design.copyCurl() });
  const errorOf = (index: number) => {
    const diagnostic = view.diagnostics.find(({ pointer }) => pointer.startsWith(`/table/columns/${index}/`));
    return diagnostic && text(diagnostic.text);
  };
  return (
    <div className="design data">
      <header className="design-top">
        <KindSwitch kind="data" />
        <span className="design-top-space" />
        <Button type="primary" icon={<CloudUploadOutlined />} loading={isBusy} disabled={!ready} onClick={() => void design.publish()}>
          {t('publishAll')}
        </Button>
        <Tooltip title={isCallable ? '' : t('afterPublish')}>
          <Button icon={<CopyOutlined />} disabled={!isCallable} onClick={() => void design.copyCurl()}>
            {t('copyCurl')}
          </Button>
        </Tooltip>
      </header>
      <div className="data-panes">
        <main className="data-form">
          {error !== null && <Alert type="error" showIcon title={error} action={<Button onClick={reload}>{t('retry')}</Button>} />}
          <SourceFields design={design} />
          <NameField design={design} />
          {!isExisting && <LineField design={design} />}
          <ColumnsGrid columns={draft.columns} isFixed={isExisting} errorOf={errorOf} onChange={design.setColumns} />
        </main>
        <InterfacesPane definitions={view.definitions} table={view.table} isValid={view.diagnostics.length === 0} published={design.published} />
      </div>
    </div>
  );
}
