import { essenceOf, kindOfMedia } from '../../../nodes/http/model/media-kind.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { answersAsItCame, httpOf } from './answers-as-it-came.ts';

/**
 * Media types of the file or stream an interface answers in place of the envelope, as its HTTP node asks for them (`Accept`); undefined where it
 * asks for JSON or text first, or does more with what came than hand it on.
 */
export function fileMediaOf(definition: Pick<InterfaceDefinition, 'flow' | 'code'>): string[] | undefined {
  if (!answersAsItCame(definition)) return undefined;
  const accept = httpOf(definition)?.settings.accept;
  const medias = typeof accept === 'string' ? accept.split(',').map(essenceOf) : [];
  const [first = ''] = medias;
  if (first.includes('*') || kindOfMedia(first) !== 'bytes') return undefined;
  return [...new Set(medias.filter((media) => !media.includes('*') && kindOfMedia(media) === 'bytes'))];
}
