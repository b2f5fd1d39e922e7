<?php

// Made by Portico. Why a call has no answer, in both languages.
declare(strict_types=1);

namespace Portico;

final class Texts
{
    public const ALL = Platform\TEXTS;

    /**
     * @param string               $name
     * @param array<string, mixed> $words for the places in the text
     * @return array<string, string>
     */
    public static function of($name, $words = array())
    {
        return Language::fill(self::ALL[$name], $words);
    }
}
