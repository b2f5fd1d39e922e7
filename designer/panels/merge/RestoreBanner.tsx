import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameJson } from '../../model/edits/same-json.ts';
import { useDesigner } from '../state/use-designer.ts';
import './merge.css';

/** Offers what an earlier tab left unsaved. It holds on to it: the first new act writes over the journal. */
export function RestoreBanner() {
  const { t } = useTranslation('designer-dock');
  const designer = useDesigner();
  const [unsaved, setUnsaved] = useState(() => {
    const found = designer.unsavedWork();
    return found && !isSameJson(found.definition, designer.state.definition) ? found : null;
  });
  if (!unsaved) return null;

  return (
    <Alert
      className="design-restore"
      type="info"
      showIcon
      title={t('restore.found')}
      action={
        <span className="design-acts">
          <Button
            size="small"
            onClick={() => {
              if (designer.state.definition === designer.state.saved) designer.forgetUnsavedWork();
              setUnsaved(null);
            }}
          >
            {t('restore.discard')}
          </Button>
          <Button
            size="small"
            type="primary"
            onClick={() => {
              designer.restore(unsaved, label);
              setUnsaved(null);
            }}
          >
            {t('restore.restore')}
          </Button>
        </span>
      }
    />
  );
}

const label = { zh_cn: '恢复未保存的内容', en: 'Restore unsaved work' };
