import type { Text } from '../../../core/text/text.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';

type Inside = Pick<InputProps, 'errors' | 'onLeave'>;

/** What concerns one member or element alone: `1.phone` of a list is `phone` of its second element. */
export function insideOf({ errors, onLeave }: Inside, part: string | number): Inside {
  const prefix = `${part}.`;
  const own = [...(errors ?? new Map<string, Text>())].filter(([path]) => path.startsWith(prefix));
  return { errors: new Map(own.map(([path, text]) => [path.slice(prefix.length), text])), onLeave: onLeave && ((path) => onLeave(prefix + path)) };
}
