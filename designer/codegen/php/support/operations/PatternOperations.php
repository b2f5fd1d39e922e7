<?php

// Made by Portico. Regular expressions: a part of their syntax that matches the same texts in both languages.
declare(strict_types=1);

namespace Portico;

trait PatternOperations
{
    /**
     * @param mixed $text
     * @param mixed $pattern
     * @return mixed
     */
    public static function regexTest($text, $pattern)
    {
        return self::matchAt(self::string($text), Patterns::compiled(self::string($pattern)), 0) !== null;
    }

    /**
     * @param mixed $text
     * @param mixed $pattern
     * @return mixed
     */
    public static function regexMatch($text, $pattern)
    {
        $match = self::matchAt(self::string($text), Patterns::compiled(self::string($pattern)), 0);
        return $match === null ? null : $match['groups'];
    }

    /**
     * @param mixed $text
     * @param mixed $pattern
     * @param mixed $replacement
     * @return mixed
     */
    public static function regexReplace($text, $pattern, $replacement)
    {
        $text = self::string($text);
        $pattern = self::string($pattern);
        $replacement = self::string($replacement);
        $result = '';
        $end = 0;
        foreach (self::matches($text, $pattern) as $match) {
            $groups = $match['groups'];
            $filled = preg_replace_callback('/\$([$\d])/', function ($parts) use ($groups) {
                $group = $parts[1] === '$' ? '$' : (isset($groups[(int)$parts[1]]) ? $groups[(int)$parts[1]] : '');
                return (string)$group;
            }, $replacement);
            $result .= substr($text, $end, $match['start'] - $end) . $filled;
            if (strlen($result) > 40000000) {
                self::limitedText($result);
            }
            $end = $match['end'];
        }
        return self::limitedText($result . substr($text, $end));
    }

    /**
     * @param mixed $text
     * @param mixed $pattern
     * @return mixed
     */
    public static function regexSplit($text, $pattern)
    {
        $text = self::string($text);
        $parts = array();
        $end = 0;
        foreach (self::matches($text, self::string($pattern)) as $match) {
            // A match of nothing at either end leaves nothing beside it.
            if ($match['end'] === $match['start'] && ($match['start'] === 0 || $match['start'] === strlen($text))) {
                continue;
            }
            $parts[] = substr($text, $end, $match['start'] - $end);
            $end = $match['end'];
        }
        $parts[] = substr($text, $end);
        return self::limitedList($parts);
    }

    /**
     * Every match; behind one of nothing the search goes on one character further.
     *
     * @param string $text
     * @param string $pattern
     * @return \Generator<int, array{start: int, end: int, groups: array<int, string|null>}>
     */
    private static function matches($text, $pattern)
    {
        $compiled = Patterns::compiled($pattern);
        $from = 0;
        while ($from <= strlen($text)) {
            $match = self::matchAt($text, $compiled, $from);
            if ($match === null) {
                return;
            }
            yield $match;
            $from = $match['end'];
            if ($match['end'] === $match['start']) {
                $from++;
                while ($from < strlen($text) && (ord($text[$from]) & 192) === 128) {
                    $from++;
                }
            }
        }
    }

    /**
     * The first match at a byte or behind it. PHP's engine goes back and forth: where it gives up, the call ends.
     *
     * @param string $text
     * @param string $compiled
     * @param int    $from
     * @return array{start: int, end: int, groups: array<int, string|null>}|null
     */
    private static function matchAt($text, $compiled, $from)
    {
        $found = preg_match($compiled, $text, $parts, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL, $from);
        if ($found === false) {
            Refusal::because('pattern');
        }
        if ($found === 0) {
            return null;
        }
        $groups = array();
        foreach ($parts as $part) {
            $groups[] = $part[0];
        }
        $start = (int)$parts[0][1];
        return array('start' => $start, 'end' => $start + strlen((string)$parts[0][0]), 'groups' => $groups);
    }
}
