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
            $filled[$language] = (string)preg_replace_callback('/\{(\w+)\}/', function ($place) use ($words, $language) {
                $word = isset($words[$place[1]]) ? $words[$place[1]] : $place[0];
                $word = is_array($word) ? $word[$language] : $word;
                return is_string($word) ? $word : Operations::concat($word, '');
            }, $sentence);
        }
        return $filled;
    }
}
