import { commentText } from '../../../../engine/core/printing/comment-text.ts';
import { dumpPhp, phpString } from '../../../../engine/core/printing/dump-php.ts';
import { shapeOfReturns } from '../../../../engine/core/protocol/return-shape.ts';
import { docComment, failureLines, parameterText, wordLines } from '../doc-lines.ts';
import type { SdkFile } from '../sdk-interface.ts';
import type { SdkClass, SdkMethod } from '../sdk-tree.ts';
import { answerType, inputShape } from './types.ts';

/** The calls of one class of the platform. */
export function phpClassFile({ typeName, methods }: SdkClass): SdkFile {
  const lines = [
    '<?php',
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
    ...methods.flatMap((method) => ['', ...methodLines(method).map((line) => (line === '' ? line : `    ${line}`))]),
    '}',
  ];
  return { path: `src/Api/${typeName}.php`, text: `${lines.join('\n')}\n` };
}

function methodLines({ name, about }: SdkMethod): string[] {
  const { parameters, verbs, service, returns } = about;
  const needsAny = parameters.some((parameter) => parameter.required === true && parameter.default === undefined);
  const namesOf = (type: string) => parameters.filter((parameter) => parameter.type === type).map((parameter) => parameter.name);
  const given = [
    phpString(service),
    verbs.includes('POST') ? "'POST'" : "'GET'",
    parameters.length === 0 ? '[]' : '$parameters',
    dumpPhp(namesOf('object'), '[]'),
    dumpPhp(namesOf('file'), '[]'),
  ];
  return [
    ...docComment([
      ...wordLines(about),
      '',
      ...(parameters.length === 0 ? [] : [`@param ${inputShape(parameters)} $parameters`, ...parameters.flatMap(parameterLine)]),
      `@return ${returns.length === 0 ? 'mixed' : answerType(shapeOfReturns(returns))}`,
      ...returns.flatMap(({ name: field, description }) => (description ? [`  - ${commentText(field)}: ${commentText(description)}`] : [])),
      ...failureLines(about, 'PorticoException'),
      ...(about.failures.length === 0 ? ['@throws PorticoException'] : []),
    ]),
    `public function ${name}(${parameters.length === 0 ? '' : `array $parameters${needsAny ? '' : ' = []'}`})`,
    '{',
    `    return $this->transport->call(${given.join(', ')});`,
    '}',
  ];
}

function parameterLine(parameter: SdkMethod['about']['parameters'][number]): string[] {
  const text = parameterText(parameter);
  return text === '' ? [] : [`  - ${commentText(parameter.name)}: ${text}`];
}
