<?php

// Made by Portico. Small values that outlive a call, in the cache the project has set up.
declare(strict_types=1);

namespace Portico;

final class Cache
{
    /**
     * @param mixed $key
     * @return mixed
     */
    public static function get($key)
    {
        $json = \PhalApi\DI()->cache->get(self::key($key));
        return is_string($json) ? Json::plain(json_decode($json)) : null;
    }

    /**
     * @param mixed $key
     * @param mixed $value
     * @param mixed $seconds
     * @return void
     */
    public static function set($key, $value, $seconds)
    {
        $name = self::key($key);
        if (!is_int($seconds) || $seconds < 1 || $seconds > 86400) {
            throw new Failure(Texts::of('cacheSeconds'), 400);
        }
        $json = (string)json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION);
        if (strlen($json) > 65536) {
            throw new Failure(Texts::of('cacheSize'), 400);
        }
        \PhalApi\DI()->cache->set($name, $json, $seconds);
    }

    /**
     * @param mixed $key
     * @return void
     */
    public static function delete($key)
    {
        \PhalApi\DI()->cache->delete(self::key($key));
    }

    /**
     * @param mixed $key
     * @return mixed
     */
    private static function key($key)
    {
        if (!is_string($key) || $key === '' || mb_strlen($key, 'UTF-8') > 200) {
            throw new Failure(Texts::of('cacheKey'), 400);
        }
        return 'portico:' . $key;
    }
}
