import { callTexts } from '../../../../engine/core/protocol/call-texts.ts';
import { codes, codeTexts } from '../../../../engine/core/protocol/codes.ts';
import { requiredText } from '../../../model/nodes/table/column-rules.ts';
import { sortText } from '../../../model/nodes/table/table-sort.ts';
import { budgetTexts } from '../../../model/semantics/runtime/budget.ts';
import { cacheTexts } from '../../../model/semantics/runtime/cache-rules.ts';
import { loopTexts } from '../../../model/semantics/runtime/loop-turns.ts';
import { nestedCallTexts } from '../../../model/semantics/runtime/nested-call-texts.ts';
import { phpTexts } from './php-texts.ts';

const all = {
  ...callTexts,
  fault: codeTexts[codes.fault],
  cacheKey: cacheTexts.key,
  cacheSeconds: cacheTexts.seconds,
  cacheSize: cacheTexts.size,
  budgetSteps: budgetTexts.steps,
  budgetValues: budgetTexts.values,
  budgetDepth: budgetTexts.depth,
  loopList: loopTexts.list,
  loopTurns: loopTexts.loop,
  loopCall: loopTexts.call,
  nestedItself: nestedCallTexts.itself,
  nestedDeep: nestedCallTexts.deep,
  nestedUnknown: nestedCallTexts.unknown,
  nestedFile: nestedCallTexts.file,
  procedure: nestedCallTexts.procedure,
  sort: sortText,
  columnRequired: requiredText,
  codeMissing: { zh_cn: '此代码节点没有 PHP 版本', en: 'This code node has no PHP' },
};

/** The platform's sentences, word for word. */
export const textsPhp = `<?php
// Made by Portico. Why a call has no answer, in both languages.

namespace Portico;

final class Texts
{
    const ALL = array(
${phpTexts(all, '        ')}
    );

    /**
     * @param string               $name
     * @param array<string, mixed> $words for the places in the text
     * @return array<string, string>
     */
    public static function of($name, $words = array())
    {
        return Language::fill(self::ALL[$name], $words);
    }
}
`;
