/** Calls elsewhere, with the answers of designer/model/runtime.ts `http`. */
export const httpPhp = String.raw`<?php
// Made by Portico. A call to another system.
namespace Portico;

final class Http
{
    public static function call($request)
    {
        $url = $request['url'];
        foreach (self::present($request, 'path') as $name => $value) {
            $text = rawurlencode(self::text($value));
            $url = str_replace('{' . $name . '}', $text === '.' || $text === '..' ? str_replace('.', '%2E', $text) : $text, $url);
        }
        $query = array();
        foreach (self::present($request, 'query') as $name => $value) {
            foreach (self::isList($value) ? $value : array($value) as $part) {
                $query[] = rawurlencode($name) . '=' . rawurlencode(self::text($part));
            }
        }
        if ($query) {
            $url .= (strpos($url, '?') === false ? '?' : '&') . implode('&', $query);
        }
        $headers = array('Accept: application/json');
        foreach (self::present($request, 'headers') as $name => $value) {
            $headers[] = $name . ': ' . self::headerText(self::text($value));
        }
        $cookies = array();
        foreach (self::present($request, 'cookies') as $name => $value) {
            $cookies[] = rawurlencode($name) . '=' . rawurlencode(self::text($value));
        }
        if ($cookies) {
            $headers[] = 'Cookie: ' . implode('; ', $cookies);
        }
        $options = array('method' => $request['method'], 'timeout' => 10, 'ignore_errors' => true, 'follow_location' => 0);
        if (isset($request['body'])) {
            $options['content'] = self::body($request['body'], $request['media']);
            $headers[] = 'Content-Type: ' . self::headerText($request['media']);
        }
        $options['header'] = $headers;
        $text = @file_get_contents($url, false, stream_context_create(array('http' => $options)));
        if ($text === false) {
            throw new Failure('上游接口无法访问', 500);
        }
        $status = preg_match('/^HTTP\/\S+ (\d+)/', $http_response_header[0], $parts) ? (int)$parts[1] : 0;
        if (empty($request['pass']) && ($status < 200 || $status > 299)) {
            throw new Failure('上游接口返回状态 ' . $status, 400);
        }
        $data = Json::plain(json_decode($text));
        return array('status' => $status, 'data' => $data === null && trim($text) !== 'null' ? ($text === '' ? null : $text) : $data);
    }

    private static function present($request, $part)
    {
        return self::given(isset($request[$part]) ? $request[$part] : array());
    }

    private static function given($values)
    {
        return array_filter((array)$values, function ($value) {
            return $value !== null;
        });
    }

    private static function body($body, $media)
    {
        $isObject = is_object($body) || (is_array($body) && !self::isList($body));
        if (!$isObject) {
            return is_string($body) && $media !== 'application/json' ? $body : self::json($body);
        }
        $members = self::given($body);
        if ($media !== 'application/x-www-form-urlencoded') {
            return self::json((object)$members);
        }
        $fields = array();
        foreach ($members as $name => $value) {
            $fields[] = urlencode($name) . '=' . urlencode(self::text($value));
        }
        return str_replace('%2A', '*', implode('&', $fields));
    }

    private static function isList($value)
    {
        return is_array($value) && (!$value || array_keys($value) === range(0, count($value) - 1));
    }

    private static function text($value)
    {
        if (is_bool($value)) {
            return $value ? 'true' : 'false';
        }
        return is_array($value) || is_object($value) ? self::json($value) : Calc::concat($value, '');
    }

    private static function json($value)
    {
        return json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS);
    }

    /* Characters a header cannot hold become blanks. */
    private static function headerText($text)
    {
        return mb_convert_encoding(preg_replace('/[^\t\x{20}-\x{7e}\x{80}-\x{ff}]/u', ' ', $text), 'ISO-8859-1', 'UTF-8');
    }
}
`;
