import { originParameter } from '../../../../engine/core/protocol/origin-parameter.ts';
import { isLanguage, languages } from '../../../../engine/core/text/text.ts';
import { addressKey, type FileAnswer, Limiter, type Service, throttledStream } from '../../../../engine/server/index.ts';
import { admitReader, type DocsContext } from '../catalog/docs-context.ts';
import { passwordParameter } from '../catalog/view-password.ts';
import { offlineHtml } from './offline-html.ts';
import { moduleParameter, modulesInScope } from './scope.ts';

/** Files one address may have made in a row; after that one more each ten seconds. Thousands of interfaces cost seconds of work. */
const files = { burst: 20, refillMilliseconds: 10_000 };

/** The docs as one HTML file to take along. */
export function offlineDownload(docs: DocsContext): Service {
  const limiter = new Limiter(files);
  return {
    name: 'Platform.Docs.Offline',
    title: { zh_cn: '下载离线文档', en: 'Docs as one HTML file' },
    parameters: [
      moduleParameter,
      {
        name: 'language',
        type: 'string',
        enum: [...languages],
        text: { zh_cn: '文档的语言，不传则与调用相同', en: 'Language of the file; that of the call when left out' },
      },
      originParameter,
      passwordParameter,
    ],
    access: { kind: 'public' },
    async handle(call): Promise<FileAnswer> {
      const { module, language = call.language, origin = '' } = call.params;
      const { reader, settings } = await admitReader(docs, call);
      limiter.take(addressKey(call.ip));
      const parts = offlineHtml(modulesInScope(docs, reader, call.params), {
        title: settings.title,
        intro: settings.intro,
        language: isLanguage(language) ? language : call.language,
        origin: String(origin),
        made: new Date(),
      });
      return { kind: 'file', name: `${module ?? 'docs'}.html`, contentType: 'text/html; charset=utf-8', body: throttledStream(parts) };
    },
  };
}
