<?php

// Made by Portico. The answer of another system.
declare(strict_types=1);

namespace Portico;

final class HttpAnswer
{
    /** @var mixed */
    private static $texts = Platform\UPSTREAM_TEXTS;

    /**
     * The failure of a call that has no answer, or of one that cannot be made.
     *
     * @param mixed        $ret
     * @param mixed        $text
     * @param array<mixed> $words
     * @param mixed        $data
     * @return mixed
     */
    public static function failure($ret, $text, $words = array(), $data = null)
    {
        return new Failure(Language::fill(self::$texts[$text], $words), $ret, $data);
    }

    /**
     * array('status', 'headers', 'data'); ends the call where that is a failure and the request does not pass it.
     *
     * @param mixed $request
     * @param mixed $lines
     * @param mixed $text
     * @return mixed
     */
    public static function of($request, $lines, $text)
    {
        list($status, $headers) = self::head($lines);
        $type = isset($headers['content-type']) ? $headers['content-type'] : '';
        Answer::$headers = array_merge(Answer::$headers, self::relayed($request, $headers));
        if (empty($request['pass']) && ($status < 200 || $status > 299)) {
            throw self::refusal($request, $status, self::upstream($request, $status, $headers, self::shown($text, $type)));
        }
        return array('status' => $status, 'headers' => $headers, 'data' => self::data($request, $status, $headers, $text, $type));
    }

    /**
     * @param mixed $request
     * @param mixed $status
     * @param mixed $data
     * @return mixed
     */
    private static function refusal($request, $status, $data)
    {
        $words = array('status' => $status);
        if ($status === 429) {
            return self::failure(410, 'limited', $words, $data);
        }
        if ($status !== 304 && $status < 400) {
            return self::failure(502, 'redirect', $words, $data);
        }
        $isOurs = $status === 407 || (($status === 401 || $status === 403) && empty($request['callerCredential']));
        return $status < 500 && !$isOurs ? self::failure(422, 'refused', $words, $data) : self::failure(502, 'failed', $words, $data);
    }

    /**
     * @param mixed $request
     * @param mixed $status
     * @param mixed $headers
     * @param mixed $text
     * @param mixed $type
     * @return mixed
     */
    private static function data($request, $status, $headers, $text, $type)
    {
        if ($text === '') {
            return null;
        }
        $kind = self::kind($type);
        $decoded = $kind === 'bytes' ? null : self::decoded($text, $type);
        if ($decoded !== null && $kind !== 'text') {
            $value = json_decode($decoded);
            if (json_last_error() === JSON_ERROR_NONE) {
                return Json::plain($value);
            }
        }
        if ($kind === 'json') {
            throw self::failure(502, 'notJson', array(), self::upstream($request, $status, $headers, $decoded === null ? null : mb_substr($decoded, 0, 20000, 'UTF-8')));
        }
        $disposition = isset($headers['content-disposition']) ? $headers['content-disposition'] : '';
        if ($decoded === null || ($kind === 'text' && preg_match('/^\s*attachment\b/i', $disposition) === 1)) {
            return new File($disposition, $type, $text);
        }
        return $decoded;
    }

    /**
     * The body of a failure: a JSON value, text, or null for anything else.
     *
     * @param mixed $text
     * @param mixed $type
     * @return mixed
     */
    private static function shown($text, $type)
    {
        $kind = self::kind($type);
        $decoded = $text === '' || $kind === 'bytes' ? null : self::decoded($text, $type);
        $value = $decoded === null || $kind === 'text' ? null : json_decode($decoded);
        if ($value !== null || ($decoded !== null && trim($decoded) === 'null')) {
            return $value === null ? null : Json::plain($value);
        }
        return $decoded === null ? null : mb_substr($decoded, 0, 20000, 'UTF-8');
    }

    /**
     * @param mixed $request
     * @param mixed $status
     * @param mixed $headers
     * @param mixed $body
     * @return mixed
     */
    private static function upstream($request, $status, $headers, $body)
    {
        return array('upstream' => array('status' => $status, 'headers' => (object)self::relayed($request, $headers), 'body' => $body));
    }

    /**
     * Headers that the caller gets.
     *
     * @param mixed                 $request
     * @param array<string, string> $headers
     * @return array<string, string>
     */
    private static function relayed($request, $headers)
    {
        $chosen = isset($request['relay']) ? $request['relay'] : array();
        $own = isset($headers['connection']) ? array_map('trim', explode(',', strtolower($headers['connection']))) : array();
        $relayed = array();
        foreach ($headers as $name => $value) {
            $name = (string)$name;
            $isChosen = in_array($name, $chosen, true) || preg_match('/' . Platform\ALWAYS_RELAYED . '/D', $name) === 1;
            if ($isChosen && !in_array($name, $own, true) && preg_match('/' . Platform\NEVER_RELAYED . '/D', $name) === 0) {
                $relayed[$name] = (string)preg_replace('/[^\t\x20-\x7e\xa0-\xff]/', ' ', $value);
            }
        }
        return $relayed;
    }

    /**
     * Status and headers by lower-case name; of several answers in a row, as after 100 Continue, those of the last.
     *
     * @param mixed $lines
     * @return mixed
     */
    public static function head($lines)
    {
        $status = 0;
        $headers = array();
        foreach ($lines as $line) {
            if (preg_match('/^HTTP\/\S+ (\d+)/', $line, $parts) === 1) {
                $status = (int)$parts[1];
                $headers = array();
                continue;
            }
            $parts = explode(':', $line, 2);
            if (count($parts) === 2) {
                $name = strtolower(trim($parts[0]));
                $headers[$name] = (isset($headers[$name]) ? $headers[$name] . ', ' : '') . trim($parts[1]);
            }
        }
        return array($status, $headers);
    }

    /**
     * The body without the packing its head tells of. None is asked for, but many pack anyway.
     *
     * @param array<string, string> $headers
     * @param string                $text
     * @return string
     */
    public static function unpacked($headers, $text)
    {
        $coding = isset($headers['content-encoding']) ? strtolower(trim($headers['content-encoding'])) : '';
        if ($text === '' || $coding === '' || $coding === 'identity') {
            return $text;
        }
        $isKnown = in_array($coding, array('gzip', 'x-gzip', 'deflate'), true) && function_exists('zlib_decode');
        $plain = $isKnown ? @zlib_decode($text) : false;
        if ($plain === false) {
            throw self::failure(502, 'coding');
        }
        return $plain;
    }

    /**
     * @param mixed $type
     * @return mixed
     */
    private static function kind($type)
    {
        $parts = explode(';', $type);
        $essence = strtolower(trim($parts[0]));
        if ($essence === '') {
            return 'unknown';
        }
        if (preg_match('/^(?:application|text)\/(?:json|[^\/]+\+json)$/D', $essence) === 1) {
            return 'json';
        }
        if ($essence === 'text/event-stream') {
            return 'bytes';
        }
        $isText = preg_match('/^text\/|^application\/(?:xml|[^\/]+\+xml|x-www-form-urlencoded|javascript|yaml|x-yaml)$/D', $essence) === 1;
        return $isText ? 'text' : 'bytes';
    }

    /**
     * Null where it is no text of the charset its type names.
     *
     * @param mixed $text
     * @param mixed $type
     * @return mixed
     */
    private static function decoded($text, $type)
    {
        $charset = preg_match('/;\s*charset\s*=\s*"?([^\s";]+)/i', $type, $parts) === 1 ? strtoupper($parts[1]) : 'UTF-8';
        if ($charset === 'UTF-8' || $charset === 'UTF8') {
            return mb_check_encoding($text, 'UTF-8') ? (string)preg_replace('/^\xEF\xBB\xBF/', '', $text) : null;
        }
        $known = array_map('strtoupper', mb_list_encodings());
        foreach ($charset === 'GBK' || $charset === 'GB2312' ? array('CP936', 'GB18030') : array($charset) as $name) {
            if (in_array($name, $known, true) && mb_check_encoding($text, $name)) {
                return mb_convert_encoding($text, 'UTF-8', $name);
            }
        }
        return null;
    }
}
