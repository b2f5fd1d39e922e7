import { VerticalAlignTopOutlined } from '@ant-design/icons';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Pixels. */
const threshold = 100;

export function BackToTop({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('shell');
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const onScroll = () => setFar(element.scrollTop > threshold);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller]);
  if (!isFar) return null;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  return (
    <button
      type="button"
      className="p-back-to-top"
      aria-label={t('backToTop')}
      title={t('backToTop')}
      onClick={() => scroller.current?.scrollTo({ top: 0, behavior })}
    >
      <VerticalAlignTopOutlined aria-hidden />
    </button>
  );
}
