<?php

// Made by Portico. Conversions; what cannot be converted exactly is refused.
declare(strict_types=1);

namespace Portico;

trait ConvertOperations
{
    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toText($value)
    {
        return self::text($value);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toInteger($value)
    {
        if (is_bool($value)) {
            return $value ? 1 : 0;
        }
        if (is_string($value)) {
            if (!preg_match('/\A(-?)0*(\d+)\z/', $value, $parts)) {
                Refusal::because('convert');
            }
            return strlen($parts[2]) > 16 ? Refusal::because('range') : self::safe((int)($parts[1] . $parts[2]));
        }
        if (!self::isNumber($value) || floor($value) != $value) {
            Refusal::because('convert');
        }
        return self::safe($value);
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toFloat($value)
    {
        if (is_bool($value)) {
            return $value ? 1 : 0;
        }
        if (is_string($value)) {
            return preg_match('/\A-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,4})?\z/', $value) ? self::finite((float)$value) : Refusal::because('convert');
        }
        return self::isNumber($value) ? self::finite(self::counted($value)) : Refusal::because('convert');
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function toBoolean($value)
    {
        $value = self::isNumber($value) ? self::whole($value) : $value;
        if (in_array($value, array(true, 1, 'true', '1'), true)) {
            return true;
        }
        return in_array($value, array(false, 0, 'false', '0'), true) ? false : Refusal::because('convert');
    }

    /**
     * @param mixed $text
     * @return mixed
     */
    public static function parseJson($text)
    {
        return Json::decode(self::string($text));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    public static function formatJson($value)
    {
        return self::limitedText(Json::encode($value));
    }
}
