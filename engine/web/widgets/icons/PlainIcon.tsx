import type { IconComponentProps } from '@ant-design/icons/es/components/AntdIconLight';
import { createElement, type ReactElement, type Ref } from 'react';

type Drawing = IconComponentProps['icon'];
type DrawingNode = Exclude<Drawing['icon'], (...args: never[]) => unknown>;

const drawn = new WeakMap<Drawing, ReactElement>();

/**
 * What every icon of the set is drawn by, in place of the package's own (`scripts/build/plugins/lean-antd.ts`): the picture is made once and is the
 * same element wherever it stands, and the styles lie in the base sheet instead of being looked for by each icon.
 */
export function PlainIcon({
  icon,
  className = '',
  spin,
  rotate,
  tabIndex,
  ref,
  twoToneColor: _,
  ...rest
}: IconComponentProps & { ref?: Ref<HTMLSpanElement> }) {
  const isTurning = spin === true || icon.name === 'loading';
  return (
    <span
      role="img"
      aria-label={icon.name}
      {...rest}
      ref={ref}
      tabIndex={tabIndex ?? (rest.onClick && -1)}
      className={`anticon anticon-${icon.name}${isTurning ? ' anticon-spin' : ''} ${className}`.trimEnd()}
      style={rotate ? { ...rest.style, transform: `rotate(${rotate}deg)` } : rest.style}
    >
      {pictureOf(icon)}
    </span>
  );
}

function pictureOf(icon: Drawing): ReactElement | null {
  const known = drawn.get(icon);
  if (known) return known;
  // Only icons of two colours are functions of them, and we have none.
  if (typeof icon.icon === 'function') return null;
  const { tag, attrs, children } = icon.icon;
  const look = { 'data-icon': icon.name, width: '1em', height: '1em', fill: 'currentColor', 'aria-hidden': true };
  const picture = createElement(tag, { ...propsOf(attrs), ...look }, children?.map(shapeOf));
  drawn.set(icon, picture);
  return picture;
}

function shapeOf({ tag, attrs, children }: DrawingNode, key: number): ReactElement {
  return createElement(tag, { key, ...propsOf(attrs) }, children?.map(shapeOf));
}

/** `fill-rule` is called `fillRule` by React. */
function propsOf(attrs: DrawingNode['attrs']): Record<string, string> {
  return Object.fromEntries(Object.entries(attrs).map(([name, value]) => [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]));
}
