<?php

// Made by Portico. A call to another system.
declare(strict_types=1);

namespace Portico;

final class Http
{
    /**
     * @param mixed $request
     * @return mixed
     */
    public static function call($request)
    {
        Transaction::settle();
        Budget::fitting($request);
        $url = self::written(self::address($request));
        $query = self::pairs($request, 'query');
        if ($query) {
            $url .= (strpos($url, '?') === false ? '?' : '&') . implode('&', $query);
        }
        $plain = function ($text) {
            return $text;
        };
        $headers = array('accept' => 'Accept: ' . (isset($request['accept']) ? self::headerText('Accept', $request['accept']) : 'application/json, */*;q=0.8'));
        foreach (self::present($request, 'headers') as $name => $value) {
            if (preg_match('/' . Platform\OWN_HEADERS . '/iD', (string)$name) === 1) {
                continue;
            }
            $headers[strtolower((string)$name)] = $name . ': ' . self::headerText((string)$name, HttpValues::textIn((string)$name, $value, HttpValues::styleOf($request, 'headers', $name), $plain));
        }
        $headers += self::told(isset($request['forward']) ? $request['forward'] : array());
        $cookies = self::pairs($request, 'cookies');
        if ($cookies) {
            $headers['cookie'] = 'Cookie: ' . implode('; ', $cookies);
        }
        $options = array('method' => $request['method'], 'timeout' => isset($request['timeout']) ? $request['timeout'] : 10, 'ignore_errors' => true, 'follow_location' => 0, 'protocol_version' => 1.1);
        $body = HttpBody::of($request);
        if ($body) {
            list($media, $options['content']) = $body;
            $headers['content-type'] = 'Content-Type: ' . self::headerText('Content-Type', $media);
        }
        if ((!$body || $options['content'] === '') && in_array($request['method'], array('POST', 'PUT', 'PATCH'), true)) {
            $headers['content-length'] = 'Content-Length: 0';
        }
        $headers['connection'] = 'Connection: close';
        list($lines, $text) = self::answered($url, $options, $headers);
        return HttpAnswer::of($request, $lines, $text);
    }

    /**
     * Lines of the head and body of the answer, after the redirects that are followed. One that is not has no body.
     *
     * @param string                $url
     * @param array<string, mixed>  $options
     * @param array<string, string> $headers
     * @return array{array<string>, string}
     */
    private static function answered($url, $options, $headers)
    {
        for ($followed = 0;; $followed++) {
            $began = microtime(true);
            $context = stream_context_create(array('http' => array('header' => array_values($headers)) + $options));
            $text = @file_get_contents($url, false, $context);
            if ($text === false) {
                throw microtime(true) - $began < $options['timeout'] ? HttpAnswer::failure(502, 'unreachable') : HttpAnswer::failure(504, 'slow');
            }
            list($status, $answer) = HttpAnswer::head($http_response_header);
            if (!HttpRedirect::is($status, $answer)) {
                return array($http_response_header, HttpAnswer::unpacked($answer, $text));
            }
            $next = $followed < Platform\MOST_REDIRECTS ? HttpRedirect::next($url, $options, $headers, $status, $answer['location']) : null;
            if ($next === null) {
                return array($http_response_header, '');
            }
            list($url, $options, $headers) = $next;
        }
    }

    /**
     * What the other side is told of the call; a value of the request itself goes first.
     *
     * @param array<string> $forward
     * @return array<string, string>
     */
    private static function told($forward)
    {
        $address = isset($_SERVER['REMOTE_ADDR']) ? (string)$_SERVER['REMOTE_ADDR'] : '';
        $app = in_array('app', $forward, true) ? (string)Caller::get('app_key') : '';
        $told = $app === '' ? array() : array('x-portico-app' => 'X-Portico-App: ' . $app);
        return in_array('address', $forward, true) && $address !== '' ? $told + array('x-forwarded-for' => 'X-Forwarded-For: ' . $address) : $told;
    }

    /**
     * A value never becomes more than one part of the path, nor the way up.
     *
     * @param mixed $request
     * @return mixed
     */
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
            throw HttpAnswer::failure(400, 'dots');
        }
        return (string)$url;
    }

    /**
     * An address as it goes over the wire, the way URL writes it: what is not ASCII percent-encoded, no fragment, no way up.
     *
     * @param string $url
     * @return string
     */
    public static function written($url)
    {
        $url = explode('#', str_replace(array("\t", "\r", "\n"), '', trim($url, "\x00..\x20")), 2)[0];
        if (!preg_match('/^(https?):[\/\\\\]*([^\/\\\\?]*)([^?]*)\??(.*)$/isD', $url, $parts)) {
            return $url;
        }
        $host = preg_match('/[^\x21-\x7e]/', $parts[2]) && function_exists('idn_to_ascii') ? idn_to_ascii($parts[2]) : $parts[2];
        $path = '/' . self::encoded(self::withoutDots((string)substr(str_replace('\\', '/', $parts[3]), 1)), '"<>^{}' . chr(96));
        $host = $host === false ? $parts[2] : $host;
        return strtolower($parts[1]) . '://' . (strpos($host, '@') === false ? strtolower($host) : $host) . $path . ($parts[4] === '' ? '' : '?' . self::encoded($parts[4], '"<>\''));
    }

    /**
     * @param string $text
     * @param string $more characters of ASCII that are encoded, too
     * @return string
     */
    private static function encoded($text, $more)
    {
        return (string)preg_replace_callback('/[^\x21-\x7e]|[' . preg_quote($more, '/') . ']/', function ($byte) {
            return rawurlencode($byte[0]);
        }, $text);
    }

    /**
     * @param string $path
     * @return string
     */
    private static function withoutDots($path)
    {
        $kept = array();
        $steps = explode('/', $path);
        foreach ($steps as $index => $step) {
            $plain = str_ireplace('%2e', '.', $step);
            $isDots = $plain === '.' || $plain === '..';
            if ($plain === '..') {
                array_pop($kept);
            } elseif (!$isDots) {
                $kept[] = $step;
            }
            if ($isDots && $index === count($steps) - 1) {
                $kept[] = '';
            }
        }
        return implode('/', $kept);
    }

    /**
     * @param mixed $request
     * @param mixed $part
     * @return mixed
     */
    private static function present($request, $part)
    {
        return HttpValues::given(isset($request[$part]) ? $request[$part] : array());
    }

    /**
     * @param mixed $request
     * @param mixed $part
     * @return mixed
     */
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

    /**
     * A header is bytes, one for each character of Latin-1; what is beyond has no place in it.
     *
     * @param mixed $name
     * @param mixed $text
     * @return mixed
     */
    private static function headerText($name, $text)
    {
        if (preg_match('/^[\t\x{20}-\x{7e}\x{a0}-\x{ff}]*$/Du', $text) !== 1) {
            throw HttpAnswer::failure(400, 'headerValue', array('name' => $name));
        }
        return mb_convert_encoding($text, 'ISO-8859-1', 'UTF-8');
    }
}
