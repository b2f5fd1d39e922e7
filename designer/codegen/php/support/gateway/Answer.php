<?php

// Made by Portico. The answer of a call.
declare(strict_types=1);

namespace Portico;

final class Answer
{
    /** @var array<string, string> of other systems' answers, that the caller gets */
    public static $headers = array();

    /**
     * @param int    $ret
     * @param mixed  $data
     * @param string $msg
     * @return void
     */
    public static function send($ret, $data, $msg)
    {
        $text = $data instanceof File ? null : self::json(array('ret' => $ret, 'data' => $data, 'msg' => $msg));
        if (!headers_sent()) {
            header('Content-Type: application/json; charset=utf-8');
            header('Cache-Control: no-store');
            header('X-Content-Type-Options: nosniff');
            foreach (self::$headers as $name => $value) {
                header($name . ': ' . $value);
            }
        }
        if ($data instanceof File) {
            $data->send();
        }
        echo $text;
    }

    /**
     * JSON as JavaScript writes it: objects stay objects and lists lists, what is no number is null.
     *
     * @param mixed $value
     * @return string
     */
    public static function json($value)
    {
        ini_set('serialize_precision', '-1');
        $flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS | JSON_INVALID_UTF8_SUBSTITUTE;
        return self::numbers((string)json_encode(self::plain($value), $flags, 10000));
    }

    /**
     * JSON of PHP with numbers as JavaScript writes them: PHP makes 1.0e+25 of 1e+25 and -0.0 of 0.
     *
     * @param string $json
     * @return string
     */
    public static function numbers($json)
    {
        $numbers = '/"(?:[^"\\\\]++|\\\\.)*+"|-0\.0(?!\d)|-?\d[\d.]*e[+-]?\d+/';
        $text = preg_replace_callback($numbers, function ($part) {
            return $part[0][0] === '"' ? $part[0] : (string)Operations::concat((float)$part[0], '');
        }, $json);
        return $text === null ? $json : $text;
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function plain($value)
    {
        if ($value instanceof File) {
            throw HttpAnswer::failure(502, 'file');
        }
        if (is_float($value)) {
            return is_finite($value) ? ($value == 0 ? 0 : $value) : null;
        }
        if (is_array($value)) {
            return array_map(array(__CLASS__, 'plain'), $value);
        }
        return is_object($value) ? (object)array_map(array(__CLASS__, 'plain'), get_object_vars($value)) : $value;
    }
}
