import { addressKey, type ContractService, type FileAnswer, handle, Limiter, throttledStream } from '../../../../engine/server/index.ts';
import { downloadDocs } from '../../shared/calls.ts';
import { admitReader, type DocsContext } from '../catalog/docs-context.ts';
import { offlineHtml } from './offline-html.ts';
import { modulesInScope } from './scope.ts';

/** Files one address may have made in a row; after that one more each ten seconds. Thousands of interfaces cost seconds of work. */
const files = { burst: 20, refillMilliseconds: 10_000 };

/** The docs as one HTML file to take along. */
export function offlineDownload(docs: DocsContext): ContractService {
  const limiter = new Limiter(files);
  return handle(downloadDocs, async ({ module, language, origin = '', password }, call): Promise<FileAnswer> => {
    const { reader, settings } = await admitReader(docs, call, password);
    limiter.take(addressKey(call.ip));
    const parts = offlineHtml(modulesInScope(docs, reader, module), {
      title: settings.title,
      intro: settings.intro,
      language: language ?? call.language,
      origin,
      createdAt: new Date(),
    });
    return { kind: 'file', name: `${module ?? 'docs'}.html`, contentType: 'text/html; charset=utf-8', body: throttledStream(parts) };
  });
}
