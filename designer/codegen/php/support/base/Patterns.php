<?php

// Made by Portico. Reads regular expressions: a part of their syntax that matches the same texts in both languages.
declare(strict_types=1);

namespace Portico;

final class Patterns
{
    private const SETS = array('d' => '0-9', 'w' => '0-9A-Za-z_', 's' => '\t\n\f\r ');
    private const CONTROLS = array('t' => 9, 'n' => 10, 'f' => 12, 'r' => 13);
    private const WORD = '[0-9A-Za-z_]';

    /** @var array<string, string> */
    private static $known = array();

    /** @var array<string> */
    private $signs;
    /** @var int */
    private $at = 0;
    /** @var int */
    private $depth = 0;
    /** @var string */
    private $body = '';

    /** @param array<string> $signs */
    private function __construct($signs)
    {
        $this->signs = $signs;
    }

    /**
     * For preg_match. Ends the call for a pattern that the two languages do not read alike.
     *
     * @param string $pattern
     */
    public static function compiled($pattern): string
    {
        if (!isset(self::$known[$pattern])) {
            preg_match_all('/./su', $pattern, $signs);
            $reader = new self($signs[0]);
            $reader->read();
            self::$known[$pattern] = '/' . $reader->body . '/uD';
        }
        return self::$known[$pattern];
    }

    private function read(): void
    {
        if (count($this->signs) > Platform\PATTERN_CHARACTERS) {
            $this->refuse();
        }
        $this->alternatives();
        if ($this->at < count($this->signs)) {
            $this->refuse();
        }
    }

    /** @return never */
    private function refuse()
    {
        Refusal::because('pattern');
    }

    /** @param int $ahead */
    private function sign($ahead = 0): string
    {
        return isset($this->signs[$this->at + $ahead]) ? $this->signs[$this->at + $ahead] : '';
    }

    /** @return array{bool, int} whether it may match nothing, and how often one character of it may be repeated */
    private function alternatives()
    {
        $whole = $this->sequence();
        while ($this->sign() === '|') {
            $this->body .= '|';
            $this->at++;
            $other = $this->sequence();
            $whole = array($whole[0] || $other[0], max($whole[1], $other[1]));
        }
        return $whole;
    }

    /** @return array{bool, int} */
    private function sequence()
    {
        $whole = array(true, 1);
        while (!in_array($this->sign(), array('', '|', ')'), true)) {
            $part = $this->quantified($this->atom($this->sign()));
            $whole = array($whole[0] && $part[0], max($whole[1], $part[1]));
        }
        return $whole;
    }

    /**
     * @param string $sign
     * @return array{bool, int}
     */
    private function atom($sign)
    {
        if ($sign === '(') {
            return $this->group();
        }
        if ($sign === '[') {
            return $this->characters();
        }
        if (strpos('*+?{]}', $sign) !== false) {
            $this->refuse();
        }
        $this->at++;
        if ($sign === '\\') {
            return $this->escape();
        }
        $isEnd = $sign === '^' || $sign === '$';
        $this->body .= $sign === '.' ? '[^\n]' : ($isEnd ? $sign : preg_quote($sign, '/'));
        return array($isEnd, 1);
    }

    /** @return array{bool, int} */
    private function group()
    {
        $isOpen = $this->sign(1) === '?';
        if (($isOpen && $this->sign(2) !== ':') || ++$this->depth > Platform\PATTERN_DEPTH) {
            $this->refuse();
        }
        $this->at += $isOpen ? 3 : 1;
        $this->body .= $isOpen ? '(?:' : '(';
        $part = $this->alternatives();
        if ($this->sign() !== ')') {
            $this->refuse();
        }
        $this->at++;
        $this->depth--;
        $this->body .= ')';
        return $part;
    }

    /** @return array{bool, int} */
    private function characters()
    {
        $this->at++;
        $isOther = $this->sign() === '^';
        $this->at += $isOther ? 1 : 0;
        $this->body .= $isOther ? '[^' : '[';
        $first = $this->at;
        while ($this->sign() !== ']' || $this->at === $first) {
            if ($this->sign() === '' || $this->sign() === ']') {
                $this->refuse();
            }
            $from = $this->member();
            if ($this->sign() === '-' && $this->sign(1) !== ']') {
                $this->at++;
                $this->body .= '-';
                $to = $this->sign() === '' ? null : $this->member();
                if ($from === null || $to === null || $from > $to) {
                    $this->refuse();
                }
            }
        }
        $this->at++;
        $this->body .= ']';
        return array(false, 1);
    }

    /** @return int|null its code point, null for several characters */
    private function member()
    {
        $sign = $this->sign();
        if ($sign === '[') {
            $this->refuse();
        }
        $this->at++;
        if ($sign !== '\\') {
            $this->body .= preg_quote($sign, '/');
            return mb_ord($sign, 'UTF-8');
        }
        $escaped = $this->sign();
        $this->at++;
        if (isset(self::SETS[$escaped])) {
            $this->body .= self::SETS[$escaped];
            return null;
        }
        if (isset(self::CONTROLS[$escaped])) {
            $this->body .= '\\' . $escaped;
            return self::CONTROLS[$escaped];
        }
        if (!preg_match('/^[!-\/:-@\[-`{-~]$/D', $escaped)) {
            $this->refuse();
        }
        $this->body .= preg_quote($escaped, '/');
        return ord($escaped);
    }

    /** @return array{bool, int} */
    private function escape()
    {
        $escaped = $this->sign();
        $this->at++;
        if ($escaped === 'b') {
            // PHP's own knows the letters of every script.
            $word = self::WORD;
            $this->body .= "(?:(?<!$word)(?=$word)|(?<=$word)(?!$word))";
            return array(true, 1);
        }
        $small = strtolower($escaped);
        if (isset(self::SETS[$small])) {
            $this->body .= ($small === $escaped ? '[' : '[^') . self::SETS[$small] . ']';
        } elseif (isset(self::CONTROLS[$escaped])) {
            $this->body .= '\\' . $escaped;
        } elseif (preg_match('/^[!-\/:-@\[-`{-~]$/D', $escaped)) {
            $this->body .= preg_quote($escaped, '/');
        } else {
            $this->refuse();
        }
        return array(false, 1);
    }

    /**
     * @param array{bool, int} $part
     * @return array{bool, int}
     */
    private function quantified($part)
    {
        $bounds = $this->bounds();
        if ($bounds === null) {
            return $part;
        }
        list($least, $most) = $bounds;
        if ($part[0] || $this->sign() === '+') {
            $this->refuse();
        }
        if ($this->sign() === '?') {
            $this->body .= '?';
            $this->at++;
        }
        $repetitions = $part[1] * max($least, $most === null ? 1 : $most, 1);
        if (($this->sign() !== '' && strpos('*+?{', $this->sign()) !== false) || $repetitions > Platform\PATTERN_REPETITIONS) {
            $this->refuse();
        }
        return array($least === 0, $repetitions);
    }

    /** @return array{int, int|null}|null the least and the most, null for no limit */
    private function bounds()
    {
        $sign = $this->sign();
        if ($sign === '*' || $sign === '+' || $sign === '?') {
            $this->at++;
            $this->body .= $sign;
            return array($sign === '+' ? 1 : 0, $sign === '?' ? 1 : null);
        }
        if ($sign !== '{') {
            return null;
        }
        $rest = implode('', array_slice($this->signs, $this->at, 11));
        if (!preg_match('/^\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/', $rest, $found)) {
            $this->refuse();
        }
        $least = (int)$found[1];
        $most = empty($found[2]) ? $least : (isset($found[3]) ? (int)$found[3] : null);
        if ($most !== null && ($most < $least || $most === 0)) {
            $this->refuse();
        }
        $this->at += strlen($found[0]);
        $this->body .= $found[0];
        return array($least, $most);
    }
}
