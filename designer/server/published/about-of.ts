import type { ServiceAbout, Visibility } from '../../../engine/core/protocol/service-about.ts';
import { fileMediaOf } from '../../model/analysis/answer/file-media.ts';
import { effectOf } from '../../model/analysis/effect-of.ts';
import { failuresOf } from '../../model/analysis/failures/failures-of.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';

/** The namespace of the open platform itself, where every call needs a permission. */
const openPlatform = 'App';

/** Returns the visibility of an interface; those of the open platform itself are never open. */
export function visibilityOf({ namespace, visibility }: Pick<InterfaceDefinition, 'namespace' | 'visibility'>): Visibility {
  return namespace === openPlatform && visibility === 'open' ? 'controlled' : visibility;
}

/** Returns what docs, SDKs and agents know of a published interface. */
export function aboutOf(definition: InterfaceDefinition): ServiceAbout {
  const { module, summary, description, returns, returnsModel, example, examples, upstreamErrors, headers, deprecated } = definition;
  return {
    module,
    summary,
    description,
    returns,
    returnsModel,
    media: fileMediaOf(definition),
    example,
    examples,
    failures: failuresOf(definition),
    effect: effectOf(definition),
    upstreamErrors,
    headers,
    deprecated,
    operation: definition.source?.key,
  };
}
