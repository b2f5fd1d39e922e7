import { commentText } from '../../../engine/core/printing/comment-text.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { type PhpSettings, phpFolder } from '../php/parts/php-settings.ts';
import { phpStanLevel } from '../php/phpstan-file.ts';

/** How the files get into a project, in both languages. */
export function readmeFile(definitions: readonly InterfaceDefinition[], settings: PhpSettings, leftOut: readonly string[] = []): GeneratedFile {
  const folders = new Map([...definitions, { namespace: 'Portico' }].map((placed) => [placed.namespace, phpFolder(placed, settings)]));
  const autoload = [...folders].map(([namespace, folder]) => `      "${namespace}\\\\": "${folder}"`);
  const services = definitions.map((definition) => `| \`${serviceOf(definition)}\` | ${commentText(definition.title).replaceAll('|', '\\|')} |`);
  const missing = leftOut.length === 0 ? [] : [`因有错误而缺少 / missing because of errors: ${leftOut.map((service) => `\`${service}\``).join(', ')}`, ''];
  const composer = ['```json', '{', '  "autoload": {', '    "psr-4": {', autoload.join(',\n'), '    }', '  }', '}', '```'];
  const bootstrap = ['```php', "\\Portico\\Input::$common[] = 'my_field';", "\\Portico\\Input::$language = 'en';", '```'];
  const text = [
    '# Portico',
    '',
    '| service | |',
    '| --- | --- |',
    ...services,
    '',
    ...missing,
    '## 中文',
    '',
    '### PHP（PhalApi 2，PHP 7.4 及以上，需要 mbstring 扩展）',
    '',
    `1. 把 \`php/${settings.source}\` 复制到项目根目录；用 \`php/public/index.php\` 替换项目的入口（或在原入口中调用 \`\\Portico\\Gateway::run();\`）。`,
    '   本平台的接口由它按平台的格式应答，项目的其他服务仍由框架应答。',
    '2. 在 `composer.json` 中加入以下命名空间，然后执行 `composer dump-autoload`：',
    '',
    ...composer,
    '',
    '3. 数据接口：从 `sql/` 中选择与数据库对应的文件建表。',
    '4. 参数由 `\\Portico\\StrictInput` 严格解析，一次列出全部错误；`getRules()` 同时供在线文档使用。错误信息按请求头 `Accept-Language` 用中文或英文。项目自有的公共字段与固定语言可在 `public/init.php` 中登记：',
    '',
    ...bootstrap,
    '',
    `逻辑在 Domain 类中，是普通方法，不经 HTTP 即可测试；Api 类只负责参数与文档。所有文件声明 \`strict_types\`，并通过 PHPStan ${phpStanLevel} 级检查（\`php/phpstan.neon\`）。`,
    '',
    '### TypeScript',
    '',
    '`ts/` 中每个接口一个函数，第二个参数是平台运行时，其类型在 `ts/portico-runtime.d.ts` 中。',
    '',
    '## English',
    '',
    '### PHP (PhalApi 2, PHP 7.4 or later, with the mbstring extension)',
    '',
    `1. Copy \`php/${settings.source}\` into the root of your project, and \`php/public/index.php\` over its entry (or call \`\\Portico\\Gateway::run();\` there).`,
    '   It answers the interfaces of the platform as the platform does; all other services of the project are answered by the framework.',
    '2. Add these namespaces to `composer.json`, then run `composer dump-autoload`:',
    '',
    ...composer,
    '',
    '3. Data interfaces: make the table with the file in `sql/` that fits your database.',
    '4. `\\Portico\\StrictInput` reads parameters strictly and tells all faults at once; `getRules()` feeds the online docs as well. Sentences are',
    '   Chinese or English as the header `Accept-Language` asks. Fields that every call of your project may carry, and a fixed language, are set in',
    '   `public/init.php`:',
    '',
    ...bootstrap,
    '',
    'The logic is in the Domain classes, as plain methods that can be tested without HTTP; Api classes hold parameters and docs. All files declare',
    `\`strict_types\` and pass level ${phpStanLevel} of PHPStan (\`php/phpstan.neon\`).`,
    '',
    '### TypeScript',
    '',
    '`ts/` holds one function per interface. Its second argument is the runtime of the platform, with its types in `ts/portico-runtime.d.ts`.',
    '',
  ].join('\n');
  return { path: 'README.md', text, map: [] };
}
