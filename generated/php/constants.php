<?php
// Written by npm run generate from designer/codegen/php/support/constants.ts.

namespace Portico\Platform;

const ALLOWED_STEPS = 1000000;
const ALLOWED_VALUES = 2000000;
const ALWAYS_RELAYED = '^(?:link|x-total-count|retry-after|ratelimit.*|x-ratelimit-.*)$';
const BODY_BYTES = 1048576;
const BODY_FIELDS = 200;
const BODY_MEGABYTES = 1;
const CALL_TURNS = 200000;
const DATE_PARTS = array('year', 'quarter', 'month', 'day', 'weekday', 'dayOfYear', 'hour', 'minute', 'second');
const DATE_SPANS = array('day', 'month', 'year');
const DEEPEST_CALL = 8;
const DEEPEST_JSON = 100;
const EPOCH_DAY = 719468;
const FIRST_DAY = 306;
const FORBIDDEN_NAMES = array('__proto__', 'constructor', 'prototype');
const FORMAT_PATTERNS = array('account-ids' => '/^[1-9]\\d{0,14}(?:,[1-9]\\d{0,14}){0,99}$/D', 'color' => '/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/D', 'cron' => '/^(?:(?:[*?]|(?:[0-5]?\\d)(?:-(?:[0-5]?\\d))?)(?:\\/[1-9]\\d?)?(?:,(?:[*?]|(?:[0-5]?\\d)(?:-(?:[0-5]?\\d))?)(?:\\/[1-9]\\d?)?)* )?(?:[*?]|(?:[0-5]?\\d)(?:-(?:[0-5]?\\d))?)(?:\\/[1-9]\\d?)?(?:,(?:[*?]|(?:[0-5]?\\d)(?:-(?:[0-5]?\\d))?)(?:\\/[1-9]\\d?)?)* (?:[*?]|(?:1?\\d|2[0-3])(?:-(?:1?\\d|2[0-3]))?)(?:\\/[1-9]\\d?)?(?:,(?:[*?]|(?:1?\\d|2[0-3])(?:-(?:1?\\d|2[0-3]))?)(?:\\/[1-9]\\d?)?)* (?:[*?]|(?:0?[1-9]|[12]\\d|3[01]|L|\\d\\d?W)(?:-(?:0?[1-9]|[12]\\d|3[01]|L|\\d\\d?W))?)(?:\\/[1-9]\\d?)?(?:,(?:[*?]|(?:0?[1-9]|[12]\\d|3[01]|L|\\d\\d?W)(?:-(?:0?[1-9]|[12]\\d|3[01]|L|\\d\\d?W))?)(?:\\/[1-9]\\d?)?)* (?:[*?]|(?:0?[1-9]|1[0-2]|[A-Za-z]{3})(?:-(?:0?[1-9]|1[0-2]|[A-Za-z]{3}))?)(?:\\/[1-9]\\d?)?(?:,(?:[*?]|(?:0?[1-9]|1[0-2]|[A-Za-z]{3})(?:-(?:0?[1-9]|1[0-2]|[A-Za-z]{3}))?)(?:\\/[1-9]\\d?)?)* \\+?(?:[*?]|(?:[0-7](?:#[1-5L])?|[A-Za-z]{3}(?:#[1-5L])?|[0-7]?L)(?:-(?:[0-7](?:#[1-5L])?|[A-Za-z]{3}(?:#[1-5L])?|[0-7]?L))?)(?:\\/[1-9]\\d?)?(?:,(?:[*?]|(?:[0-7](?:#[1-5L])?|[A-Za-z]{3}(?:#[1-5L])?|[0-7]?L)(?:-(?:[0-7](?:#[1-5L])?|[A-Za-z]{3}(?:#[1-5L])?|[0-7]?L))?)(?:\\/[1-9]\\d?)?)*$/D', 'interface' => '/^(?:\\*|product:(?:0|[1-9][0-9]{0,9})(?:\\/.{1,200})?|[A-Z][A-Za-z0-9]*\\.[A-Z][A-Za-z0-9]*\\.[A-Z][A-Za-z0-9_]*)$/D', 'menu-address' => '/^(?:\\/(?:[^\\x{9}-\\x{d}\\x{20}-\\x{20}\\x{a0}-\\x{a0}\\x{1680}-\\x{1680}\\x{2000}-\\x{200a}\\x{2028}-\\x{2029}\\x{202f}-\\x{202f}\\x{205f}-\\x{205f}\\x{3000}-\\x{3000}\\x{feff}-\\x{feff}\\\\"<>`\\/][^\\x{9}-\\x{d}\\x{20}-\\x{20}\\x{a0}-\\x{a0}\\x{1680}-\\x{1680}\\x{2000}-\\x{200a}\\x{2028}-\\x{2029}\\x{202f}-\\x{202f}\\x{205f}-\\x{205f}\\x{3000}-\\x{3000}\\x{feff}-\\x{feff}\\\\"<>`]*)?|https?:\\/\\/[^\\x{9}-\\x{d}\\x{20}-\\x{20}\\x{a0}-\\x{a0}\\x{1680}-\\x{1680}\\x{2000}-\\x{200a}\\x{2028}-\\x{2029}\\x{202f}-\\x{202f}\\x{205f}-\\x{205f}\\x{3000}-\\x{3000}\\x{feff}-\\x{feff}\\\\"<>`@\\/?#]+(?:[\\/?#][^\\x{9}-\\x{d}\\x{20}-\\x{20}\\x{a0}-\\x{a0}\\x{1680}-\\x{1680}\\x{2000}-\\x{200a}\\x{2028}-\\x{2029}\\x{202f}-\\x{202f}\\x{205f}-\\x{205f}\\x{3000}-\\x{3000}\\x{feff}-\\x{feff}\\\\"<>`]*)?)$/Du', 'phone' => '/^(1[3-9]\\d{9}|0\\d{2,3}-?\\d{7,8}(-\\d{1,6})?|[48]00-?\\d{3}-?\\d{4}|\\+\\d[\\d -]{5,18}\\d)$/D', 'rate' => '/^(?:unlimited|[1-9]\\d{0,8}\\/(?:(?:[1-9]\\d{0,2})?(?:s|min)|(?:[1-9]|1\\d|2[0-4])?h|d)(?:\\+[1-9]\\d{0,8})?)$/D', 'region' => '/^(北京市|天津市|河北省|山西省|内蒙古自治区|辽宁省|吉林省|黑龙江省|上海市|江苏省|浙江省|安徽省|福建省|江西省|山东省|河南省|湖北省|湖南省|广东省|广西壮族自治区|海南省|重庆市|四川省|贵州省|云南省|西藏自治区|陕西省|甘肃省|青海省|宁夏回族自治区|新疆维吾尔自治区|台湾省|香港特别行政区|澳门特别行政区)(\\/[\\x{3400}-\\x{4dbf}\\x{4e00}-\\x{9fff}]{1,30}){0,2}$/Du');
const FORMAT_TEXTS = array(
        'account-ids' => array('zh_cn' => '须为用逗号分隔的编号，例如 3,17', 'en' => 'must be IDs of accounts separated by commas, such as 3,17'),
        'color' => array('zh_cn' => '须为颜色值，如 #1677ff', 'en' => 'must be a colour such as #1677ff'),
        'cron' => array('zh_cn' => '应依次为分、时、日、月、周，例如 0 8 * * 1-5', 'en' => 'must be minute, hour, day, month and weekday, for example 0 8 * * 1-5'),
        'date' => array('zh_cn' => '须为存在的日期，格式 YYYY-MM-DD', 'en' => 'must be an existing date, written YYYY-MM-DD'),
        'date-time' => array('zh_cn' => '须为存在的时间，格式 YYYY-MM-DD HH:mm:ss，可带时区，如 2026-11-22T10:00:00+08:00', 'en' => 'must be an existing time, written YYYY-MM-DD HH:mm:ss, with an offset if you like: 2026-11-22T10:00:00+08:00'),
        'email' => array('zh_cn' => '须为正确的邮箱地址，如 name@example.com', 'en' => 'must be an e-mail address such as name@example.com'),
        'file' => array('zh_cn' => '须为已上传的文件或 http(s) 文件地址', 'en' => 'must be an uploaded file or an http(s) address'),
        'icon' => array('zh_cn' => '须为图标名称或图标文件地址', 'en' => 'must be the name of an icon or the address of its file'),
        'image' => array('zh_cn' => '须为已上传的图片或 http(s) 图片地址', 'en' => 'must be an uploaded picture or an http(s) address'),
        'interface' => array('zh_cn' => '须从接口列表中选择', 'en' => 'must be chosen from the list of interfaces'),
        'ip-list' => array('zh_cn' => '须为英文逗号分隔的 IP 地址或网段，如 10.0.0.1,192.168.0.0/16', 'en' => 'must be IP addresses or ranges separated by commas, such as 10.0.0.1,192.168.0.0/16'),
        'json' => array('zh_cn' => '须为正确的 JSON，嵌套不超过 64 层', 'en' => 'must be valid JSON, nested at most 64 levels'),
        'menu-address' => array('zh_cn' => '须为后台页面的路径（以 / 开头，例如 /user/list）或 http(s) 网址，不能使用 javascript: 等其他协议', 'en' => 'must be the path of a page, such as /user/list, or an http(s) address; no other scheme such as javascript:'),
        'password' => array('zh_cn' => '长度须为 6–20 个字符，且不含空格', 'en' => 'must have 6 to 20 characters and no spaces'),
        'phone' => array('zh_cn' => '须为 11 位手机号、带区号的座机号或 + 开头的国际号码', 'en' => 'must be an 11-digit mobile number, a landline with area code or an international number with +'),
        'rate' => array('zh_cn' => '须为“次数/时间窗口+突发次数”，如 100/s、600/min+50、5000/10min；不限则为 unlimited', 'en' => 'must be calls per window and a burst, such as 100/s, 600/min+50 or 5000/10min, or unlimited'),
        'region' => array('zh_cn' => '须为以省级行政区开头的地区，各级用 / 分隔，如 广东省/深圳市/南山区', 'en' => 'must be a region of China, its levels separated by slashes, such as 广东省/深圳市/南山区'),
        'secret' => array('zh_cn' => '首尾不能有空格，也不能含控制字符', 'en' => 'must not begin or end with a space nor hold control characters'),
        'tags' => array('zh_cn' => '须为英文逗号分隔的标签，不重复，每个最多 50 个字', 'en' => 'must be different tags separated by commas, each at most 50 characters'),
        'url' => array('zh_cn' => '须为以 http:// 或 https:// 开头的网址', 'en' => 'must be an address that begins with http:// or https://'),
    );
const INTEGER_RANGE_TEXTS = array(
        'safe' => array('zh_cn' => '±9007199254740991 以内的整数', 'en' => 'an integer within ±9007199254740991'),
        'int64' => array('zh_cn' => '64 位整数（-9223372036854775808 至 9223372036854775807）', 'en' => 'an integer of 64 bits (-9223372036854775808 to 9223372036854775807)'),
    );
const JSON_DECODE_DEPTH = 101;
const JSON_FORMAT_DEPTH = 64;
const LARGEST_LIST = 100000;
const LAST_DAY = 3652364;
const LONGEST_PAUSE = 10000;
const LONGEST_TEXT = 1000000;
const LOOP_TURNS = 10000;
const MOST_COMPARED = 1000;
const MOST_GROUPS = 1000;
const MOST_JOINED_IN_ALL = 10000;
const MOST_REDIRECTS = 3;
const NEVER_RELAYED = '^(?:connection|keep-alive|proxy-.*|te|trailers?|transfer-encoding|upgrade|http2-settings|expect)$|^(?:set-cookie2?|www-authenticate|authorization|authentication-info|cookie)$|^(?:access-control-.*|timing-allow-origin|cross-origin-.*|origin-agent-cluster)$|^(?:content-.*|strict-transport-security|x-frame-options|x-content-type-options|x-xss-protection|referrer-policy|permissions-policy|feature-policy)$|^(?:public-key-pins.*|expect-ct|clear-site-data|report-to|reporting-endpoints|nel|alt-svc|refresh|service-worker-allowed|sourcemap|x-sourcemap)$|^(?:x-accel-.*|x-sendfile|x-request-id|x-portico-.*|date|server|via|cache-control)$';
const OPEN_HEADERS = array('accept', 'accept-language', 'accept-encoding', 'content-type', 'content-length', 'user-agent');
const OPERATION_FAILURES = array(
        'range' => array('zh_cn' => '整数超出范围（±9007199254740991）', 'en' => 'The integer is out of range (±9007199254740991)'),
        'infinite' => array('zh_cn' => '数值超出范围', 'en' => 'The number is out of range'),
        'zero' => array('zh_cn' => '除数不能为 0', 'en' => 'Division by zero'),
        'number' => array('zh_cn' => '运算需要数字', 'en' => 'The operation needs a number'),
        'integer' => array('zh_cn' => '运算需要整数', 'en' => 'The operation needs an integer'),
        'text' => array('zh_cn' => '运算需要文本', 'en' => 'The operation needs a text'),
        'scalar' => array('zh_cn' => '运算需要文本、数字或布尔值', 'en' => 'The operation needs a text, a number or a boolean'),
        'boolean' => array('zh_cn' => '运算需要布尔值', 'en' => 'The operation needs a boolean'),
        'list' => array('zh_cn' => '运算需要列表', 'en' => 'The operation needs a list'),
        'object' => array('zh_cn' => '运算需要对象', 'en' => 'The operation needs an object'),
        'date' => array('zh_cn' => '日期须为存在的 YYYY-MM-DD 或 YYYY-MM-DD HH:mm:ss，可带时区（YYYY-MM-DDTHH:mm:ss+08:00）', 'en' => 'A date is an existing YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, with or without an offset (YYYY-MM-DDTHH:mm:ss+08:00)'),
        'dateRange' => array('zh_cn' => '日期须在 0001 年到 9999 年之间', 'en' => 'A date lies between the years 0001 and 9999'),
        'measurable' => array('zh_cn' => '只能计算文本或列表的长度', 'en' => 'Only a text or a list has a length'),
        'digits' => array('zh_cn' => '小数位数须为 0 到 15 的整数', 'en' => 'The number of decimals must be an integer from 0 to 15'),
        'exponent' => array('zh_cn' => '指数须为 -1024 到 1024 的整数', 'en' => 'The exponent must be an integer from -1024 to 1024'),
        'root' => array('zh_cn' => '负数没有平方根', 'en' => 'A negative number has no square root'),
        'order' => array('zh_cn' => '只有同类的数字或文本才能比较大小', 'en' => 'Only two numbers or two texts can be ordered'),
        'negative' => array('zh_cn' => '个数和长度不能为负', 'en' => 'A count or length cannot be negative'),
        'fill' => array('zh_cn' => '填充字符须为一个字符', 'en' => 'The fill must be one character'),
        'choice' => array('zh_cn' => '选项不存在', 'en' => 'This choice is not available'),
        'interval' => array('zh_cn' => '最小值不能大于最大值，且两者相差须小于 2^48', 'en' => 'The minimum must not exceed the maximum, and they must be less than 2^48 apart'),
        'step' => array('zh_cn' => '步长不能为 0', 'en' => 'The step cannot be 0'),
        'convert' => array('zh_cn' => '值无法转换为所需类型', 'en' => 'The value cannot be converted to that type'),
        'password' => array('zh_cn' => '密码须为 1 到 72 字节的文本（约 24 个汉字），且不含空字符', 'en' => 'A password is a text of 1 to 72 bytes (about 24 Chinese characters) without a zero character'),
        'json' => array('zh_cn' => 'JSON 格式错误', 'en' => 'The JSON is not valid'),
        'encoded' => array('zh_cn' => '文本不符合该编码格式', 'en' => 'The text is not valid in this encoding'),
        'textSize' => array('zh_cn' => '文本不能超过 1000000 个字符', 'en' => 'A text may have at most 1000000 characters'),
        'listSize' => array('zh_cn' => '列表不能超过 100000 个元素', 'en' => 'A list may have at most 100000 items'),
        'precision' => array('zh_cn' => '数字超过 15 位有效数字，请先舍入', 'en' => 'The number has more than 15 digits; round it first'),
        'fen' => array('zh_cn' => '金额最多两位小数，请先用 round(…, 2) 舍入', 'en' => 'An amount of money has at most two decimals; use round(…, 2) first'),
        'keys' => array('zh_cn' => '键的个数须与元素个数相同', 'en' => 'There must be as many keys as items'),
        'pattern' => array('zh_cn' => '正则表达式不可用：有错误，或含环视、反向引用', 'en' => 'The regular expression cannot be used: it has an error, look-around or a backreference'),
    );
const OWN_HEADERS = '^(?:connection|keep-alive|proxy-connection|proxy-authenticate|proxy-authorization|te|trailer|transfer-encoding|upgrade|http2-settings|expect|content-length)$';
const PARAMETER_DEPTH = 64;
const PARAMETER_TEXTS = array(
        'required' => array('zh_cn' => '缺少必要参数 {name}', 'en' => 'Parameter {name} is required'),
        'blank' => array('zh_cn' => '参数 {name} 为必填，不能为空文本', 'en' => 'Parameter {name} is required and must not be an empty text'),
        'null' => array('zh_cn' => '参数 {name} 不能为 null；没有值时请不要传递', 'en' => 'Parameter {name} must not be null; leave it out if there is no value'),
        'unknown' => array('zh_cn' => '不存在参数 {name}，可用参数：{allowed}', 'en' => 'There is no parameter {name}; allowed: {allowed}'),
        'type' => array('zh_cn' => '参数 {name} 应为{allowed}，但现在是 {found}', 'en' => 'Parameter {name} must be {allowed}, but is {found}'),
        'enum' => array('zh_cn' => '参数 {name} 只能是：{allowed}', 'en' => 'Parameter {name} must be one of: {allowed}'),
        'pattern' => array('zh_cn' => '参数 {name} 不符合格式 {pattern}', 'en' => 'Parameter {name} does not match {pattern}'),
        'format' => array('zh_cn' => '参数 {name} 格式错误：{allowed}', 'en' => 'Parameter {name} has a wrong format: {allowed}'),
        'depth' => array('zh_cn' => '{name} 嵌套过深，最多 {max} 层', 'en' => '{name} is nested too deeply; at most {max} levels'),
        'json' => array('zh_cn' => '参数 {name}：{reason}', 'en' => 'Parameter {name}: {reason}'),
        'value_min' => array('zh_cn' => '参数 {name} 不能小于 {bound}', 'en' => 'Parameter {name} must not be less than {bound}'),
        'value_max' => array('zh_cn' => '参数 {name} 不能大于 {bound}', 'en' => 'Parameter {name} must not be more than {bound}'),
        'value_above' => array('zh_cn' => '参数 {name} 须大于 {bound}', 'en' => 'Parameter {name} must be more than {bound}'),
        'value_below' => array('zh_cn' => '参数 {name} 须小于 {bound}', 'en' => 'Parameter {name} must be less than {bound}'),
        'length_min' => array('zh_cn' => '参数 {name} 至少 {bound} 个字符', 'en' => 'Parameter {name} must have at least {bound} characters'),
        'length_max' => array('zh_cn' => '参数 {name} 最多 {bound} 个字符', 'en' => 'Parameter {name} must have at most {bound} characters'),
        'count_min' => array('zh_cn' => '参数 {name} 至少 {bound} 项', 'en' => 'Parameter {name} must have at least {bound} items'),
        'count_max' => array('zh_cn' => '参数 {name} 最多 {bound} 项', 'en' => 'Parameter {name} must have at most {bound} items'),
    );
const PATTERN_CHARACTERS = 500;
const PATTERN_DEPTH = 20;
const PATTERN_REPETITIONS = 1000;
const SECONDS_PER_DAY = 86400;
const STRICT_JSON_TEXTS = array(
        'syntax' => array('zh_cn' => '不是有效的 JSON', 'en' => 'This is not valid JSON'),
        'syntaxAt' => array('zh_cn' => '不是有效的 JSON：错误在第 {line} 行第 {column} 列', 'en' => 'This is not valid JSON: wrong at line {line}, column {column}'),
        'depth' => array('zh_cn' => 'JSON 嵌套过深，最多 {max} 层', 'en' => 'The JSON is nested too deeply; at most {max} levels'),
        'duplicate' => array('zh_cn' => 'JSON 中名称 {name} 在同一对象内重复出现', 'en' => 'The name {name} appears twice in one object of the JSON'),
        'forbidden' => array('zh_cn' => 'JSON 中不允许使用名称 {name}', 'en' => 'The name {name} is not allowed in the JSON'),
        'nul' => array('zh_cn' => 'JSON 中的名称不能含有字符 NUL（\\u0000）', 'en' => 'Names in the JSON must not contain the character NUL (\\u0000)'),
        'surrogate' => array('zh_cn' => 'JSON 的文本中有不成对的 UTF-16 代理项（\\ud800–\\udfff），它不是字符', 'en' => 'A text in the JSON contains half of a UTF-16 surrogate pair (\\ud800 to \\udfff), which is not a character'),
        'longNumber' => array('zh_cn' => 'JSON 中的数值 {found} 过长，最多 {max} 个字符', 'en' => 'The number {found} in the JSON is too long; at most {max} characters'),
        'infinite' => array('zh_cn' => 'JSON 中的数值 {found} 超出范围', 'en' => 'The number {found} in the JSON is out of range'),
    );
const TYPE_WORDS = array(
        'string' => array('zh_cn' => '文本', 'en' => 'string'),
        'integer' => array('zh_cn' => '整数', 'en' => 'integer'),
        'float' => array('zh_cn' => '小数', 'en' => 'float'),
        'boolean' => array('zh_cn' => '布尔', 'en' => 'boolean'),
        'date' => array('zh_cn' => '日期', 'en' => 'date'),
        'array' => array('zh_cn' => '列表', 'en' => 'array'),
        'object' => array('zh_cn' => '对象', 'en' => 'object'),
    );
const TEXTS = array(
        'noService' => array('zh_cn' => '缺少参数 service，格式为 Namespace.Class.Method', 'en' => 'The field service is missing. Send it as Namespace.Class.Method'),
        'unknownService' => array('zh_cn' => '服务 {name} 不存在', 'en' => 'There is no service {name}'),
        'serviceVerb' => array('zh_cn' => '该服务只接受 {allowed} 请求', 'en' => 'This service accepts only {allowed}'),
        'verb' => array('zh_cn' => '不支持 {verb}，请使用 POST', 'en' => '{verb} is not supported; use POST'),
        'tooMany' => array('zh_cn' => '参数过多，最多 {max} 个', 'en' => 'Too many fields; at most {max}'),
        'forbidden' => array('zh_cn' => '参数名 {name} 不允许使用', 'en' => 'The field name {name} is not allowed'),
        'duplicate' => array('zh_cn' => '参数 {name} 重复出现；列表请以 JSON 文本传递', 'en' => 'Field {name} appears twice; send lists as JSON text'),
        'encoding' => array('zh_cn' => '请求内容不是有效的 UTF-8 表单编码', 'en' => 'The body is not valid UTF-8 form encoding'),
        'bodyTooLarge' => array('zh_cn' => '请求内容超过 {max} MB', 'en' => 'The body is larger than {max} MB'),
        'mediaType' => array('zh_cn' => '只接受 application/json、application/x-www-form-urlencoded 或 multipart/form-data', 'en' => 'Send application/json, application/x-www-form-urlencoded or multipart/form-data'),
        'multipart' => array('zh_cn' => 'multipart/form-data 内容不完整或格式错误', 'en' => 'The multipart/form-data is incomplete or malformed'),
        'malformed' => array('zh_cn' => '请求格式错误', 'en' => 'The request is malformed'),
        'fileTooLarge' => array('zh_cn' => '文件过大，最多 {max} MB', 'en' => 'File too large. The limit is {max} MB'),
        'notAFile' => array('zh_cn' => '请以 multipart/form-data 上传文件', 'en' => 'Upload the file as multipart/form-data'),
        'tokenInAddress' => array('zh_cn' => '凭证不能出现在网址中，请用 POST 表单字段或 Authorization: Bearer 请求头传递', 'en' => 'Credentials must not be in the URL. Send them as form fields by POST, or the token in the header Authorization: Bearer'),
        'fieldInAddress' => array('zh_cn' => '参数 {name} 请放在请求内容中，网址中只允许 service', 'en' => 'Send {name} in the body. Only service may be in the URL'),
        'twoServices' => array('zh_cn' => '同时指定了不同的服务：{names}', 'en' => 'Different services are named in one call: {names}'),
        'jsonObject' => array('zh_cn' => 'JSON 请求内容须为一个对象，如 {example}', 'en' => 'Send the JSON of a call as one object, such as {example}'),
        'jsonEncoding' => array('zh_cn' => 'JSON 请求内容不是有效的 UTF-8', 'en' => 'The JSON is not valid UTF-8'),
        'jsonText' => array('zh_cn' => 'JSON 成员 {name} 须为文本', 'en' => 'The member {name} of the JSON must be a text'),
        'fault' => array('zh_cn' => '服务器内部错误', 'en' => 'Server error'),
        'cacheKey' => array('zh_cn' => '缓存键须为 1 到 200 个字符的文本', 'en' => 'The key of a cached value must be a text of 1 to 200 characters'),
        'cacheSeconds' => array('zh_cn' => '缓存时间须为 1 到 86400 秒的整数', 'en' => 'A value is cached for 1 to 86400 whole seconds'),
        'cacheSize' => array('zh_cn' => '缓存的值超过 64 KB', 'en' => 'A cached value is larger than 64 KB'),
        'budgetSteps' => array('zh_cn' => '一次调用的计算量不能超过 {max} 步，执行到“{what}”时已用完：请减少循环次数或数据量', 'en' => 'One call may compute {max} steps; they were used up at "{what}". Loop less often or over less data'),
        'budgetValues' => array('zh_cn' => '数据不能超过 {max} 个值（每 16 个字符计一个）', 'en' => 'Data may contain at most {max} values (16 characters count as one)'),
        'budgetDepth' => array('zh_cn' => '数据嵌套不能超过 {max} 层', 'en' => 'Data may be nested at most {max} levels deep'),
        'frameTwo' => array('zh_cn' => '一个事务只能用一个数据库：已写过 {first}，不能再写 {second}', 'en' => 'A transaction can only use one database: {first} has been written to, so {second} cannot be'),
        'loopList' => array('zh_cn' => '循环需要列表', 'en' => 'A loop needs a list'),
        'loopTurns' => array('zh_cn' => '循环不能超过 {max} 次', 'en' => 'A loop may run at most {max} times'),
        'loopCall' => array('zh_cn' => '一次调用中的循环合计不能超过 {max} 次', 'en' => 'The loops of one call may run at most {max} times in total'),
        'nestedItself' => array('zh_cn' => '接口不能调用自己：{way}', 'en' => 'An interface must not call itself: {way}'),
        'nestedDeep' => array('zh_cn' => '接口之间的调用不能超过 {max} 层：{way}', 'en' => 'Interfaces may call one another at most {max} levels deep: {way}'),
        'nestedUnknown' => array('zh_cn' => '接口 {name} 不存在或尚未发布', 'en' => 'The interface {name} does not exist or is not published'),
        'nestedFile' => array('zh_cn' => '文件参数 {name} 不能由另一个接口传入', 'en' => 'The file parameter {name} cannot be passed from another interface'),
        'procedure' => array('zh_cn' => '没有可用的存储过程：未配置数据库', 'en' => 'There are no stored procedures: no database is configured'),
        'sqlColumn' => array('zh_cn' => '语句结果中没有列“{name}”', 'en' => 'The statement answers no column “{name}”'),
        'sqlValue' => array('zh_cn' => '语句的值“{name}”必须是{type}', 'en' => '“{name}” of the statement must be of the type {type}'),
        'sqlCell' => array('zh_cn' => '结果的列“{name}”不是{type}', 'en' => 'Column “{name}” of the result is not of the type {type}'),
        'sqlSeveral' => array('zh_cn' => '只能写一条语句，“;”之后不能再有内容', 'en' => 'One statement only: nothing may follow the “;”'),
        'sqlMost' => array('zh_cn' => '语句返回超过 {most} 行', 'en' => 'The statement answers more than {most} rows'),
        'sqlInside' => array('zh_cn' => '独立语句不能在事务中运行', 'en' => 'A statement of its own cannot run inside a transaction'),
        'sqlDatabase' => array('zh_cn' => '数据库“{database}”没有连接', 'en' => 'The database “{database}” is not connected'),
        'topicPayload' => array('zh_cn' => '消息数据须为对象', 'en' => 'The payload of a message must be an object'),
        'topicKey' => array('zh_cn' => '顺序键须为不超过 100 个字符的文本', 'en' => 'The ordering key must be a text of up to 100 characters'),
        'topicAccount' => array('zh_cn' => '事件所属账号须为账号编号（正整数）', 'en' => 'The account concerned must be the id of an account, a positive integer'),
        'topicNobody' => array('zh_cn' => '没有可用的消息发布方式：未设置 \\Portico\\Topic::$publisher', 'en' => 'There is no publisher here: \\Portico\\Topic::$publisher is not set'),
        'sort' => array('zh_cn' => '不能按 {sort} 排序，可用：{allowed}（前加 - 为倒序）', 'en' => 'Cannot sort by {sort}. Allowed: {allowed} (prefix - for descending)'),
        'tooManyJoined' => array('zh_cn' => '{table} 中有超过 {most} 条记录属于这些记录，请减少一次查询的条数', 'en' => 'More than {most} rows of {table} belong to these rows: ask for fewer rows at once'),
        'columnRequired' => array('zh_cn' => '字段 {name} 必填，不能为空', 'en' => 'The column {name} is required and cannot be empty'),
        'conditionValue' => array('zh_cn' => '字段 {name} 的条件值应为{type}类型', 'en' => 'The condition on {name} needs a value of type {type}'),
        'conditionList' => array('zh_cn' => '字段 {name} 的条件最多 {most} 个值', 'en' => 'The condition on {name} accepts up to {most} values'),
        'conditionText' => array('zh_cn' => '字段 {name} 的条件最多 {most} 个字符', 'en' => 'The condition on {name} accepts up to {most} characters'),
        'codeMissing' => array('zh_cn' => '此代码节点没有 PHP 版本', 'en' => 'This code node has no PHP'),
    );
const TYPE_TEXTS = array(
        'string' => array('zh_cn' => '文本', 'en' => 'text'),
        'integer' => array('zh_cn' => '整数', 'en' => 'an integer'),
        'float' => array('zh_cn' => '数字', 'en' => 'a number'),
        'boolean' => array('zh_cn' => '布尔值（true 或 false）', 'en' => 'a boolean (true or false)'),
        'array' => array('zh_cn' => 'JSON 数组', 'en' => 'a JSON array'),
        'object' => array('zh_cn' => 'JSON 对象', 'en' => 'a JSON object'),
        'date' => array('zh_cn' => '存在的日期（YYYY-MM-DD、YYYY-MM-DD HH:mm:ss，或带时区的 YYYY-MM-DDTHH:mm:ssZ、YYYY-MM-DDTHH:mm:ss+08:00）', 'en' => 'an existing date (YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, or with an offset YYYY-MM-DDTHH:mm:ssZ, YYYY-MM-DDTHH:mm:ss+08:00)'),
        'file' => array('zh_cn' => '上传的文件（multipart/form-data）', 'en' => 'an uploaded file (multipart/form-data)'),
    );
const UPSTREAM_TEXTS = array('refused' => array('zh_cn' => '上游接口拒绝了请求（状态 {status}）', 'en' => 'The upstream refused the request (status {status})'), 'limited' => array('zh_cn' => '上游接口限制了调用频率（状态 {status}），请稍后再试', 'en' => 'The upstream limits how often it can be called (status {status}). Try again later'), 'failed' => array('zh_cn' => '上游接口出错（状态 {status}）', 'en' => 'The upstream failed (status {status})'), 'redirect' => array('zh_cn' => '上游接口返回了重定向（状态 {status}），未跟随', 'en' => 'The upstream returned a redirect (status {status}), which is not followed'), 'notJson' => array('zh_cn' => '上游接口的返回不是它所声明的 JSON', 'en' => 'The upstream\'s response claims to be JSON but is not valid JSON'), 'unreachable' => array('zh_cn' => '上游接口无法访问', 'en' => 'The upstream cannot be reached'), 'slow' => array('zh_cn' => '上游接口未按时响应', 'en' => 'The upstream did not answer in time'), 'large' => array('zh_cn' => '上游接口返回的 JSON 超过 {size} MB', 'en' => 'The upstream\'s JSON response is larger than {size} MB'), 'coding' => array('zh_cn' => '上游接口返回的压缩内容无法解开', 'en' => 'The upstream\'s compressed response cannot be decompressed'), 'busy' => array('zh_cn' => '上游接口的并发调用过多，请稍后再试', 'en' => 'Too many calls to the upstream are running. Try again later'), 'resting' => array('zh_cn' => '上游接口连续无法访问，请稍后再试', 'en' => 'The upstream could not be reached several times in a row. Try again later'), 'cancelled' => array('zh_cn' => '调用已取消', 'en' => 'The call was cancelled'), 'file' => array('zh_cn' => '上游接口返回的是文件，只能作为整个返回，不能放进 JSON', 'en' => 'The upstream returned a file. A file can only be the whole response, not part of JSON'), 'dots' => array('zh_cn' => '路径中的值不能是 . 或 ..', 'en' => 'A path value cannot be . or ..'), 'notUploaded' => array('zh_cn' => '没有上传文件 {name}', 'en' => 'The file {name} was not uploaded'), 'headerName' => array('zh_cn' => '请求头名称无效：{name}', 'en' => '{name} is not a valid header name'), 'headerValue' => array('zh_cn' => '请求头 {name} 只能包含 Latin-1 字符，不能有换行等控制字符', 'en' => 'The header {name} can contain only Latin-1 characters and no control characters'));
const WHITE_SPACE = '[\x{9}-\x{d}\x{20}-\x{20}\x{85}-\x{85}\x{a0}-\x{a0}\x{1680}-\x{1680}\x{2000}-\x{200a}\x{2028}-\x{2029}\x{202f}-\x{202f}\x{205f}-\x{205f}\x{3000}-\x{3000}\x{feff}-\x{feff}]';
const YOUNG_LETTERS = '[\x{19b}-\x{19b}\x{264}-\x{264}\x{282}-\x{282}\x{1c89}-\x{1c8a}\x{2c2f}-\x{2c2f}\x{2c5f}-\x{2c5f}\x{1d8e}-\x{1d8e}\x{a794}-\x{a794}\x{a7c0}-\x{a7c1}\x{a7c4}-\x{a7dc}\x{a7f5}-\x{a7f6}\x{10570}-\x{105bc}\x{10d50}-\x{10d85}\x{16ea0}-\x{16ed3}]';
const ZONE_OFFSET = 480;
const ZONE_SECONDS = 28800;
