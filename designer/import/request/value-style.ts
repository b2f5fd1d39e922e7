import type { ParameterType } from '../../../engine/core/protocol/parameter.ts';
import type { ValueStyle } from '../../model/semantics/runtime/runtime.ts';
import type { HttpPlace } from '../../nodes/http/model/http-binding.ts';
import { asRecord, asText, type JsonRecord } from '../document/json-values.ts';
import { isJsonMedia } from '../document/media.ts';
import type { RuleContext } from '../schema/schema-rule.ts';

type Context = Pick<RuleContext, 'document' | 'diagnostics'>;

/** How the document wants a parameter written; undefined where that is the usual way of an HTTP node. */
export function parameterStyle(context: Context, parameter: JsonRecord, place: HttpPlace, type: ParameterType, pointer: string): ValueStyle | undefined {
  const media = Object.keys(asRecord(parameter.content) ?? {})[0];
  if (media !== undefined) return isJsonMedia(media) ? 'json' : undefined;
  if (context.document.kind === 'swagger2') return type === 'array' ? collectionStyle(context, asText(parameter.collectionFormat), place, pointer) : undefined;
  return openApiStyle(context, parameter, place, type, pointer);
}

/** How a field of a form is written. What the document says nothing of is the usual way: elements one by one, objects as JSON. */
export function fieldStyle(context: Context, encoding: JsonRecord | undefined, type: ParameterType, pointer: string): ValueStyle | undefined {
  if (type === 'file') return 'file';
  if (encoding?.style !== undefined || encoding?.explode !== undefined) return openApiStyle(context, encoding, 'field', type, pointer);
  return type === 'array' && isJsonMedia(asText(encoding?.contentType)) ? 'json' : undefined;
}

function collectionStyle({ diagnostics }: Context, format: string, place: HttpPlace, pointer: string): ValueStyle | undefined {
  switch (format || 'csv') {
    case 'csv':
      return hasNames(place) ? 'form' : 'simple';
    case 'ssv':
      return 'spaceDelimited';
    case 'tsv':
      return 'tabDelimited';
    case 'pipes':
      return 'pipeDelimited';
    case 'multi':
      return hasNames(place) ? undefined : 'simple';
    default:
      diagnostics.add('style-unknown', `${pointer}/collectionFormat`, 'warning', format);
      return hasNames(place) ? 'form' : 'simple';
  }
}

function openApiStyle({ diagnostics }: Context, declared: JsonRecord, place: HttpPlace, type: ParameterType, pointer: string): ValueStyle | undefined {
  const style = asText(declared.style) || (hasNames(place) ? 'form' : 'simple');
  const isExploded = typeof declared.explode === 'boolean' ? declared.explode : style === 'form';
  if (place === 'path' && (style === 'label' || style === 'matrix')) return isExploded ? `${style}*` : style;
  if (type !== 'array' && type !== 'object') return undefined;
  switch (style) {
    case 'deepObject':
      return 'deepObject';
    case 'spaceDelimited':
    case 'pipeDelimited':
      return isExploded && type === 'array' ? undefined : style;
    case 'form':
    case 'simple':
      if (!hasNames(place)) return isExploded && type === 'object' ? 'simple*' : 'simple';
      if (!isExploded) return 'form';
      return type === 'array' ? undefined : 'form*';
    default:
      diagnostics.add('style-unknown', `${pointer}/style`, 'warning', `${style} (${place})`);
      return undefined;
  }
}

/** Places where a value stands behind its name, so that a name may stand more than once. */
function hasNames(place: HttpPlace): boolean {
  return place === 'query' || place === 'cookie' || place === 'field';
}
