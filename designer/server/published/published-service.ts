import type { Code } from '../../../engine/core/protocol/codes.ts';
import type { ServiceAbout } from '../../../engine/core/protocol/service-about.ts';
import { plainText } from '../../../engine/core/text/text.ts';
import { type Call, CallError, type Service } from '../../../engine/server/index.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import { UpstreamFile, withoutFiles } from '../outbound/upstream-file.ts';
import type { Handler } from '../runtime/compile-handler.ts';
import type { Runtimes } from '../runtime/create-runtime.ts';
import type { InterfaceService } from '../runtime/interface-service.ts';
import { aboutOf, visibilityOf } from './about-of.ts';

/**
 * Returns a published interface as the gateway calls it. Its code is compiled at the first call, so a start with a thousand interfaces costs
 * nothing. `name` is a former name of it.
 */
export function publishedService(
  definition: InterfaceDefinition,
  bundle: string,
  {
    runtimes,
    compile,
    versions,
    name = serviceOf(definition),
  }: { runtimes: Pick<Runtimes, 'run' | 'scopeOf'>; compile: () => Promise<Handler>; versions: NonNullable<Service['versions']>; name?: string },
): InterfaceService {
  let handler: Handler | undefined;
  let compiling: Promise<Handler> | undefined;
  const compiled = async (): Promise<Handler> => {
    compiling ??= compile();
    try {
      handler = await compiling;
      return handler;
    } finally {
      // Where it has failed, the next call tries again.
      compiling = undefined;
    }
  };
  const service: InterfaceService = {
    name,
    title: plainText(definition.title),
    parameters: definition.parameters,
    access: { kind: 'app', visibility: visibilityOf(definition) },
    about: name === serviceOf(definition) ? aboutOf(definition) : aliasAbout(definition),
    methods: definition.verbs,
    bundle,
    versions,
    run(call: Call, scope) {
      const runWith = (known: Handler) => runtimes.run(definition, call, scope, (runtime) => known(call.params, runtime));
      return handler ? runWith(handler) : compiled().then(runWith);
    },
    async handle(call: Call) {
      const scope = runtimes.scopeOf(definition);
      try {
        const answer = withoutFiles(await service.run(call, scope), scope.files);
        return answer instanceof UpstreamFile ? answer.answer : answer;
      } catch (error) {
        withoutFiles(null, scope.files);
        throw callErrorOf(error);
      }
    },
  };
  return service;
}

/** A former name is documented as such. */
function aliasAbout(definition: InterfaceDefinition): ServiceAbout {
  const about = aboutOf(definition);
  const note = `已更名为 ${serviceOf(definition)}，请改用新名。Renamed to ${serviceOf(definition)}: please call that.`;
  return { ...about, deprecated: true, summary: note, description: `${note}\n\n${about.description}`.trim() };
}

/** An interface may have return codes of its own besides those of the platform. */
function callErrorOf(error: unknown): unknown {
  return error instanceof Failure ? new CallError(error.ret as Code, error.text, error.data) : error;
}
