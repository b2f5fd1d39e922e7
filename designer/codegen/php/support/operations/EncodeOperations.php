<?php

// Made by Portico. Hashes, signatures, and texts written in other signs. Texts are UTF-8.
declare(strict_types=1);

namespace Portico;

trait EncodeOperations
{
    /**
     * @param mixed $text
     * @param mixed $algorithm
     * @param mixed $encoding
     * @return string
     */
    public static function hash($text, $algorithm, $encoding)
    {
        $text = self::string($text);
        $encoding = self::choice($encoding, array('hex', 'base64'));
        return self::written(hash(self::choice($algorithm, array('sha256', 'sha512', 'sha1', 'md5')), $text, true), $encoding);
    }

    /**
     * @param mixed $text
     * @param mixed $key
     * @param mixed $algorithm
     * @param mixed $encoding
     * @return string
     */
    public static function hmac($text, $key, $algorithm, $encoding)
    {
        $text = self::string($text);
        $key = self::string($key);
        $encoding = self::choice($encoding, array('hex', 'base64'));
        return self::written(hash_hmac(self::choice($algorithm, array('sha256', 'sha512', 'sha1', 'md5')), $text, $key, true), $encoding);
    }

    /**
     * @param mixed $text
     * @return mixed
     */
    public static function toBase64($text)
    {
        return self::limitedText(base64_encode(self::string($text)));
    }

    /**
     * @param mixed $text
     * @return mixed
     */
    public static function fromBase64($text)
    {
        $text = self::string($text);
        $bytes = base64_decode($text, true);
        return $bytes !== false && base64_encode($bytes) === $text ? self::decoded($bytes) : Refusal::because('encoded');
    }

    /**
     * @param mixed $text
     * @return mixed
     */
    public static function encodeUrl($text)
    {
        return self::limitedText(rawurlencode(self::string($text)));
    }

    /**
     * @param mixed $text
     * @return mixed
     */
    public static function decodeUrl($text)
    {
        $text = self::string($text);
        return preg_match('/%(?![0-9A-Fa-f]{2})/', $text) ? Refusal::because('encoded') : self::decoded(rawurldecode($text));
    }

    /**
     * @param string $bytes
     * @param string $encoding
     * @return string
     */
    private static function written($bytes, $encoding)
    {
        return $encoding === 'hex' ? bin2hex($bytes) : base64_encode($bytes);
    }

    /**
     * @param string $bytes
     * @return mixed
     */
    private static function decoded($bytes)
    {
        return preg_match('//u', $bytes) ? self::limitedText($bytes) : Refusal::because('encoded');
    }
}
