import { FileTextOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { superLevel } from '../../../core/protocol/levels.ts';
import { internalDocs } from '../../navigation/internal-docs.ts';
import { session } from '../../state/session.ts';
import { IconButton } from '../../widgets/parts/IconButton.tsx';

/** Leads super admins to the descriptor of a screen that has no list, whose menu has it. */
export function DescriptorLink({ screen }: { screen: { name: string; site: 'admin' | 'portal' } }) {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  if (screen.site === 'portal' || (session.permission?.level ?? 0) < superLevel) return null;
  return <IconButton label={t('descriptor')} icon={<FileTextOutlined />} onClick={() => navigate(`${internalDocs}?descriptor=${screen.name}`)} />;
}
