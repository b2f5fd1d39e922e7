import { fillText, plainText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/conflict-label.ts';
import type { IdentityPath } from './identity.ts';

/** Returns the name of a place in a definition: 参数 a：默认值. */
export function conflictLabel(path: IdentityPath): Text {
  const [top = '', part = '', id = ''] = path;
  if (top === 'flow') {
    const what = Object.hasOwn(parts, part) ? parts[part] : undefined;
    return what && id ? withMember(fillText(what, { name: id }), path.slice(3)) : plain(part);
  }
  const what = Object.hasOwn(lists, top) ? lists[top] : undefined;
  const name = top === 'table' ? id : part;
  if (!what || name === '') return withMember(plain(top), path.slice(1));
  return withMember(
    fillText(what, { name }),
    path.slice(top === 'table' ? 3 : 2).filter((step) => step !== 'properties' && step !== 'items'),
  );
}

function withMember(what: Text, rest: IdentityPath): Text {
  return rest.reduce((text, step) => fillText(texts.inside, { text, step: plain(step) }), what);
}

function plain(name: string): Text {
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? plainText(name);
}

const parts: Record<string, Text> = texts.parts;
const lists: Record<string, Text> = texts.lists;
const words: Record<string, Text> = texts.words;
