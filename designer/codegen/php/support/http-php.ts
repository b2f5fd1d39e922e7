/** Calls elsewhere, with the answers of designer/model/runtime.ts `http`. */
export const httpPhp = String.raw`<?php
// Made by Portico. A call to another system.
namespace Portico;

final class Http
{
    public static function call($request)
    {
        Transaction::settle();
        $url = self::address($request);
        $query = self::pairs($request, 'query');
        if ($query) {
            $url .= (strpos($url, '?') === false ? '?' : '&') . implode('&', $query);
        }
        $plain = function ($text) {
            return $text;
        };
        $headers = array('Accept: application/json');
        foreach (self::present($request, 'headers') as $name => $value) {
            $headers[] = $name . ': ' . self::headerText(HttpValues::textIn((string)$name, $value, HttpValues::styleOf($request, 'headers', $name), $plain));
        }
        $cookies = self::pairs($request, 'cookies');
        if ($cookies) {
            $headers[] = 'Cookie: ' . implode('; ', $cookies);
        }
        $options = array('method' => $request['method'], 'timeout' => 10, 'ignore_errors' => true, 'follow_location' => 0);
        $body = HttpBody::of($request);
        if ($body) {
            list($media, $options['content']) = $body;
            $headers[] = 'Content-Type: ' . self::headerText($media);
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

    /* A value never becomes more than one part of the path, nor the way up. */
    private static function address($request)
    {
        $values = self::present($request, 'path');
        $url = preg_replace_callback('/\{([^{}]+)\}/', function ($place) use ($request, $values) {
            if (!isset($values[$place[1]])) {
                return $place[0];
            }
            return HttpValues::textIn($place[1], $values[$place[1]], HttpValues::styleOf($request, 'path', $place[1]), 'rawurlencode');
        }, $request['url']);
        $dots = '/\/\.\.?(?:[\/?#]|$)/D';
        if (preg_match($dots, $url) && !preg_match($dots, $request['url'])) {
            throw new Failure('路径中的值不能是 . 或 ..', 400);
        }
        return $url;
    }

    private static function present($request, $part)
    {
        return HttpValues::given(isset($request[$part]) ? $request[$part] : array());
    }

    private static function pairs($request, $part)
    {
        $texts = array();
        foreach (self::present($request, $part) as $name => $value) {
            foreach (HttpValues::pairs($name, $value, HttpValues::styleOf($request, $part, $name), 'rawurlencode') as $pair) {
                $texts[] = implode('=', $pair);
            }
        }
        return $texts;
    }

    /* Characters a header cannot hold become blanks. */
    private static function headerText($text)
    {
        return mb_convert_encoding(preg_replace('/[^\t\x{20}-\x{7e}\x{80}-\x{ff}]/u', ' ', $text), 'ISO-8859-1', 'UTF-8');
    }
}
`;
