import { texts } from '../../../../generated/words/engine-server/service-parameters-service.ts';
import { serviceParameters } from '../../../core/calls/service.ts';
import type { Parameter } from '../../../core/protocol/parameter.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import { knownService } from '../../operations/binding/known-service.ts';

/** Answers the parameters of a call, for a form. A call the caller must not know of does not exist. */
export function serviceParametersService(platform: Platform): ContractService {
  return handle(serviceParameters, async ({ name }, call) => {
    const service = await knownService(platform, name, sessionOf(call));
    if (!service) throw refuse('notFound', texts.unknown, { name });
    return { parameters: await Promise.all(service.parameters.map((parameter) => withOffers(parameter, service.offers?.[parameter.name]))) };
  });
}

/** Options replace a text input; without any the text is typed. */
async function withOffers(parameter: Parameter, offers: (() => Promise<readonly string[]>) | undefined): Promise<Parameter> {
  const values = await offers?.();
  return values && values.length > 0 ? { ...parameter, enum: [...values] } : parameter;
}
