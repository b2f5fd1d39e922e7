import { maxJsonDepth } from '../../../../engine/core/json/depth.ts';
import { strictJsonTexts } from '../../../../engine/core/json/strict-json.ts';
import { dumpPhp, phpString } from '../../../../engine/core/printing/dump-php.ts';
import { callTexts, forbiddenNames, formLimits } from '../../../../engine/core/protocol/call-texts.ts';
import { codes, codeTexts } from '../../../../engine/core/protocol/codes.ts';
import { mostRedirects, openHeaders } from '../../../../engine/core/protocol/redirects.ts';
import { platformOffset } from '../../../../engine/core/text/date.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { formatRules } from '../../../../engine/core/validation/formats.ts';
import { integerRangeTexts, parameterTexts, parameterTypeTexts } from '../../../../engine/core/validation/parameters/parameter-texts.ts';
import { maxDepth } from '../../../../engine/core/validation/parameters/read-value.ts';
import { texts as words } from '../../../../generated/words/designer-codegen/constants.ts';
import { texts as upstreamTexts } from '../../../../generated/words/node-http/upstream-texts.ts';
import { texts as placeTexts } from '../../../../generated/words/node-sql/sql-places.ts';
import { texts as sqlTexts } from '../../../../generated/words/node-sql/sql-rows.ts';
import { dateParts, spans } from '../../../model/semantics/operations/date-operations.ts';
import { patternLimits } from '../../../model/semantics/patterns/read-pattern.ts';
import { allowedSteps, allowedValues, budgetTexts } from '../../../model/semantics/runtime/budget.ts';
import { cacheTexts } from '../../../model/semantics/runtime/cache-rules.ts';
import { loopTexts, turnLimits } from '../../../model/semantics/runtime/loop-turns.ts';
import { deepestCall, nestedCallTexts } from '../../../model/semantics/runtime/nested-call-texts.ts';
import { frameTexts, longestPause } from '../../../model/semantics/runtime/run-frame.ts';
import { conditionTexts, mostCompared } from '../../../model/semantics/runtime/table-conditions.ts';
import { topicTexts } from '../../../model/semantics/runtime/topic-event.ts';
import { epochDay, firstDay, lastDay, secondsPerDay, zoneSeconds } from '../../../model/semantics/values/dates.ts';
import { failures } from '../../../model/semantics/values/failure.ts';
import { deepestJson, largestList, longestText } from '../../../model/semantics/values/limits.ts';
import { whiteSpace, youngLetters } from '../../../model/semantics/values/texts.ts';
import { columnTypes } from '../../../model/types/definition.ts';
import { namedInSentence } from '../../../model/types/type-label.ts';
import { ownHeaders } from '../../../nodes/http/model/own-headers.ts';
import { alwaysRelayed, neverRelayed } from '../../../nodes/http/model/relayed-headers.ts';
import { requiredText } from '../../../nodes/table/model/column-rules.ts';
import { mostGroups } from '../../../nodes/table/model/table-groups.ts';
import { mostJoinedInAll, tooManyText } from '../../../nodes/table/model/table-joins.ts';
import { sortText } from '../../../nodes/table/model/table-sort.ts';

const megabyte = 1024 * 1024;

/** Of a regular expression: a line break of old that `trim` takes away is none. */
const blanks = whiteSpace.filter(([first]) => first !== 0x85);
const namedClasses: Readonly<Record<string, string>> = { d: '0-9', w: 'A-Za-z0-9_', s: points(blanks) };

/**
 * What the `.php` files of this folder take from the tables of the platform, as PHP expressions. The files say `Platform\NAME`;
 * `npm run generate` writes the value in its place. A constant between two quoted texts (`'/' . Platform\NAME . '/'`) becomes a part of them.
 */
export const constants: Readonly<Record<string, string>> = {
  ALLOWED_STEPS: dumpPhp(allowedSteps),
  ALLOWED_VALUES: dumpPhp(allowedValues),
  ALWAYS_RELAYED: pattern(alwaysRelayed),
  BODY_BYTES: dumpPhp(formLimits.bytes),
  BODY_FIELDS: dumpPhp(formLimits.fields),
  BODY_MEGABYTES: dumpPhp(formLimits.bytes / megabyte),
  CALL_TURNS: dumpPhp(turnLimits.call),
  DATE_PARTS: dumpPhp([...dateParts]),
  DATE_SPANS: dumpPhp([...spans]),
  DEEPEST_CALL: dumpPhp(deepestCall),
  DEEPEST_JSON: dumpPhp(deepestJson),
  EPOCH_DAY: dumpPhp(epochDay),
  FIRST_DAY: dumpPhp(firstDay),
  FORBIDDEN_NAMES: dumpPhp([...forbiddenNames]),
  FORMAT_PATTERNS: dumpPhp(
    Object.fromEntries(Object.entries(formatRules).flatMap(([format, { pattern: shape }]) => (shape ? [[format, phpPattern(shape)]] : []))),
  ),
  FORMAT_TEXTS: table(Object.fromEntries(Object.entries(formatRules).map(([format, { allowed }]) => [format, allowed]))),
  INTEGER_RANGE_TEXTS: table(integerRangeTexts),
  JSON_DECODE_DEPTH: dumpPhp(deepestJson + 1),
  JSON_FORMAT_DEPTH: dumpPhp(maxJsonDepth),
  LARGEST_LIST: dumpPhp(largestList),
  LAST_DAY: dumpPhp(lastDay),
  LONGEST_PAUSE: dumpPhp(longestPause),
  LONGEST_TEXT: dumpPhp(longestText),
  LOOP_TURNS: dumpPhp(turnLimits.loop),
  MOST_COMPARED: dumpPhp(mostCompared),
  MOST_GROUPS: dumpPhp(mostGroups),
  MOST_JOINED_IN_ALL: dumpPhp(mostJoinedInAll),
  MOST_REDIRECTS: dumpPhp(mostRedirects),
  NEVER_RELAYED: pattern(...neverRelayed),
  OPEN_HEADERS: dumpPhp([...openHeaders]),
  OPERATION_FAILURES: table(failures),
  OWN_HEADERS: pattern(ownHeaders),
  PARAMETER_DEPTH: dumpPhp(maxDepth),
  PARAMETER_TEXTS: table(parameterTexts),
  PATTERN_CHARACTERS: dumpPhp(patternLimits.characters),
  PATTERN_DEPTH: dumpPhp(patternLimits.depth),
  PATTERN_REPETITIONS: dumpPhp(patternLimits.repetitions),
  SECONDS_PER_DAY: dumpPhp(secondsPerDay),
  STRICT_JSON_TEXTS: table(strictJsonTexts),
  TYPE_WORDS: table(Object.fromEntries(columnTypes.map((type) => [type, namedInSentence(type)]))),
  TEXTS: table({
    ...callTexts,
    fault: codeTexts[codes.fault],
    cacheKey: cacheTexts.key,
    cacheSeconds: cacheTexts.seconds,
    cacheSize: cacheTexts.size,
    budgetSteps: budgetTexts.steps,
    budgetValues: budgetTexts.values,
    budgetDepth: budgetTexts.depth,
    frameTwo: frameTexts.two,
    loopList: loopTexts.list,
    loopTurns: loopTexts.loop,
    loopCall: loopTexts.call,
    nestedItself: nestedCallTexts.itself,
    nestedDeep: nestedCallTexts.deep,
    nestedUnknown: nestedCallTexts.unknown,
    nestedFile: nestedCallTexts.file,
    procedure: nestedCallTexts.procedure,
    sqlColumn: sqlTexts.column,
    sqlValue: sqlTexts.value,
    sqlCell: sqlTexts.cell,
    sqlSeveral: placeTexts.several,
    sqlMost: sqlTexts.most,
    sqlInside: sqlTexts.inside,
    sqlDatabase: sqlTexts.noDatabase,
    topicPayload: topicTexts.payload,
    topicKey: topicTexts.key,
    topicAccount: topicTexts.account,
    topicNobody: topicTexts.nobody,
    sort: sortText,
    tooManyJoined: tooManyText,
    columnRequired: requiredText,
    conditionValue: conditionTexts.value,
    conditionList: conditionTexts.list,
    conditionText: conditionTexts.text,
    codeMissing: words.codeMissing,
  }),
  TYPE_TEXTS: table(parameterTypeTexts),
  UPSTREAM_TEXTS: dumpPhp(upstreamTexts),
  WHITE_SPACE: characterClass(whiteSpace),
  YOUNG_LETTERS: characterClass(youngLetters),
  ZONE_OFFSET: dumpPhp(platformOffset),
  ZONE_SECONDS: dumpPhp(zoneSeconds),
};

/** Texts in every language by name, one per line, as the value of a member of a class. */
function table(texts: Readonly<Record<string, Text>>): string {
  const entries = Object.entries(texts).map(([name, text]) => `        ${phpString(name)} => ${dumpPhp(text)},\n`);
  return `array(\n${entries.join('')}    )`;
}

/** One of these patterns, for PCRE. */
function pattern(...patterns: readonly RegExp[]): string {
  return `'${patterns.map(({ source }) => source).join('|')}'`;
}

/**
 * The whole pattern as PCRE reads it, `$` at the very end only. A slash ends the pattern even inside a class, where a source may have it bare. With the
 * modifier `u` PHP's named classes know every script, and without it no blank beyond ASCII: those of JavaScript are written out.
 */
function phpPattern({ source, unicode }: RegExp): string {
  const isUnicode = unicode || /\\[sS]/.test(source);
  let isInside = false;
  const body = source.replace(/\\u\{?([0-9a-fA-F]{4,6})\}?/g, '\\x{$1}').replace(/\\[\s\S]|[[\]/]/g, (part) => {
    if (part === '/') return '\\/';
    if (part === '[' || part === ']') isInside = part === '[';
    const points = isUnicode ? namedClasses[part.slice(1).toLowerCase()] : undefined;
    if (part.length < 2 || points === undefined) return part;
    const isOther = part !== part.toLowerCase();
    if (isInside && isOther) throw new Error(`${part} within a class of ${source} has no counterpart`);
    return isInside ? points : `[${isOther ? '^' : ''}${points}]`;
  });
  return `/${body}/D${isUnicode ? 'u' : ''}`;
}

function characterClass(ranges: typeof whiteSpace): string {
  return `'[${points(ranges)}]'`;
}

function points(ranges: typeof whiteSpace): string {
  return ranges.map((range) => range.map((point) => `\\x{${point.toString(16)}}`).join('-')).join('');
}
