import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { isSupportFile } from '../../../../designer/codegen/php/support-files.ts';
import { tsFunctionName, tsHandler } from '../../../../designer/codegen/ts/handler.ts';
import { compileHandler, type Handler } from '../../../../designer/server/runtime/compile-handler.ts';
import { type PrintPhp, printPhp } from '../../../../designer/server/verify/run-php.ts';
import { verifyDefinition } from '../../../../designer/server/verify/verify-definition.ts';
import { rounds } from '../../../faults/rounds.ts';
import { hasPhp } from '../../codegen/php-project.ts';
import { asPrinted, flatPhp } from '../../codegen/printed-php.ts';
import { subjects } from './fault-subjects.ts';

type Fault = [subject: keyof typeof subjects, name: string, find: string, replace: string];

/** Faults of printers and support classes, each where it would stand in what is shipped. */
const phpFaults: Fault[] = [
  ['many', 'arguments of the domain reversed', '->run($this->a, $this->b,', '->run($this->b, $this->a,'],
  ['get', 'type of a column', 'price:integer', 'price:string'],
  ['get', 'a truth value as a number', 'on_sale:boolean', 'on_sale:integer'],
  ['count', 'columns nobody has named are lost', ",*'", "'"],
  [
    'many',
    'a limit inside of a list',
    "'items' => array('type' => 'string', 'format' => 'utf8', 'max' => 3)",
    "'items' => array('type' => 'string', 'format' => 'utf8')",
  ],
  ['many', 'a limit three deep', "'min' => 1, 'max' => 5", "'min' => 0, 'max' => 5"],
  ['many', 'a required member', "'require' => true, 'max' => 3", "'max' => 3"],
  ['many', 'elements unchecked', "'max' => 2, 'items' => array('type' => 'int', 'min' => 1, 'max' => 5)", "'max' => 2"],
  ['many', 'integers of an enum', "'range' => array(1, 2)", "'range' => array(1, 2, 3)"],
  ['many', 'texts of an enum', "'range' => array('a', 'b')", "'range' => array('a', 'b', 'A')"],
  ['many', 'a loose comparison of an enum', "self::isAmong($value, $rule['range'])", "in_array($value, $rule['range'])"],
  ['many', 'a pattern without its end', '+$/uD', '+$/u'],
  ['many', 'name of the method', 'public function run()', 'public function runs()'],
  ['many', 'a dotted name', "'name' => 'user.name'", "'name' => 'user_name'"],
  ['many', 'a limit off by one', "'min' => 1, 'max' => 10", "'min' => 1, 'max' => 11"],
  ['many', 'less or equal', 'Calc::less(', 'Calc::lessOrEqual('],
  ['many', 'required lost', "'type' => 'int', 'require' => true", "'type' => 'int'"],
  ['many', 'another default', "'default' => 3", "'default' => 4"],
  ['many', 'an empty object as a list', '(object) array()', 'array()'],
  ['many', 'digits of rounding', 'Calc::round($divide, 2)', 'Calc::round($divide, 1)'],
  ['many', 'bytes for characters', "mb_strlen($value, 'UTF-8')", 'strlen($value)'],
  ['many', 'days that do not exist', '!checkdate($month, $day, $year === 0 ? 400 : $year)', 'false'],
  ['many', 'the first fault alone', "array('errors' => $faults)", "array('errors' => array($faults[0]))"],
  ['many', 'unknown members accepted', "$this->unknown($path . '.' . $name, (string)$name, $names);", ';'],
  ['many', 'unknown parameters accepted', '$this->unknown($name, $name, $names);', ';'],
  ['publishing', 'name of a topic', "'parcel.sent'", "'parcel.seen'"],
  ['publishing', 'payload of a message', 'self::payload($payload, $nulls)', '(object)array()'],
  ['publishing', 'key of a message', "$event['key'] = $key;", ';'],
  ['publishing', 'account of a message', "$event['account'] = $account;", ';'],
  ['publishing', 'an account that is none', '$account < 1', 'false'],
  ['publishing', 'subscriptions that get it', "'pushes' => (int)$message['pushes']", "'pushes' => 0"],
  ['create', 'columns swapped', "'price' => $price, 'on_sale' => $on_sale", "'price' => $on_sale, 'on_sale' => $price"],
  ['create', 'a value not written', "'tags' => $tags", "'tags' => null"],
  ['update', 'a column that was not sent is emptied', '\\Portico\\Absent::orSent($name)', "''"],
  ['list', 'the other direction', "$descending ? ' DESC' : ' ASC'", "$descending ? ' ASC' : ' DESC'"],
  ['list', 'pages the wrong way round', '], $page, $per_page,', '], $per_page, $page,'],
  ['together', 'writes that stay after a failure', 'self::undo();', 'self::settle();'],
  ['together', 'number of a failure', '4001', '400'],
  ['together', 'message of a failure', "'停'", "'止'"],
  ['asking', 'encoding of the query', "'rawurlencode') as $pair", "'urlencode') as $pair"],
  ['asking', 'order of the query', "array('tags' => $tags, 'note' => $note)", "array('note' => $note, 'tags' => $tags)"],
  ['asking', 'a header left out', "'headers' => array('X-Note' => $setting),", ''],
  ['asking', 'format of the body', "'application/x-www-form-urlencoded'", "'application/json'"],
  ['asking', 'the status unchecked', '($status < 200 || $status > 299)', '($status > 499)'],
  ['asking', 'name of a configuration entry', "Config::get('fault.key')", "Config::get('fault.keys')"],
  ['asking', 'field of the caller', "Caller::get('username')", "Caller::get('app_name')"],
  ['remembering', 'key of the cache', 'Cache::set($key,', "Cache::set($key . 'x',"],
  ['loops', 'where a sum begins', '$total = 0', '$total = 1'],
  ['patching', 'null that is not sent', "'nulls' => array('kind', 'count'),", ''],
  ['patching', 'null that is refused', "'format' => 'utf8', 'nullable' => true", "'format' => 'utf8'"],
  ['together', 'the English sentence of a failure', "'en' => 'Stop'", "'en' => '停'"],
  ['together', 'the language of the caller', "'/^en\\b/i'", "'/^en$/i'"],
  ['together', 'another verb', "'Run' => array('POST')", "'Run' => array('GET', 'POST')"],
  ['together', 'type of the answer', 'application/json; charset=utf-8', 'text/html; charset=utf-8'],
  ['uploading', 'size of a file in kilobytes', "['size']);", "['size'] / 1024);"],
  ['uploading', 'a text for a file', "is_string($values[$member]) && !isset($files[$rule['name']])", 'false'],
  ['uploading', 'type of a file', "'/^[\\w.+-]+\\/[\\w.+-]+$/D', $file['type'])", "'/./', $file['type'])"],
  ['passing', 'a file taken for text', 'return new File($disposition, $type, $text);', 'return $text;'],
  ['passing', 'name of a file', 'rawurlencode($this->name())', '$this->name()'],
  ['passing', 'type of a file that is several', "$isOne ? $this->type : 'application/octet-stream'", '$this->type'],
  ['passing', 'headers handed on', ", 'relay' => array('x-page')", ''],
  ['passing', 'headers that always are', 'retry-after|', ''],
  ['passing', 'headers that never are', 'in_array($name, $chosen, true) || preg_match', 'true || preg_match'],
  ['passing', 'the last of several headers', "(isset($headers[$name]) ? $headers[$name] . ', ' : '') . ", ''],
  ['finding', 'a truth value in a condition', 'return Dialect::truth($dialect, $value);', 'return $value;'],
  ['finding', 'equal rows in any order', "trim($direction))) . ', ' . $id", 'trim($direction)))'],
  ['finding', 'pages of any length', 'Table::bounded($perPage, 1000)', 'Table::bounded($perPage, PHP_INT_MAX)'],
  ['finding', 'a condition that is no moment', 'self::moment((string)Operations::toDate($value))', '$value'],
  ['finding', '1 for yes', "$text === 'true' || $text === '1'", "$text === 'true'"],
  ['searching', 'what a class of characters holds', '[A-Za-z0-9_]', '[A-Za-z0-9]'],
  ['searching', 'the limit of a format', "mb_strlen($value, 'UTF-8') <= 20", "mb_strlen($value, 'UTF-8') < 20"],
  ['searching', 'the longest loop', 'count($value) > 10000', 'count($value) >= 10000'],
  ['asking', 'which app calls', "'X-Portico-App: '", "'X-Portico-Apps: '"],
  ['remembered', 'seconds in the cache', '$value, 60)', '$value, 61)'],
  ['recalled', 'a value of the cache as its text', 'Json::plain(json_decode($json))', '$json'],
  ['recalled', 'another key asked for', 'Cache::get($key)', "Cache::get($key . 'x')"],
  ['remembered', 'what is not taken out', '\\Portico\\Cache::delete($key);', ''],
  ['patching', 'an integer without its 64 bits', "'shape' => 'int64', ", ''],
  ['free', 'objects merged the other way', 'array_replace($first, self::members($b))', 'array_replace(self::members($b), $first)'],
  ['free', 'texts and numbers taken for one another', 'gettype($value) . self::text($value)', 'self::text($value)'],
  ['free', 'integers beyond 64 bits as floats', 'self::unmarked($value) : $value', 'json_decode($text) : $value'],
  ['free', 'a part of a domain that ends with a hyphen', '{1,63}(?<!-)', '{1,63}'],
  ['reading', 'fields in the address', "if ($name !== 's' && $name !== 'service') {", 'if (false) {'],
  ['reading', 'a plus that is no blank', "str_replace('+', ' ', $text)", '$text'],
  ['reading', 'a number and a line break', '(\\d+)\\z/', '(\\d+)$/'],
  ['uploading', 'quotation marks in the name of a file', "'%22'", "'\"'"],
  ['narrowed', 'a limit that is left out', "'from' => '>='", "'from' => '>'"],
  ['narrowed', 'a limit that is not', "'before' => '<'", "'before' => '<='"],
  ['narrowed', 'a text that begins so', "'%' . preg_replace('/[!%_]/', '!$0', $value) . '%'", "preg_replace('/[!%_]/', '!$0', $value) . '%'"],
  ['narrowed', 'empty rows that are not another value', '(NOT $text OR $name IS NULL)', '(NOT $text)'],
  ['narrowed', 'an empty list that is met', "array('(1 = ?)', array(0))", "array('(1 = ?)', array(1))"],
  ['narrowed', 'an empty text that is not empty', '$name IS NULL OR $name = ?', '$name IS NULL OR ? IS NULL'],
  ['narrowed', 'conditions that do not count', "array('name', 'in', $some)", "array('name', 'in', null)"],
  ['either', 'columns nobody asked for', "= \\Portico\\Table::only($row, array('name'))", '= $row'],
  ['either', 'one of them is enough', "implode(' OR ', $texts)", "implode(' AND ', $texts)"],
  ['either', 'another row', '$equal, 0, 1, $sort', '$equal, 1, 1, $sort'],
  ['either', 'a row that is not there', 'Failure(array(', 'Refusal(array('],
  ['framed', 'a transaction that keeps what has failed', '        Transaction::undo();', '        Transaction::commit();'],
  ['framed', 'an attempt for a transaction', 'Frame::transaction()', 'Frame::attempt()'],
  ['framed', 'writes that nobody undoes', "$level['kind'] !== 'attempt'", "$level['kind'] === 'whole'"],
  ['framed', 'what is taken out of a transaction', '$order = $id2;', ''],
  ['nested', 'a savepoint nobody goes back to', "self::quietly($connection, 'ROLLBACK TO SAVEPOINT portico_' . $last);", ''],
  ['nested', 'a savepoint of what is outside', '? $base + 1 : $base', '? $base + 2 : $base'],
  ['nested', 'a failure that is not told', 'return $this->failure !== null;', 'return false;'],
  ['nested', 'an attempt that is never over', "'ret' => $ret, 'message'", "'ret' => 500, 'message'"],
  ['askedAgain', 'asked once too often', '$this->left > 0', '$this->left >= 0'],
  ['askedAgain', 'asked again whatever was answered', '($ret >= 500 && $ret <= 599)', '($ret >= 400 && $ret <= 599)'],
  ['askedAgain', 'asked once', 'Frame::attempt(2, 10)', 'Frame::attempt()'],
  ['mapped', 'a rule that ends too early', "$ret > $rule['to']", "$ret >= $rule['to']"],
  ['mapped', 'words of a rule left out', "isset($rule['message'])", 'false'],
  ['guarded', 'a failure nobody catches', 'Frame::caught(1, 0)', 'Frame::again(1, 0)'],
  ['upserting', 'a row found by another column', "array('sku'), array(", "array('price'), array("],
  ['upserting', 'a row that is there inserted again', 'if ($row === null) {', 'if (true) {'],
  ['upserting', 'the last of equal rows', "$equal, 'id', $types);", "$equal, '-id', $types);"],
  ['upserting', 'what was not sent empties', 'array_diff_key($values, $equal)', "array_diff_key($values, $equal) + array('stock' => null)"],
  ['upserting', 'a new row told as an old one', "'created' => true", "'created' => false"],
  ['groups', 'sums that are not of the column', "'turnover', 'sum', 'amount'", "'turnover', 'sum', 'id'"],
  ['groups', 'an average of another number of rows', 'Decimals::quotient($sum, $count)', 'Decimals::quotient($sum, $count + 1)'],
  ['groups', 'parts of a fen', "'usual', 'avg', 'amount', 0", "'usual', 'avg', 'amount'"],
  [
    'groups',
    'the other end of an order',
    "$direction = substr($text, 0, 1) === '-' ? 'DESC' : 'ASC'",
    "$direction = substr($text, 0, 1) === '-' ? 'ASC' : 'DESC'",
  ],
  ['groups', 'groups in any order', "$parts[] = Dialect::directed($dialect, $key['part'], 'ASC');", ';'],
  ['groups', 'one group too few', 'min(max($most, 1)', 'min(max($most - 1, 1)'],
  ['groups', 'a truth value as a number', 'Table::typed($value, self::typeOf($types, $name))', '$value'],
  ['groups', 'what adding floats leaves behind', 'Decimals::settled((float)$sum)', '(float)$sum'],
  ['groups', 'figures without the conditions', 'return $where ? $rows->where($where) : $rows;', 'return $rows;'],
  ['groups', 'rows counted that have no value', '"COUNT($column)"', "'COUNT(*)'"],
  ['periods', 'weeks that begin on Sundays', "'weekday 0', '-6 days'", "'weekday 6', '-6 days'"],
  ['periods', 'weeks for days', "array('visited_at', 'week')", "array('visited_at', 'day')"],
  ['periods', 'the last day of a week', "'weekday 0', '-6 days'", "'weekday 0'"],
  ['periods', 'months in one year', "'month' => '%Y-%m-01'", "'month' => '%Y-01-01'"],
  [
    'periods',
    'moments that are not grouped',
    'list($name, $period) = is_array($key) ? $key : array($key, null)',
    'list($name, $period) = array(is_array($key) ? $key[0] : $key, null)',
  ],
  ['periods', 'minutes of an hour', "%Y-%m-%d %H:00:00'", "%Y-%m-%d %H:%M:00'"],
  ['periods', 'moments without their hour', 'SUBSTR($moment, 1, 19)', 'SUBSTR($moment, 1, 10)'],
  ['inAll', 'an average of nothing', '$count === 0', '$count === -1'],
  ['inAll', 'the least for the greatest', "'max' => 'MAX'", "'max' => 'MIN'"],
  ['patterned', 'words of every script', '$word = self::WORD;', "$word = '\\\\w';"],
  ['patterned', 'letters of every script', "'w' => '0-9A-Za-z_'", "'w' => '0-9A-Za-z_\\x{80}-\\x{10FFFF}'"],
  ['patterned', 'an end before a line break', "'/uD'", "'/u'"],
  ['patterned', 'line breaks for any character', "'[^\\n]' :", "'[\\s\\S]' :"],
  ['patterned', 'groups that took no part', 'PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL', 'PREG_OFFSET_CAPTURE'],
  ['patterned', 'bytes for characters', '& 192) === 128', '& 192) === 129'],
  ['patterned', 'groups of a replacement', '$groups[(int)$parts[1]] :', "'' :"],
  ['patterned', 'nothing at an end', "$match['start'] === strlen($text))", 'false)'],
  ['closed', 'columns that are never answered', "list($types) = explode(';', $types);", "$types = str_replace(';', ',', $types);"],
  ['closed', 'a hidden column that is asked for', "array('name', 'key')", "array('name')"],
  ['joined', 'rows of other tables that are not found', 'isset($found[$id])', 'false'],
  ['joined', 'a column of the table for one of the other', ': "joined_$name"', ": $own . 'number'"],
  ['joined', 'more rows of a list than are asked for', "array_slice($list, 0, $join['most'])", '$list'],
  ['joined', 'lists of other rows', "$lists[(int)$row[$join['by']]][]", "$lists[(int)$row['id']][]"],
  ['joined', 'lists in another order', "$ids), 'id ASC'", "$ids), 'id DESC'"],
  ['joined', 'columns of other tables that cannot be sorted by', '$known[] = "$name.$column:$type";', ';'],
  ['joined', 'pages that begin elsewhere', '($page - 1) * $perPage', '$page * $perPage'],
  ['joined', 'members nobody asked for', "array('number', 'customer', 'lines')", "array('number', 'customer', 'lines', 'paid')"],
  ['joined', 'another table', "'table' => 'customers', 'via'", "'table' => 'lines', 'via'"],
  ['oneJoined', 'a row without its others', 'return self::with($joins, array($rows))[0];', 'return $rows;'],
  ['oneJoined', 'figures of all rows', 'return $where ? $rows->where($where) : $rows;', 'return $rows;'],
  ['queried', 'a value of another type', "array('paid', 'boolean'", "array('paid', 'string'"],
  [
    'queried',
    'values in another order',
    "array('since', 'date', $since), array('most', 'float', $most)",
    "array('most', 'float', $most), array('since', 'date', $since)",
  ],
  ['queried', 'a statement that may not write', ', 100, 5, true)', ', 100, 5)'],
  ['queried', 'another limit of rows', ' 50, 5)', ' 51, 5)'],
  ['queried', 'more rows than it may answer', "count($found['rows']) > $most", 'false'],
  ['queried', 'a column of another type', "'settled' => 'boolean'", "'settled' => 'integer'"],
  ['queried', 'midnight for a day', "&& $parts[2] !== '00:00:00'", ''],
  ['queried', 'JSON as its text', 'return Json::plain($decoded);', 'return $value;'],
  ['queried', 'a fraction for a whole number', "$type === 'integer' && self::isWhole($number)", "$type === 'integer' && !self::isWhole($number)"],
  ['attempted', 'a value that was not reached', "array('value' => $value,", "array('value' => $quotient,"],
];

const tsFaults: Fault[] = [
  ['queried', 'another type of a value', "['paid', 'boolean'", "['paid', 'string'"],
  ['queried', 'another column', "mass: 'float'", "masses: 'float'"],
  ['groups', 'another column in a group', "by: ['status', 'paid']", "by: ['paid', 'status']"],
  ['groups', 'a figure of another kind', "['least', 'min'", "['least', 'max'"],
  ['periods', 'another period', "['visited_at', 'week']", "['visited_at', 'month']"],
  ['periods', 'no period', "['visited_at', 'month']", "'visited_at'"],
  ['inAll', 'a condition left out', 'equal: { status: (parameters.status ?? null) }', 'equal: {}'],
  ['narrowed', 'another comparison', "['stock', 'from', ", "['stock', 'to', "],
  ['many', 'name of a member', "parameters['user.name']", 'parameters.username'],
  ['many', 'inputs reversed', 'subtract(parameters.a, parameters.b)', 'subtract(parameters.b, parameters.a)'],
  ['create', 'an await left out', 'await platform.tables.insert', 'platform.tables.insert'],
  ['update', 'a column under another name', 'price: parameters.price', 'prices: parameters.price'],
  ['asking', 'a header of another name', "'X-Note': setting", "'X-Notes': setting"],
  ['loops', 'a comparison the wrong way', 'calc.greater(', 'calc.less('],
  ['passing', 'headers handed on', "relay: ['x-page'],", ''],
  ['asking', 'what the other side is told', "forward: ['app', 'address'],", ''],
  ['remembered', 'seconds in the cache', 'value ?? null), 60)', 'value ?? null), 61)'],
  ['patching', 'null that is not sent', "nulls: ['kind', 'count'],", ''],
  ['patching', 'what was left out is sent', 'kind: parameters.kind,', 'kind: parameters.kind ?? null,'],
  ['framed', 'a transaction left out', 'await platform.transaction(async () => {', 'await platform.attempt(async () => {'],
  ['nested', 'an attempt that ends the call', 'const failure = await platform.attempt(', 'const failure = await platform.transaction('],
  ['mapped', 'another code', 'ret: 4041', 'ret: 4040'],
  ['guarded', 'asked once', 'times: 1', 'times: 0'],
  ['upserting', 'keys of another column', "['sku'], {", "['price'], {"],
  ['askedAgain', 'asked once more', 'times: 2', 'times: 3'],
  ['patterned', 'another pattern', '[a-z]{2,}', '[a-z]{3,}'],
  ['joined', 'longer lists', 'most: 2', 'most: 3'],
  ['joined', 'another comparison', "'customer.city', 'not'", "'customer.city', 'equal'"],
  ['oneJoined', 'columns of another table left out', "columns: ['name', 'city']", "columns: ['name']"],
];

const noCode = () => Promise.reject(new Error('there is no code of a person here'));

function planted(text: string, [, name, find, replace]: Fault): string {
  if (!text.includes(find)) throw new Error(`the fault "${name}" has no place in what is printed`);
  return text.replaceAll(find, () => replace);
}

/** PHP as a faulty printer would print it: in the files that hold the place. */
const printing =
  (fault: Fault): PrintPhp =>
  (definition, options) => {
    const files = printPhp(definition, options).map((file) => (isSupportFile(file) ? file : { ...file, text: flatPhp(file.text) }));
    const [subject, name, find, replace] = fault;
    const place = files.some(({ text }) => text.includes(find)) ? fault : ([subject, name, asPrinted(find), asPrinted(replace)] satisfies Fault);
    if (!files.some(({ text }) => text.includes(place[2]))) throw new Error(`the fault "${name}" has no place in what is printed`);
    return files.map((file) => (file.text.includes(place[2]) ? { ...file, text: planted(file.text, place) } : file));
  };

async function handlerWith(fault: Fault): Promise<Handler> {
  const definition = subjects[fault[0]];
  const { code } = await transform(planted(tsHandler(definition).text, fault), { loader: 'ts', format: 'esm', target: 'node24' });
  const module: Record<string, unknown> = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return module[tsFunctionName(definition)] as Handler;
}

/** What publishing finds; a fault that has lost its place is one that is missed, and does not hide the others. */
async function findingOf(verify: () => ReturnType<typeof verifyDefinition>): Promise<string | undefined> {
  try {
    return (await verify()).php;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Each costs a verification: one fault of each subject is planted in `npm test`, all of them in `npm run test:faults`. */
function chosen(faults: readonly Fault[]): readonly Fault[] {
  const firstOfEach = faults.filter(([subject], at) => faults.findIndex((fault) => fault[0] === subject) === at);
  return rounds(firstOfEach, faults);
}

it.skipIf(!hasPhp)(
  'publishing refuses faults planted in printers and support classes of both languages, and nothing that is sound',
  async () => {
    const handlers = new Map<string, Handler>();
    for (const [name, definition] of Object.entries(subjects)) {
      const handler = await compileHandler(definition);
      handlers.set(name, handler);
      const { php, difference } = await verifyDefinition({ definition, handler, code: noCode });
      expect({ name, php, difference }).toEqual({ name, php: 'same', difference: undefined });
    }
    const missed: string[] = [];
    for (const fault of chosen(phpFaults)) {
      const php = await findingOf(() => verifyDefinition({ definition: subjects[fault[0]], handler: handlers.get(fault[0])!, code: noCode }, printing(fault)));
      if (php !== 'different') missed.push(`PHP: ${fault[1]} (${php})`);
    }
    for (const fault of chosen(tsFaults)) {
      const php = await findingOf(async () => verifyDefinition({ definition: subjects[fault[0]], handler: await handlerWith(fault), code: noCode }));
      if (php !== 'different') missed.push(`TypeScript: ${fault[1]} (${php})`);
    }
    expect(missed).toEqual([]);
    expect(phpFaults.length + tsFaults.length).toBe(195);
  },
  300_000,
);
