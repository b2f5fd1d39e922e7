<?php

// Made by Portico. Operations on lists.
declare(strict_types=1);

namespace Portico;

trait ListOperations
{
    /**
     * @param mixed $list
     * @return mixed
     */
    public static function count($list)
    {
        return count(self::elements($list));
    }

    /**
     * @param mixed $list
     * @return mixed
     */
    public static function first($list)
    {
        return self::at($list, 0);
    }

    /**
     * @param mixed $list
     * @return mixed
     */
    public static function last($list)
    {
        return self::at($list, -1);
    }

    /**
     * @param mixed $list
     * @param mixed $index
     * @return mixed
     */
    public static function at($list, $index)
    {
        $list = self::elements($list);
        $index = self::integer($index);
        $index = $index < 0 ? $index + count($list) : $index;
        return isset($list[$index]) ? $list[$index] : null;
    }

    /**
     * @param mixed $list
     * @param mixed $start
     * @param mixed $length
     * @return mixed
     */
    public static function slice($list, $start, $length)
    {
        $list = self::elements($list);
        list($first, $count) = self::part(count($list), $start, $length);
        return self::limitedList(array_slice($list, $first, $count));
    }

    /**
     * @param mixed $list
     * @return mixed
     */
    public static function reverse($list)
    {
        return self::limitedList(array_reverse(self::elements($list)));
    }

    /**
     * @param mixed $list
     * @param mixed $direction
     * @return mixed
     */
    public static function sort($list, $direction)
    {
        return self::sorted(self::elements($list), $direction, function ($element) {
            return $element;
        });
    }

    /**
     * @param mixed $list
     * @param mixed $name
     * @param mixed $direction
     * @return mixed
     */
    public static function sortBy($list, $name, $direction)
    {
        return self::sorted(self::elements($list), $direction, self::keysBy(self::elements($list), $name));
    }

    /**
     * @param mixed $list
     * @param mixed $name
     * @return mixed
     */
    public static function groupBy($list, $name)
    {
        $groups = array();
        $keyOf = self::keysBy(self::elements($list), $name);
        foreach ($list as $index => $element) {
            $key = self::scalar($keyOf($element, $index));
            $place = gettype($key) . self::text($key);
            if (!isset($groups[$place])) {
                $groups[$place] = array('key' => $key, 'items' => array());
            }
            $groups[$place]['items'][] = $element;
        }
        return array_values($groups);
    }

    /**
     * The key of each element: its member of that name, or the key at its place in a list of keys.
     *
     * @param mixed $list
     * @param mixed $by
     * @return callable
     */
    private static function keysBy($list, $by)
    {
        if (!self::isList($by)) {
            $name = self::string($by);
            return function ($element) use ($name) {
                return self::member($element, $name);
            };
        }
        if (count($by) !== count($list)) {
            Refusal::because('keys');
        }
        return function ($element, $index) use ($by) {
            return $by[$index];
        };
    }

    /**
     * @param mixed $list
     * @return mixed
     */
    public static function unique($list)
    {
        $seen = array();
        $unique = array();
        foreach (self::elements($list) as $element) {
            $value = self::scalar($element);
            $key = gettype($value) . self::text($value);
            if (!isset($seen[$key])) {
                $seen[$key] = true;
                $unique[] = $element;
            }
        }
        return self::limitedList($unique);
    }

    /**
     * @param mixed $list
     * @param mixed $value
     * @return mixed
     */
    public static function includes($list, $value)
    {
        $list = self::elements($list);
        $value = self::scalar($value);
        foreach ($list as $element) {
            if (self::scalar($element) === $value) {
                return true;
            }
        }
        return false;
    }

    /**
     * @param mixed $list
     * @param mixed $value
     * @return mixed
     */
    public static function append($list, $value)
    {
        $list = self::elements($list);
        $list[] = $value;
        return self::limitedList($list);
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function concatLists($a, $b)
    {
        return self::limitedList(array_merge(self::elements($a), self::elements($b)));
    }

    /**
     * @param mixed $list
     * @param mixed $separator
     * @return mixed
     */
    public static function joinTexts($list, $separator)
    {
        $list = self::elements($list);
        $separator = self::string($separator);
        $texts = array();
        $length = max(count($list) - 1, 0) * mb_strlen($separator, 'UTF-8');
        foreach ($list as $element) {
            $text = self::text($element);
            $length += mb_strlen($text, 'UTF-8');
            $texts[] = $text;
        }
        self::limitedLength($length);
        return implode($separator, $texts);
    }

    /**
     * @param mixed $list
     * @return mixed
     */
    public static function sum($list)
    {
        $sum = 0;
        foreach (self::elements($list) as $element) {
            $sum = self::add($sum, $element);
        }
        return $sum;
    }

    /**
     * @param mixed $list
     * @return mixed
     */
    public static function average($list)
    {
        $sum = self::sum($list);
        return count($list) === 0 ? null : self::divide($sum, count($list));
    }

    /**
     * @param mixed $list
     * @return mixed
     */
    public static function smallest($list)
    {
        return self::extreme(self::elements($list), -1);
    }

    /**
     * @param mixed $list
     * @return mixed
     */
    public static function largest($list)
    {
        return self::extreme(self::elements($list), 1);
    }

    /**
     * In floats, as the other languages count.
     *
     * @param mixed $from
     * @param mixed $to
     * @param mixed $step
     * @return mixed
     */
    public static function range($from, $to, $step)
    {
        $from = (float)self::integer($from);
        $to = (float)self::integer($to);
        $step = (float)self::integer($step);
        if ($step == 0) {
            Refusal::because('step');
        }
        if ($step > 0 ? $from > $to : $from < $to) {
            return array();
        }
        $count = floor(abs($to - $from) / abs($step)) + 1;
        if ($count > Platform\LARGEST_LIST) {
            Refusal::because('listSize');
        }
        $range = array();
        for ($index = 0; $index < $count; $index++) {
            $range[] = self::whole($from + $index * $step);
        }
        return $range;
    }

    /**
     * A single element is compared with itself, so that nothing without an order gets through.
     *
     * @param mixed $list
     * @param mixed $sign
     * @return mixed
     */
    private static function extreme($list, $sign)
    {
        $best = isset($list[0]) ? $list[0] : null;
        foreach ($list as $element) {
            if (self::order($element, $best) * $sign > 0) {
                $best = $element;
            }
        }
        return $best;
    }

    /**
     * Equal elements keep their order, which PHP 7 does not promise by itself.
     *
     * @param mixed $list
     * @param mixed $direction
     * @param mixed $keyOf
     * @return mixed
     */
    private static function sorted($list, $direction, $keyOf)
    {
        $sign = self::choice($direction, array('asc', 'desc')) === 'asc' ? 1 : -1;
        $keys = array();
        foreach ($list as $index => $element) {
            $keys[] = self::scalar($keyOf($element, $index));
        }
        $places = array_keys(array_values($list));
        usort($places, function (int $one, int $other) use ($keys, $sign) {
            $order = $sign * (int)self::totalOrder($keys[$one], $keys[$other]);
            return $order === 0 ? $one - $other : $order;
        });
        $sorted = array();
        foreach ($places as $place) {
            $sorted[] = $list[$place];
        }
        return self::limitedList($sorted);
    }
}
