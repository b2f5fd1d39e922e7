import { type Call, refuse, type Service, sessionOf } from '../../../engine/server/index.ts';
import { fileLimits } from '../../import/document/read-files.ts';
import {
  type ApplyParameters,
  type CheckAnswer,
  type ImportOptions,
  importBehaviours,
  importFields,
  importModes,
  type PreviewAnswer,
  type SourcesAnswer,
} from '../../import/protocol.ts';
import { type DesignerContext, mayDesign, mayImport, mayList } from '../context/designer-context.ts';
import type { ApplyPayload } from './apply-import.ts';
import { CredentialEntries } from './credential-entries.ts';
import { fetchedFile, givenDocuments } from './given-documents.ts';
import { entriesOf, importOf, lastImport, listImports } from './import-records.ts';
import { documentsOf, type GivenDocuments, hashOf, keepDocuments, renewDocuments } from './kept-documents.ts';
import { prepareImport } from './prepared-import.ts';
import { undoImport } from './undo-import.ts';

const optionParameters: Service['parameters'] = [
  { name: 'namespace', type: 'string', pattern: '^[A-Z][A-Za-z0-9]*$', max: 40 },
  {
    name: 'base_url',
    type: 'string',
    format: 'url',
    text: { zh_cn: '实际调用的地址，代替文档中的地址', en: 'Address to call instead of the one in the document' },
  },
  {
    name: 'behaviour',
    type: 'string',
    enum: [...importBehaviours],
    text: { zh_cn: '接口的行为，默认为转发（proxy）', en: 'What the operations do; proxy unless given' },
  },
  { name: 'names', type: 'object', text: { zh_cn: '按行 ID 指定服务名，代替建议的名称', en: 'Services by row id, in place of the suggested ones' } },
];
const documentParameters: Service['parameters'] = [
  { name: 'document', type: 'string', text: { zh_cn: '文档内容；或用 file 上传，或用 url 指定地址', en: 'The text itself, or `file`, or `url`' } },
  { name: 'file', type: 'file', max: fileLimits.bytes, text: { zh_cn: '一个或多个文件，或一个 zip', en: 'One or several files, or one zip' } },
];
const upload = { name: 'upload', type: 'string', pattern: '^[0-9a-f]{64}$', text: { zh_cn: '预览返回的标识', en: 'As the preview answered it' } } as const;

/** Calls of the import: look, take over, undo, and look again later. Their answers are typed in designer/import/protocol.ts. */
export function importServices(context: DesignerContext): Service[] {
  const { database, jobs, rights, keyring } = context.platform;
  const requirePublisher = async ({ session }: Call) => {
    if (!session || !(await rights.mayCall(session, mayDesign))) throw refuse('noRight', texts.publish);
  };
  return [
    {
      name: 'Admin.Interface.ImportPreview',
      title: { zh_cn: '预览 Swagger 导入', en: 'Preview a Swagger import' },
      parameters: [
        ...documentParameters,
        { name: 'name', type: 'string', max: 200 },
        { name: 'url', type: 'string', format: 'url', max: 2_000 },
        upload,
        { name: 'detail', type: 'string', text: { zh_cn: '只返回这一行及其完整定义', en: 'Id of a row: it comes alone, with its definitions' } },
        ...optionParameters,
      ],
      access: mayImport,
      async handle(call) {
        const given = call.params.upload === undefined ? await givenDocuments(call) : await documentsOf(database, String(call.params.upload));
        if (!given) throw refuse('badInput', texts.none);
        return preview(context, given, optionsOf(call), call, call.params.upload !== undefined);
      },
    },
    {
      name: 'Admin.Interface.ImportApply',
      title: { zh_cn: '执行 Swagger 导入', en: 'Import from Swagger' },
      parameters: [
        { ...upload, required: true },
        {
          name: 'mode',
          type: 'string',
          enum: [...importModes],
          text: { zh_cn: '未单独指定的行的处理方式，默认为合并（merge）', en: 'For rows that are not named; merge unless given' },
        },
        {
          name: 'fields',
          type: 'array',
          items: { type: 'string', enum: [...importFields] },
          text: { zh_cn: '处理方式为 fields 时采用文档内容的字段', en: 'For the mode fields: what is taken from the document' },
        },
        { name: 'only', type: 'boolean', text: { zh_cn: '只处理 rows 中列出的行', en: 'Leave alone what `rows` does not name' } },
        { name: 'publish', type: 'boolean', text: { zh_cn: '同时发布导入的接口', en: 'Publish what was imported' } },
        {
          name: 'rows',
          type: 'array',
          max: 50_000,
          items: {
            type: 'object',
            properties: [
              { name: 'id', type: 'string', required: true },
              { name: 'mode', type: 'string', enum: [...importModes], required: true },
              { name: 'fields', type: 'array', items: { type: 'string', enum: [...importFields] } },
              {
                name: 'theirs',
                type: 'array',
                items: { type: 'string' },
                text: { zh_cn: '冲突时采用文档一方的字段', en: 'Conflicts decided for the document' },
              },
            ],
          },
        },
        {
          name: 'credentials',
          type: 'array',
          max: 500,
          text: {
            zh_cn: '上游认证的值，加密保存在同名配置中，不会再返回；已有值的配置保持不变',
            en: 'Values of upstream credentials; stored encrypted in the configuration of that name and never answered. One that has a value keeps it',
          },
          items: {
            type: 'object',
            properties: [
              { name: 'name', type: 'string', max: 100, required: true },
              { name: 'value', type: 'string', max: 8_000, text: { zh_cn: '密钥或令牌', en: 'Key or token' } },
              { name: 'user', type: 'string', max: 1_000, text: { zh_cn: '用户名', en: 'User' } },
              { name: 'password', type: 'string', max: 4_000, text: { zh_cn: '密码', en: 'Password' } },
            ],
          },
        },
        ...optionParameters,
      ],
      access: mayImport,
      async handle(call) {
        const { upload, mode, fields, only, publish, rows, credentials } = call.params as unknown as ApplyParameters;
        if (publish) await requirePublisher(call);
        await documentsOf(database, upload);
        const parameters: ApplyPayload['parameters'] = {
          upload,
          ...(mode && { mode }),
          ...(fields && { fields }),
          ...(only && { only }),
          ...(publish && { publish }),
          ...(rows && { rows }),
          ...optionsOf(call),
        };
        const { files: _, signal: __, ...kept } = call;
        const payload: ApplyPayload = {
          call: { ...kept, params: {} },
          parameters,
          ...(credentials && { credentials: keyring.encrypt(JSON.stringify(credentials)) }),
        };
        return { job: await jobs.add({ kind: 'designer/import', title: texts.job, payload, call: { service: call.service, session: sessionOf(call) } }) };
      },
    },
    {
      name: 'Admin.Interface.ImportUndo',
      title: { zh_cn: '撤销导入', en: 'Undo an import' },
      parameters: [{ name: 'id', type: 'integer', min: 1, text: { zh_cn: '导入记录 ID，默认为最近一次', en: 'Id of the import; the newest unless given' } }],
      access: mayImport,
      async handle(call) {
        const record = call.params.id === undefined ? await lastImport(database) : await importOf(database, Number(call.params.id));
        if ((await entriesOf(database, record.id)).some(({ isPublished }) => isPublished)) await requirePublisher(call);
        return undoImport(context, record, call);
      },
    },
    {
      name: 'Admin.Interface.ImportCheck',
      title: { zh_cn: '检查文档更新', en: 'Check an imported document for changes' },
      parameters: [{ name: 'id', type: 'integer', min: 1, required: true }, ...documentParameters],
      access: mayImport,
      async handle(call): Promise<CheckAnswer> {
        const { url, hash, options } = await importOf(database, Number(call.params.id));
        const given = (await givenDocuments(call)) ?? (url === null ? null : { files: [await fetchedFile(url)], url });
        if (!given) throw refuse('badInput', texts.file);
        const isChanged = hashOf(given) !== hash;
        return { is_changed: isChanged, options, preview: isChanged ? await preview(context, given, options, call) : null };
      },
    },
    {
      name: 'Admin.Interface.ImportSources',
      title: { zh_cn: '导入记录', en: 'Earlier imports' },
      parameters: [],
      access: mayList,
      async handle(): Promise<SourcesAnswer> {
        return { items: await listImports(database) };
      },
    },
  ];
}

/** Writes no interface; the documents are kept for the import that may follow. */
async function preview({ platform }: DesignerContext, given: GivenDocuments, options: ImportOptions, call: Call, isKept = false): Promise<PreviewAnswer> {
  const hash = hashOf(given);
  const detail = typeof call.params.detail === 'string' ? call.params.detail : undefined;
  const { thread, credentials } = await prepareImport(platform.database, given, options, hash, detail);
  try {
    const shown = await thread.ask('show', { language: call.language, ...(detail === undefined ? {} : { detail }) });
    if (isKept) await renewDocuments(platform.database, hash);
    else await keepDocuments(platform.database, given);
    return { upload: hash, ...shown, credentials: await new CredentialEntries(platform).states(credentials) };
  } finally {
    await thread.close();
  }
}

function optionsOf({ params }: Call): ImportOptions {
  const { namespace, base_url, behaviour, names } = params as unknown as ImportOptions;
  const services = Object.entries(names ?? {}).filter(([, service]) => typeof service === 'string');
  return {
    ...(namespace !== undefined && { namespace }),
    ...(base_url !== undefined && { base_url }),
    ...(behaviour !== undefined && { behaviour }),
    ...(services.length > 0 && { names: Object.fromEntries(services) }),
  };
}

const texts = {
  none: { zh_cn: '请上传或粘贴 swagger.json，或填写地址', en: 'Upload or paste a swagger.json, or give its address' },
  file: { zh_cn: '该文档来自文件，请上传新的文件', en: 'The document came from a file; upload the new one' },
  publish: { zh_cn: '发布和取消发布需要接口设计的权限', en: 'Publishing, and undoing it, needs the right to design interfaces' },
  job: { zh_cn: '导入接口', en: 'Import interfaces' },
};
