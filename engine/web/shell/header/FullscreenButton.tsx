import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';

function watch(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

export function FullscreenButton() {
  const { t } = useTranslation('shell');
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  const Icon = isFull ? FullscreenExitOutlined : FullscreenOutlined;
  return <IconButton className="p-wide-only" label={t(isFull ? 'fullscreen.leave' : 'fullscreen.enter')} icon={<Icon />} onClick={toggle} />;
}
