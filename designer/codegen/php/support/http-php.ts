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
            $url = str_replace('{' . $name . '}', rawurlencode(self::text($value)), $url);
        }
        $query = http_build_query(array_map(array(__CLASS__, 'text'), self::present($request, 'query')), '', '&', PHP_QUERY_RFC3986);
        if ($query !== '') {
            $url .= (strpos($url, '?') === false ? '?' : '&') . $query;
        }
        $headers = array('Accept: application/json');
        foreach (self::present($request, 'headers') as $name => $value) {
            $headers[] = $name . ': ' . str_replace(array("\r", "\n"), ' ', self::text($value));
        }
        $cookies = self::present($request, 'cookies');
        if ($cookies) {
            $headers[] = 'Cookie: ' . http_build_query($cookies, '', '; ', PHP_QUERY_RFC3986);
        }
        $options = array('method' => $request['method'], 'timeout' => 10, 'ignore_errors' => true, 'follow_location' => 0);
        if (isset($request['body'])) {
            $isForm = $request['media'] === 'application/x-www-form-urlencoded';
            $body = $request['body'];
            if (is_array($body)) {
                $body = array_filter($body, function ($value) {
                    return $value !== null;
                });
            }
            $options['content'] = $isForm ? http_build_query($body) : (is_array($body) || $request['media'] === 'application/json' ? json_encode($body) : self::text($body));
            $headers[] = 'Content-Type: ' . $request['media'];
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
        $data = json_decode($text, true);
        return array('status' => $status, 'data' => $data === null && trim($text) !== 'null' ? ($text === '' ? null : $text) : $data);
    }

    private static function present($request, $part)
    {
        $values = isset($request[$part]) ? $request[$part] : array();
        return array_filter($values, function ($value) {
            return $value !== null;
        });
    }

    private static function text($value)
    {
        if (is_bool($value)) {
            return $value ? 'true' : 'false';
        }
        return is_array($value) ? json_encode($value) : (string)$value;
    }
}
`;
