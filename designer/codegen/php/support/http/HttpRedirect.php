<?php

// Made by Portico. Where another system sends a call on to.
declare(strict_types=1);

namespace Portico;

final class HttpRedirect
{
    /** @var array<string> what any origin may be told */
    private static $open = Platform\OPEN_HEADERS;

    /**
     * @param int                  $status
     * @param array<string, mixed> $headers of the answer, by lower-case name
     * @return bool
     */
    public static function is($status, $headers)
    {
        return in_array($status, array(301, 302, 303, 307, 308), true) && isset($headers['location']);
    }

    /**
     * The request that follows, as array(address, options of the stream, headers); null where it is not made: an address that is none of the web,
     * or another origin that would be told who calls or what is sent.
     *
     * @param string                $url
     * @param array<string, mixed>  $options
     * @param array<string, string> $headers lines by lower-case name
     * @param int                   $status
     * @param string                $location
     * @return array{string, array<string, mixed>, array<string, string>}|null
     */
    public static function next($url, $options, $headers, $status, $location)
    {
        $target = self::resolved(trim($location), $url);
        if ($target === null) {
            return null;
        }
        if ($status === 303 || ($status < 303 && $options['method'] === 'POST')) {
            $options['method'] = $options['method'] === 'HEAD' ? 'HEAD' : 'GET';
            unset($options['content'], $headers['content-type'], $headers['content-length']);
        }
        $isTelling = isset($options['content']) || (string)parse_url($url, PHP_URL_USER) !== '';
        foreach (array_keys($headers) as $name) {
            $isTelling = $isTelling || !in_array($name, array_merge(self::$open, array('connection')), true);
        }
        return $isTelling && self::origin($target) !== self::origin($url) ? null : array($target, $options, $headers);
    }

    /**
     * @param string $location
     * @param string $from
     * @return string|null
     */
    private static function resolved($location, $from)
    {
        $location = str_replace('\\', '/', $location);
        preg_match('/^(https?:)(\/\/[^\/?]*)([^?]*)/', $from, $parts);
        /** @var array<int, string> $parts */
        if (preg_match('/^[A-Za-z][A-Za-z0-9+.-]*:/', $location) === 1) {
            $address = $location;
        } elseif (strncmp($location, '//', 2) === 0) {
            $address = $parts[1] . $location;
        } elseif (strncmp($location, '/', 1) === 0) {
            $address = $parts[1] . $parts[2] . $location;
        } else {
            $path = $location === '' || $location[0] === '?' ? $parts[3] : substr($parts[3], 0, (int)strrpos($parts[3], '/') + 1);
            $address = $parts[1] . $parts[2] . $path . $location;
        }
        return preg_match('/^https?:\/\/[^\/?#]/i', $address) === 1 ? Http::written($address) : null;
    }

    /**
     * @param string $url
     * @return string
     */
    private static function origin($url)
    {
        $scheme = (string)parse_url($url, PHP_URL_SCHEME);
        $port = parse_url($url, PHP_URL_PORT);
        return $scheme . '://' . parse_url($url, PHP_URL_HOST) . ':' . ($port === null ? ($scheme === 'https' ? 443 : 80) : $port);
    }
}
