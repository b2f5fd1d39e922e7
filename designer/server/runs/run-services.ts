import { originParameter } from '../../../engine/core/protocol/origin-parameter.ts';
import { refuse, type Service } from '../../../engine/server/index.ts';
import { type DesignerContext, mayDesign } from '../context/designer-context.ts';
import { requireSound } from '../definition/valid-definition.ts';
import { keepAnswerService } from '../drafts/keep-answer.ts';
import { curlText } from './curl-text.ts';
import { sandboxToken } from './sandbox-app.ts';
import { type TestRun, testRun } from './test-run.ts';

/** Calls that try an interface out: the definition as it is drawn, a command that calls the published one, and keeping what it answered. */
export function runServices(context: DesignerContext): Service[] {
  const { platform, store } = context;
  return [
    {
      name: 'Admin.Interface.TestRun',
      title: { zh_cn: '试运行接口', en: 'Run an interface as it is drawn' },
      parameters: [
        { name: 'definition', type: 'object', required: true },
        { name: 'parameters', type: 'object', format: 'int64', default: {} },
        {
          name: 'pins',
          type: 'object',
          default: {},
          text: { zh_cn: '按节点固定的输出值，代替运行该节点', en: 'Outputs by node that stand in for running it' },
        },
        { name: 'until', type: 'string', text: { zh_cn: '运行到该节点后停止', en: 'Id of the node to stop after' } },
        { name: 'php', type: 'boolean', default: false, text: { zh_cn: '同时运行生成的 PHP', en: 'Run the generated PHP as well' } },
        {
          name: 'keep',
          type: 'boolean',
          default: false,
          text: {
            zh_cn: '保留运行时写入数据表和缓存的内容；默认运行后撤销。对外部系统和存储过程的调用总是真实执行',
            en: 'What the run writes to tables and cache stays; by default it is undone. Calls of other systems and stored procedures always happen',
          },
        },
        { name: 'file', type: 'file', text: { zh_cn: '要上传的文件，可有多个', en: 'Files to upload; there may be several' } },
        {
          name: 'uploads',
          type: 'array',
          default: [],
          items: { type: 'string' },
          text: { zh_cn: '依次为各文件所属的文件参数名', en: 'The file parameter that each file belongs to, in their order' },
        },
      ],
      access: mayDesign,
      async handle(call) {
        const definition = requireSound(call.params.definition);
        const uploads = call.params.uploads as string[];
        const files = call.files.filter(({ field }) => field === 'file').map((file, index) => ({ ...file, field: uploads[index] ?? '' }));
        return testRun(context, { ...(call.params as unknown as TestRun), definition }, { ...call, files });
      },
    },
    {
      name: 'Admin.Interface.Curl',
      title: { zh_cn: '复制 curl 命令', en: 'A curl command that works as it stands' },
      parameters: [
        { name: 'id', type: 'integer', required: true, min: 1 },
        { ...originParameter, required: true },
      ],
      access: mayDesign,
      async handle(call) {
        const { id, status } = await store.get(Number(call.params.id));
        const live = status === 'published' ? await context.published.definitionOf(id) : null;
        if (!live) throw refuse('conflict', texts.unpublished);
        const { token, expiresAt } = await sandboxToken(platform, call);
        return { curl: curlText(String(call.params.origin), live, token), expire_time: new Date(expiresAt).toISOString() };
      },
    },
    keepAnswerService(context),
  ];
}

const texts = {
  unpublished: { zh_cn: '接口尚未发布', en: 'The interface is not published' },
};
