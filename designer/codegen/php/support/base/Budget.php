<?php

// Made by Portico. What one call may compute, counted as the platform counts it.
declare(strict_types=1);

namespace Portico;

final class Budget
{
    public const STEPS = Platform\ALLOWED_STEPS;
    public const VALUES = Platform\ALLOWED_VALUES;
    public const DEPTH = Platform\DEEPEST_JSON;

    /** @var int */
    private static $left = self::STEPS;

    /**
     * A call begins; those it makes itself are of the same budget.
     *
     * @return void
     */
    public static function begin()
    {
        self::$left = self::STEPS;
    }

    /**
     * @param int    $steps
     * @param string $what the operation that computes
     * @return void
     */
    public static function spend($steps, $what)
    {
        self::$left -= $steps;
        if (self::$left < 0) {
            $data = array('code' => 'budget', 'operation' => $what, 'allowed' => self::STEPS);
            throw new Failure(Texts::of('budgetSteps', array('max' => self::STEPS, 'what' => $what)), 400, $data);
        }
    }

    /**
     * Steps of an operation before it runs.
     *
     * @param array<int, mixed> $inputs
     * @param int  $fixed
     * @param int  $text   for each 16 characters
     * @param int  $list   for each 16 elements
     * @param int  $member for each member of an object
     * @param bool $sorts
     * @return int
     */
    public static function steps($inputs, $fixed, $text, $list, $member, $sorts)
    {
        $total = $fixed;
        foreach ($inputs as $input) {
            if (is_string($input)) {
                $total += $text === 0 ? 0 : (mb_strlen($input, 'UTF-8') * $text) >> 4;
            } elseif (is_array($input) && self::isList($input)) {
                $total += $list === 0 ? 0 : self::listSteps($input, $list, $sorts);
            } elseif (is_array($input) || $input instanceof \stdClass) {
                $total += count((array)$input) * $member;
            }
        }
        return $total;
    }

    /**
     * What an operation has made.
     *
     * @param mixed  $answer
     * @param int    $rate for each 16 characters or elements
     * @param string $what
     * @return mixed
     */
    public static function made($answer, $rate, $what)
    {
        $size = is_string($answer) ? mb_strlen($answer, 'UTF-8') : (is_array($answer) ? count($answer) : 0);
        self::spend(($size * $rate) >> 4, $what);
        return $answer;
    }

    /**
     * The value, unless it is too large or too deep to be written down.
     *
     * @param mixed $value
     * @return mixed
     */
    public static function fitting($value)
    {
        $left = self::VALUES;
        self::visit($value, 0, $left);
        return $value;
    }

    /**
     * @param array<mixed> $elements
     * @param int  $rate
     * @param bool $sorts
     * @return int
     */
    private static function listSteps($elements, $rate, $sorts)
    {
        $size = count($elements);
        $digits = $size === 0 ? 0 : strlen(decbin($size));
        foreach ($elements as $element) {
            if (is_string($element)) {
                $size += mb_strlen($element, 'UTF-8') >> 4;
            }
        }
        return ($size * $rate * ($sorts ? $digits : 1)) >> 4;
    }

    /**
     * @param array<mixed> $value
     * @return bool
     */
    private static function isList($value)
    {
        return $value === array() || (array_key_first($value) === 0 && array_key_last($value) === count($value) - 1);
    }

    /**
     * @param mixed $part
     * @param int   $depth
     * @param int   $left
     * @return void
     */
    private static function visit($part, $depth, &$left)
    {
        $left -= is_string($part) ? 1 + (mb_strlen($part, 'UTF-8') >> 4) : 1;
        if ($left < 0) {
            self::refuse('budgetValues', self::VALUES);
        }
        if (!is_array($part) && !($part instanceof \stdClass)) {
            return;
        }
        if ($depth === self::DEPTH) {
            self::refuse('budgetDepth', self::DEPTH);
        }
        foreach ((array)$part as $member) {
            self::visit($member, $depth + 1, $left);
        }
    }

    /**
     * @param string $text
     * @param int    $max
     * @return never
     */
    private static function refuse($text, $max)
    {
        throw new Failure(Texts::of($text, array('max' => $max)), 400, array('code' => 'budget', 'allowed' => $max));
    }
}
