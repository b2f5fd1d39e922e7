import { commentText } from '../../../../engine/core/printing/comment-text.ts';
import { dumpPhp, phpString } from '../../../../engine/core/printing/dump-php.ts';
import { shapeOfReturns } from '../../../../engine/core/protocol/return-shape.ts';
import { isRepeatable, sentVerb } from '../call-facts.ts';
import { docComment, failureLines, parameterText, wordLines } from '../doc-lines.ts';
import { pagingOf } from '../paging.ts';
import type { SdkFile } from '../sdk-interface.ts';
import type { SdkClass, SdkMethod } from '../sdk-tree.ts';
import { objectPaths } from './object-paths.ts';
import { answerType, inputShape } from './types.ts';

/** The calls of one class of the platform. */
export function phpClassFile({ typeName, methods }: SdkClass): SdkFile {
  const calls = methods.flatMap((method) => [methodLines(method), ...pagesLines(method)]);
  const lines = [
    '<?php',
    '',
    'declare(strict_types=1);',
    '',
    'namespace Portico\\Sdk\\Api;',
    '',
    'use Portico\\Sdk\\PorticoException;',
    'use Portico\\Sdk\\Transport;',
    '',
    `final class ${typeName}`,
    '{',
    '    /** @var Transport */',
    '    private $transport;',
    '',
    '    public function __construct(Transport $transport)',
    '    {',
    '        $this->transport = $transport;',
    '    }',
    ...calls.flatMap((call) => ['', ...call.map((line) => (line === '' ? line : `    ${line}`))]),
    '}',
  ];
  return { path: `src/Api/${typeName}.php`, text: `${lines.join('\n')}\n` };
}

function methodLines({ name, about }: SdkMethod): string[] {
  const { parameters, service, returns, returnsModel } = about;
  const files = parameters.filter(({ type }) => type === 'file').map((parameter) => parameter.name);
  const facts = [
    `'verb' => '${sentVerb(about)}'`,
    `'repeatable' => ${isRepeatable(about)}`,
    `'objects' => ${dumpPhp(objectPaths(parameters), '[]')}`,
    `'files' => ${dumpPhp(files, '[]')}`,
  ];
  const failures = failureLines(about, 'PorticoException');
  return [
    ...docComment([
      ...wordLines(about),
      '',
      ...(parameters.length === 0 ? [] : [`@param ${inputShape(parameters)} $parameters`, ...parameters.flatMap(parameterLine)]),
      '@param array{timeout?: int|float, retries?: int, idempotency_key?: string} $options',
      `@return ${returns.length === 0 ? 'mixed' : answerType(shapeOfReturns(returns, returnsModel))}`,
      ...returns.flatMap(({ name: field, description }) => (description ? [`  - ${commentText(field)}: ${commentText(description)}`] : [])),
      ...failures,
      ...(failures.length === 0 ? ['@throws PorticoException'] : []),
    ]),
    `public function ${name}(${parameterSignature(about)}array $options = [])`,
    '{',
    `    return $this->transport->call(${phpString(service)}, [${facts.join(', ')}], ${parameters.length === 0 ? '[]' : '$parameters'}, $options);`,
    '}',
  ];
}

function parameterSignature({ parameters }: SdkMethod['about']): string {
  if (parameters.length === 0) return '';
  const needsAny = parameters.some((parameter) => parameter.required === true && parameter.default === undefined);
  return `array $parameters${needsAny ? '' : ' = []'}, `;
}

/** Beside a call that answers pages: one that goes through all of them. */
function pagesLines({ name, pagesName, about }: SdkMethod): string[][] {
  const paging = pagingOf(about);
  if (!paging || pagesName === undefined) return [];
  const [page, perPage, items] = [paging.page, paging.perPage, paging.items].map((word) => phpString(word));
  const list = shapeOfReturns(about.returns).members.get(paging.items);
  const element = list?.items;
  const isSure = list !== undefined && !list.optional && !list.nullable;
  return [
    [
      ...docComment([
        'Every element, page after page.',
        '',
        `@param ${inputShape(about.parameters)} $parameters`,
        '@param array{timeout?: int|float, retries?: int, idempotency_key?: string} $options',
        `@return \\Generator<int, ${element ? answerType(element) : 'mixed'}>`,
        '@throws PorticoException',
      ]),
      `public function ${pagesName}(${parameterSignature(about)}array $options = []): \\Generator`,
      '{',
      `    for ($page = $parameters[${page}] ?? 1; ; $page++) {`,
      `        $items = $this->${name}([${page} => $page] + $parameters, $options)[${items}]${isSure ? '' : ' ?? []'};`,
      '        foreach ($items as $item) {',
      '            yield $item;',
      '        }',
      `        if ($items === [] || count($items) < ($parameters[${perPage}] ?? 1)) {`,
      '            return;',
      '        }',
      '    }',
      '}',
    ],
  ];
}

function parameterLine(parameter: SdkMethod['about']['parameters'][number]): string[] {
  const text = parameterText(parameter);
  return text === '' ? [] : [`  - ${commentText(parameter.name)}: ${text}`];
}
