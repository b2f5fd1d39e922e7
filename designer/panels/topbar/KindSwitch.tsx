import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Switch } from '../parts/Switch.tsx';

/**
 * Whether a new interface is drawn, made with four others from a table, or a function that others use.
 * @param onDraw takes one that is drawn; left out where none is open
 */
export function KindSwitch({ kind, onDraw }: { kind: 'common' | 'data' | 'function'; onDraw?: (kind: 'common' | 'function') => void }) {
  const { t } = useTranslation('designer');
  const navigate = useNavigate();
  return (
    <Switch
      label={t('kind')}
      value={kind}
      onChange={(chosen) => {
        if (chosen === 'data' || !onDraw) void navigate(`/techzones/design/design${chosen === 'data' ? '?kind=data' : ''}`);
        else onDraw(chosen);
      }}
      options={[
        { value: 'common', label: t('kinds.common') },
        { value: 'data', label: t('kinds.data') },
        ...(onDraw ? [{ value: 'function' as const, label: t('kinds.function') }] : []),
      ]}
    />
  );
}
