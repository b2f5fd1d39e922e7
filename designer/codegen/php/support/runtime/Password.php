<?php

// Made by Portico. Passwords as tables keep them: bcrypt.
declare(strict_types=1);

namespace Portico;

final class Password
{
    /**
     * @param mixed $password
     * @return string
     */
    public static function hash($password)
    {
        if (!is_string($password) || !self::isFit($password)) {
            Refusal::because('password');
        }
        return (string)password_hash((string)$password, PASSWORD_BCRYPT, array('cost' => 10));
    }

    /**
     * A hash that is none is checked all the same: how long it takes tells nobody which accounts exist.
     * Nor is one whose cost is beyond 12: it may come from outside, and each step doubles the work.
     *
     * @param mixed $password
     * @param mixed $hash
     * @return bool
     */
    public static function verify($password, $hash)
    {
        if (!is_string($password)) {
            Refusal::because('text');
        }
        $password = (string)$password;
        $isHash = is_string($hash) && preg_match('#\A\$2[aby]\$(0[4-9]|1[0-2])\$[./A-Za-z0-9]{53}\z#', $hash);
        $isSame = password_verify($password, $isHash ? (string)$hash : '$2y$10$' . str_repeat('.', 53));
        return $isHash && $isSame && self::isFit($password);
    }

    /**
     * @param string $password
     * @return bool
     */
    private static function isFit($password)
    {
        return $password !== '' && strlen($password) <= 72 && strpos($password, "\0") === false && preg_match('//u', $password);
    }
}
