import { essenceOf, kindOfMedia } from '../../../nodes/http/model/media-kind.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { answersAsItCame, httpOf } from './answers-as-it-came.ts';

/**
 * Returns the media types of the file or stream that an interface answers in place of the envelope: those its HTTP node requests (`Accept`).
 * Returns undefined where the node requests JSON or text first, or where the flow does more with the response than pass it on.
 */
export function fileMediaOf(definition: Pick<InterfaceDefinition, 'flow' | 'code'>): string[] | undefined {
  if (!answersAsItCame(definition)) return undefined;
  const accept = httpOf(definition)?.settings.accept;
  const medias = typeof accept === 'string' ? accept.split(',').map(essenceOf) : [];
  const [first = ''] = medias;
  if (first.includes('*') || kindOfMedia(first) !== 'bytes') return undefined;
  return [...new Set(medias.filter((media) => !media.includes('*') && kindOfMedia(media) === 'bytes'))];
}
