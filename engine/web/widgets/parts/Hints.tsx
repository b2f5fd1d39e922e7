import { Tooltip } from 'antd';
import { useEffect, useState } from 'react';

/** Milliseconds the pointer rests before a hint shows. */
const delay = 400;

/**
 * The one hint of a page: what `data-hint` says of the element the pointer rests on. A Tooltip around each button takes longer to draw than
 * the button. It goes when the button is pressed, as it would lie over what opens then.
 */
export function Hints() {
  const [shown, setShown] = useState<{ text: string; place: DOMRect } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let under: HTMLElement | null = null;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const follow = ({ target, type, pointerType }: PointerEvent) => {
      const element = type === 'pointerover' && target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
      if (element === under) return;
      under = element;
      hide();
      if (!element || pointerType === 'touch') return;
      timer = setTimeout(() => setShown({ text: element.dataset.hint ?? '', place: element.getBoundingClientRect() }), delay);
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const { documentElement: html } = document;
    html.addEventListener('pointerover', follow);
    html.addEventListener('pointerleave', follow);
    html.addEventListener('pointerdown', hide, true);
    html.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', hide, true);
    return () => {
      clearTimeout(timer);
      html.removeEventListener('pointerover', follow);
      html.removeEventListener('pointerleave', follow);
      html.removeEventListener('pointerdown', hide, true);
      html.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', hide, true);
    };
  }, []);
  if (!shown) return null;
  const { left, top, width, height } = shown.place;
  return (
    <Tooltip open title={shown.text}>
      <span aria-hidden style={{ position: 'fixed', pointerEvents: 'none', left, top, width, height }} />
    </Tooltip>
  );
}
