import { fillText } from '../../../engine/core/text/text.ts';
import { InputError, refuse, type Service } from '../../../engine/server/index.ts';
import { type DesignerContext, mayDesign } from '../context/designer-context.ts';
import { type LoggedCall, loggedCall, loggedCalls } from './logged-calls.ts';
import { testRun } from './test-run.ts';

/** Calls that look back: what apps have asked an interface, and the same once more in the code that answered then. */
export function replayServices(context: DesignerContext): Service[] {
  const { platform, store } = context;
  return [
    {
      name: 'Admin.Interface.LoggedCalls',
      title: { zh_cn: '接口的最近调用', en: 'Latest calls of an interface' },
      parameters: [
        { name: 'id', type: 'integer', required: true, min: 1 },
        { name: 'failed', type: 'boolean', default: false, text: { zh_cn: '只看失败的调用', en: 'Only calls that failed' } },
      ],
      access: mayDesign,
      async handle({ params }) {
        const { id } = await store.get(Number(params.id));
        const items = await loggedCalls(platform.database.read, id, params.failed === true);
        return { items: items.map(({ definition: _, app: _app, ...shown }) => shown) };
      },
    },
    {
      name: 'Admin.Interface.Replay',
      title: { zh_cn: '重放一次调用', en: 'Replay a call' },
      parameters: [
        {
          name: 'log',
          type: 'integer',
          required: true,
          min: 1,
          text: {
            zh_cn: '访问日志的 ID。用当时响应的版本和参数重新运行，写入在运行后撤销',
            en: 'Id in the access log. The version that answered runs again with the same parameters; what it writes is undone',
          },
        },
      ],
      access: mayDesign,
      async handle(call) {
        const { definition, app, ...logged } = await loggedCall(platform.database.read, Number(call.params.log));
        requireWhole(logged);
        // As the same app, which the logic may ask about.
        const same = { ...call, session: null, app };
        try {
          const run = await testRun(context, { definition, parameters: logged.parameters, pins: {}, php: false, keep: false }, same);
          return { ...run, replay: logged };
        } catch (error) {
          // It was refused then, too: that is what its replay shows.
          if (!(error instanceof InputError)) throw error;
          const refused = { ret: error.ret, data: error.dataIn(call.language), msg: error.text[call.language] };
          return { ...refused, milliseconds: 0, steps: [], dropped: 0, undone: 0, replay: logged };
        }
      },
    },
  ];
}

function requireWhole({ incomplete }: Pick<LoggedCall, 'incomplete'>): void {
  if (incomplete.length === 0) return;
  const names = (separator: string) => incomplete.join(separator);
  throw refuse('conflict', { zh_cn: fillText(texts.cut, { names: names('、') }).zh_cn, en: fillText(texts.cut, { names: names(', ') }).en });
}

const texts = {
  cut: {
    zh_cn: '无法重放：访问日志只保留了部分内容，或隐去了：{names}。可填入其余参数后手动运行',
    en: 'Cannot be replayed: the access log has cut or hidden {names}. Fill in the others and run it by hand',
  },
};
