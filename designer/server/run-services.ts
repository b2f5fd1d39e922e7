import { parseParameters } from '../../engine/core/validation/parameters.ts';
import { type Call, InputError, parameterTools, refuse, type Service } from '../../engine/server/index.ts';
import type { InterfaceDefinition } from '../model/definition.ts';
import { evaluateDefinition } from '../model/evaluate-definition.ts';
import { maxSteps, type Pins, type TraceStep } from '../model/run-trace.ts';
import { exampleParameters } from '../model/samples/sample-inputs.ts';
import { Failure } from '../model/semantics/failure.ts';
import { curlText } from './curl-text.ts';
import { type DesignerContext, mayDesign } from './designer-context.ts';
import { formOf } from './form-of.ts';
import { sandboxToken } from './sandbox-app.ts';
import { requireSound } from './sound-definition.ts';
import { hasPhp, runPhp } from './verify/run-php.ts';
import { worldlyTypes } from './verify/worldly-types.ts';

/** Calls that try an interface out: the definition as it is drawn, and a command that calls the published one. */
export function runServices(context: DesignerContext): Service[] {
  const { platform, store } = context;
  return [
    {
      name: 'Admin.Interface.TestRun',
      title: { zh_cn: '试运行接口', en: 'Run an interface as it is drawn' },
      parameters: [
        { name: 'definition', type: 'object', required: true },
        { name: 'parameters', type: 'object', default: {} },
        { name: 'pins', type: 'object', default: {}, description: 'outputs by node that stand in for running it' },
        { name: 'until', type: 'string', description: 'id of the node to stop after' },
        { name: 'php', type: 'boolean', default: false, description: 'run the generated PHP as well' },
      ],
      access: mayDesign,
      async handle(call) {
        const definition = requireSound(call.params.definition);
        const { values, faults } = parseParameters(definition.parameters, formOf(call.params.parameters as object), parameterTools);
        if (faults.length > 0) throw new InputError(faults);
        const steps: TraceStep[] = [];
        let dropped = 0;
        const started = performance.now();
        const answer = await answerOf(
          evaluateDefinition(definition, values, await context.runtimes.for(definition, call), {
            pins: call.params.pins as Pins,
            ...(call.params.until === undefined ? {} : { until: String(call.params.until) }),
            onStep: (step) => (steps.length < maxSteps ? steps.push(step) : dropped++),
          }),
          call,
        );
        const milliseconds = Math.round((performance.now() - started) * 100) / 100;
        const shown = steps.map(({ failure, ...step }) => ({ ...step, ...(failure && { failure: { ret: failure.ret, msg: failure.text[call.language] } }) }));
        const php = call.params.php === true ? { php: await phpAnswer(definition, call.params.parameters as object) } : {};
        return { ...answer, milliseconds, steps: shown, dropped, ...php };
      },
    },
    {
      name: 'Admin.Interface.Curl',
      title: { zh_cn: '复制 curl 命令', en: 'A curl command that works as it stands' },
      parameters: [
        { name: 'id', type: 'integer', required: true, min: 1 },
        {
          name: 'origin',
          type: 'string',
          required: true,
          max: 300,
          pattern: '^https?://[A-Za-z0-9.:\\[\\]-]+$',
          description: 'of the page: https://host[:port]',
        },
      ],
      access: mayDesign,
      async handle(call) {
        const { service, definition, status } = await store.get(Number(call.params.id));
        if (status !== 'published') throw refuse('conflict', texts.unpublished);
        const { appKey, token, expiresAt } = await sandboxToken(platform, call);
        const fields = { s: service, app_key: appKey, access_token: token, ...exampleParameters(definition.parameters) };
        return { curl: curlText(String(call.params.origin), fields), expire_time: new Date(expiresAt).toISOString() };
      },
    },
  ];
}

async function answerOf(run: Promise<unknown>, call: Call): Promise<{ ret: number; data: unknown; msg: string }> {
  try {
    return { ret: 200, data: (await run) ?? null, msg: '' };
  } catch (error) {
    if (error instanceof Failure) return { ret: error.ret, data: null, msg: error.text[call.language] };
    throw error;
  }
}

/** What the generated PHP answers; it is run for what needs no world outside, because there it would be told nothing. */
async function phpAnswer(definition: InterfaceDefinition, parameters: object): Promise<{ ret: number; data: unknown; msg: string } | { skipped: true }> {
  if (!(await hasPhp()) || definition.flow.nodes.some(({ type }) => worldlyTypes.has(type))) return { skipped: true };
  const [answer] = await runPhp(definition, [{ form: formOf(parameters), tape: [] }]);
  return answer ? { ret: answer.ret, data: answer.data, msg: answer.fault ?? answer.msg } : { skipped: true };
}

const texts = { unpublished: { zh_cn: '接口尚未发布', en: 'The interface is not published' } };
