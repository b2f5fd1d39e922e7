<?php

// Made by Portico. The body of a call to another system.
declare(strict_types=1);

namespace Portico;

final class HttpBody
{
    /**
     * array(content type, content), or null when the request has no body.
     *
     * @param mixed $request
     * @return mixed
     */
    public static function of($request)
    {
        $nulls = isset($request['nulls']) ? $request['nulls'] : array();
        $body = isset($request['body']) ? $request['body'] : null;
        $media = $request['media'];
        if ($body === null || $body instanceof Absent) {
            $isNull = $body === null && $nulls === 'all' && array_key_exists('body', $request) && preg_match('/[\/+]json\b/i', $media) === 1;
            return $isNull ? array($media, 'null') : null;
        }
        $style = isset($request['styles']['body']) ? $request['styles']['body'] : null;
        if ($style === 'file') {
            $upload = self::upload($body, null);
            return array(strpos($media, '*') === false ? $media : $upload['type'], $upload['content']);
        }
        if (!HttpValues::isStructured($body) || HttpValues::isList($body)) {
            return array($media, is_string($body) && !preg_match('/[\/+]json\b/i', $media) ? $body : HttpValues::json($body));
        }
        $members = HttpValues::given($body);
        if (preg_match('/^multipart\//i', $media)) {
            return self::multipart($media, $members, $style);
        }
        if (!preg_match('/^application\/x-www-form-urlencoded\b/i', $media)) {
            return array($media, HttpValues::json((object)self::withNulls((array)$body, $nulls)));
        }
        $encode = function ($text) {
            return str_replace('%2A', '*', urlencode($text));
        };
        $pairs = array();
        foreach ($members as $name => $value) {
            foreach (HttpValues::pairs($name, $value, self::styleOf($style, $name), $encode) as $pair) {
                $pairs[] = implode('=', $pair);
            }
        }
        return array($media, implode('&', $pairs));
    }

    /**
     * Members that are there, and of the named ones those that are null.
     *
     * @param array<mixed>       $members
     * @param array<string>|string $names
     * @return array<mixed>
     */
    private static function withNulls($members, $names)
    {
        foreach ($members as $name => $value) {
            if ($value instanceof Absent || ($value === null && $names !== 'all' && !in_array((string)$name, (array)$names, true))) {
                unset($members[$name]);
            }
        }
        return $members;
    }

    /**
     * @param mixed $style
     * @param mixed $name
     * @return mixed
     */
    private static function styleOf($style, $name)
    {
        return is_array($style) ? (isset($style[$name]) ? $style[$name] : null) : $style;
    }

    /**
     * A form of parts: files with their names and types, objects as JSON, lists element by element.
     *
     * @param mixed $media
     * @param mixed $members
     * @param mixed $style
     * @return mixed
     */
    private static function multipart($media, $members, $style)
    {
        $boundary = 'portico-' . bin2hex(random_bytes(16));
        $content = '';
        foreach ($members as $name => $value) {
            foreach (self::parts($name, $value, self::styleOf($style, $name)) as $part) {
                $content .= "--$boundary\r\nContent-Disposition: form-data; name=\"" . self::quoted($part['name']) . '"';
                $content .= isset($part['file']) ? '; filename="' . self::quoted($part['file']) . "\"\r\n" : "\r\n";
                $content .= isset($part['type']) ? 'Content-Type: ' . $part['type'] . "\r\n" : '';
                $content .= "\r\n" . $part['content'] . "\r\n";
            }
        }
        $type = explode(';', $media);
        return array(trim($type[0]) . '; boundary=' . $boundary, $content . "--$boundary--\r\n");
    }

    /**
     * @param mixed $name
     * @param mixed $value
     * @param mixed $style
     * @return mixed
     */
    private static function parts($name, $value, $style)
    {
        if ($style === 'file') {
            return array(array('name' => (string)$name) + self::upload($value, $name));
        }
        $parts = array();
        if ($style === null && HttpValues::isStructured($value)) {
            if (!HttpValues::isList($value)) {
                return self::parts($name, $value, 'json');
            }
            foreach (HttpValues::given($value) as $element) {
                $parts = array_merge($parts, self::parts($name, $element, HttpValues::isStructured($element) ? 'json' : null));
            }
            return $parts;
        }
        $plain = function ($text) {
            return $text;
        };
        foreach (HttpValues::pairs($name, $value, $style, $plain) as $pair) {
            $parts[] = array('name' => $pair[0], 'content' => $pair[1]) + ($style === 'json' ? array('type' => 'application/json') : array());
        }
        return $parts;
    }

    /**
     * The file of this call whose name a file parameter holds; of several with one name, the one sent as $field.
     *
     * @param mixed $name
     * @param mixed $field
     * @return mixed
     */
    private static function upload($name, $field)
    {
        $found = array_filter($_FILES, function ($file) use ($name) {
            return $file['name'] === $name && $file['error'] === UPLOAD_ERR_OK;
        });
        $file = isset($found[$field]) ? $found[$field] : reset($found);
        if (!$file) {
            throw HttpAnswer::failure(400, 'notUploaded', array('name' => HttpValues::text($name)));
        }
        $type = preg_match('/^[\w.+-]+\/[\w.+-]+$/D', $file['type']) ? $file['type'] : 'application/octet-stream';
        return array('file' => $file['name'], 'type' => $type, 'content' => file_get_contents($file['tmp_name']));
    }

    /**
     * Between quotation marks, as browsers write it.
     *
     * @param mixed $text
     * @return mixed
     */
    private static function quoted($text)
    {
        return str_replace(array('"', "\r", "\n"), array('%22', '%0D', '%0A'), $text);
    }
}
