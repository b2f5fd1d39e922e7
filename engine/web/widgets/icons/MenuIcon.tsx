import {
  AccountBookOutlined,
  ApiOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  BlockOutlined,
  ControlOutlined,
  DatabaseOutlined,
  FolderOutlined,
  ReadOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { lazyPart } from '../base/lazy-part.ts';

/** The sections of the product; any other icon of the set comes from a chunk of its own. */
const known: Record<string, ComponentType> = {
  'account-book': AccountBookOutlined,
  api: ApiOutlined,
  appstore: AppstoreOutlined,
  'bar-chart': BarChartOutlined,
  block: BlockOutlined,
  control: ControlOutlined,
  database: DatabaseOutlined,
  folder: FolderOutlined,
  read: ReadOutlined,
  setting: SettingOutlined,
  team: TeamOutlined,
};

const AnyIcon = lazyPart(() => import('./AnyIcon.tsx'), <FolderOutlined />);

/** An icon by the name descriptors use: `bar-chart`. */
export function MenuIcon({ name = 'folder' }: { name?: string }) {
  const Icon = known[name];
  return Icon ? <Icon /> : <AnyIcon name={name} />;
}
