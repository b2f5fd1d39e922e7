import { argumentsSchema } from '../../../../engine/core/derive/argument-schema.ts';
import { shownFailures } from '../../../../engine/core/docs/shown-interface.ts';
import { isPublished, type Service } from '../../../../engine/server/index.ts';
import type { Agent } from '../access/agent.ts';
import { isReading } from '../access/tool-name.ts';
import { answerSchema } from './answer-schema.ts';

/** Everything an agent needs for a call, as JSON. */
export function describeInterface(service: Service, { language }: Pick<Agent, 'language'>) {
  const { name, title, about, parameters, settings } = service;
  return {
    name,
    title: title[language],
    ...(about?.summary && { summary: about.summary }),
    ...(about?.description && { description: about.description }),
    ...(settings?.product && { product: settings.product.title }),
    ...(isPublished(service) && { module: service.about.module }),
    call_with: isReading(service) ? 'call_read_interface' : 'call_write_interface',
    inputSchema: argumentsSchema(parameters, language),
    ...(about && about.returns.length > 0 && { outputSchema: answerSchema(about.returns, language) }),
    ...(about && about.failures.length > 0 && { failures: shownFailures(about.failures, language) }),
    ...(about?.upstreamErrors && { upstream_errors: about.upstreamErrors.map(({ status, description }) => ({ status, description })) }),
    ...(about && about.example !== null && { example: about.example }),
    ...(about?.deprecated && { deprecated: true }),
  };
}
