import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Switch } from '../parts/Switch.tsx';

/** Whether a new interface is drawn, or made with four others from a table. */
export function KindSwitch({ kind }: { kind: 'common' | 'data' }) {
  const { t } = useTranslation('designer');
  const navigate = useNavigate();
  return (
    <Switch
      label={t('kind')}
      value={kind}
      onChange={(chosen) => void navigate(`/techzones/design/design${chosen === 'data' ? '?kind=data' : ''}`)}
      options={[
        { value: 'common', label: t('kinds.common') },
        { value: 'data', label: t('kinds.data') },
      ]}
    />
  );
}
