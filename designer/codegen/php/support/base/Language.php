<?php

// Made by Portico. The language a caller reads.
declare(strict_types=1);

namespace Portico;

final class Language
{
    /** @return string zh_cn or en */
    public static function current()
    {
        if (Input::$language !== null) {
            return Input::$language;
        }
        $wanted = isset($_SERVER['HTTP_ACCEPT_LANGUAGE']) && is_string($_SERVER['HTTP_ACCEPT_LANGUAGE']) ? $_SERVER['HTTP_ACCEPT_LANGUAGE'] : '';
        return preg_match('/^en\b/i', $wanted) === 1 ? 'en' : 'zh_cn';
    }

    /**
     * Puts words into the {name} places of a text in both languages.
     *
     * @param array<string, string> $text
     * @param array<string, mixed>  $words texts, numbers, or texts in both languages
     * @return array<string, string>
     */
    public static function fill($text, $words)
    {
        $filled = array();
        foreach ($text as $language => $sentence) {
            $filled[$language] = self::sentence($sentence, $words, $language);
        }
        return $filled;
    }

    /**
     * @param string               $text
     * @param array<string, mixed> $words
     * @param string               $language
     * @return string
     */
    public static function sentence($text, $words, $language)
    {
        $parts = preg_split('/\{(\w+)\}/', $text, -1, PREG_SPLIT_DELIM_CAPTURE) ?: array($text);
        $said = $parts[0];
        for ($at = 1; $at < count($parts); $at += 2) {
            $after = $parts[$at + 1];
            if (isset($words[$parts[$at]])) {
                $word = $words[$parts[$at]];
                $word = is_array($word) ? $word[$language] : $word;
                $word = is_string($word) ? $word : Operations::concat($word, '');
                $said .= self::gap($parts[$at - 1], $word) . $word . self::gap($word, $after) . $after;
            } else {
                $said .= '{' . $parts[$at] . '}' . $after;
            }
        }
        return $said;
    }

    /**
     * Chinese stands apart from Latin words and digits.
     *
     * @param string $left
     * @param string $right
     * @return string
     */
    private static function gap($left, $right)
    {
        $han = '(?=[\x{0}-\x{FFFF}])\p{Han}';
        $isBefore = preg_match("/$han\$/uD", $left) === 1 && preg_match('/^[A-Za-z0-9]/', $right) === 1;
        $isBehind = preg_match('/[A-Za-z0-9]$/D', $left) === 1 && preg_match("/^$han/u", $right) === 1;
        return $isBefore || $isBehind ? ' ' : '';
    }
}
