<?php

// Made by Portico. Conditions on the rows of a table, as the framework takes them.
declare(strict_types=1);

namespace Portico;

final class Conditions
{
    public const SIGNS = array('from' => '>=', 'after' => '>', 'to' => '<=', 'before' => '<');

    /**
     * Null values do not count. Of `any` one condition is enough.
     *
     * @param mixed        $equal values by column
     * @param mixed        $types
     * @param array<mixed> $all   column, match and value of each
     * @param array<mixed> $any   column, match and value of each
     * @param string       $own     what stands before the columns of the table itself
     * @param string       $dialect
     * @return array<string, mixed>
     */
    public static function where($equal, $types, $all = array(), $any = array(), $own = '', $dialect = '')
    {
        $where = array();
        list($all, $any) = array(self::counting($all, $types, $own, $dialect), self::counting($any, $types, $own, $dialect));
        foreach ($equal as $name => $value) {
            if ($value !== null) {
                $value = Table::kept(Table::typeOf($types, $name), $value);
                $type = Table::typeOf($types, $name);
                $bound = self::bound($value, $dialect);
                if ($dialect === 'mysql' && $type === 'string') {
                    list($text, $values) = self::among($own . $name, $type, array($bound), $dialect);
                    $where[$text] = $values;
                } else {
                    $where[$own . $name] = $bound;
                }
            }
        }
        foreach ($all as $condition) {
            list($text, $values) = $condition;
            // Two of one column and match are two conditions.
            while (isset($where[$text])) {
                $text .= ' ';
            }
            $where[$text] = $values;
        }
        if ($any) {
            $texts = array();
            $compared = array();
            foreach ($any as $condition) {
                list($text, $values) = $condition;
                $texts[] = $text;
                $compared = array_merge($compared, $values);
            }
            $where[implode(' OR ', $texts)] = $compared;
        }
        return $where;
    }

    /**
     * @param array<mixed> $conditions
     * @param mixed        $types
     * @param string       $own
     * @param string       $dialect
     * @return array<mixed> text and values of each
     */
    private static function counting($conditions, $types, $own, $dialect)
    {
        $counting = array();
        foreach ($conditions as $condition) {
            list($name, $match, $value) = $condition;
            if ($value !== null) {
                $type = $name === 'id' ? 'integer' : Table::typeOf($types, $name);
                $compared = self::compared($name, $type, $match, $value, $dialect);
                $counting[] = self::condition(Joins::column($name, $own), $type, $match, $compared, $dialect);
            }
        }
        return $counting;
    }

    /**
     * @param string $name
     * @param string $type
     * @param string $match
     * @param mixed  $value
     * @param string $dialect
     * @return array<mixed> its text and its values
     */
    private static function condition($name, $type, $match, $value, $dialect)
    {
        switch ($match) {
            case 'equal':
                return self::among($name, $type, array($value), $dialect);
            case 'not':
                list($text, $values) = self::among($name, $type, array($value), $dialect);
                return array("(NOT $text OR $name IS NULL)", $values);
            case 'in':
                return $value ? self::among($name, $type, $value, $dialect) : array('(1 = ?)', array(0));
            case 'contains':
                return array(Dialect::like($dialect, $name), array('%' . preg_replace('/[!%_]/', '!$0', $value) . '%'));
            case 'empty':
                // A condition of the framework has a value.
                $empty = $type === 'string' ? "$name IS NULL OR $name = ?" : "$name IS NULL OR 1 = ?";
                return array($value ? "($empty)" : "(NOT ($empty))", array($type === 'string' ? '' : 0));
            default:
                return array("($name " . self::SIGNS[$match] . ' ?)', array($value));
        }
    }

    /**
     * @param string       $name
     * @param string       $type
     * @param array<mixed> $values
     * @param string       $dialect
     * @return array<mixed> text and values of a condition
     */
    private static function among($name, $type, $values, $dialect)
    {
        $places = count($values) === 1 ? '= ?' : 'IN (' . implode(', ', array_fill(0, count($values), '?')) . ')';
        if ($dialect !== 'mysql' || $type !== 'string') {
            return array("($name $places)", $values);
        }
        // Bytes tell what its collations take for the same; the first half lets an index help.
        $bytes = Dialect::bytes($dialect, $name) . ' IN (' . implode(', ', array_fill(0, count($values), Dialect::bytes($dialect, '?'))) . ')';
        return array("($name $places AND $bytes)", array_merge($values, $values));
    }

    /**
     * @param string $name
     * @param string $type
     * @param string $match
     * @param mixed  $value
     * @param string $dialect
     * @return mixed
     */
    private static function compared($name, $type, $match, $value, $dialect)
    {
        if ($match === 'in') {
            if (!is_array($value)) {
                throw self::refusal('conditionValue', $name, array('type' => Platform\TYPE_WORDS['array']));
            }
            if (count($value) > Platform\MOST_COMPARED) {
                throw self::refusal('conditionList', $name);
            }
            $fitting = array();
            foreach ($value as $one) {
                if ($one !== null) {
                    $fitting[] = self::bound(self::fitting($name, $type, $one), $dialect);
                }
            }
            return $fitting;
        }
        $fitting = self::fitting($name, $match === 'empty' ? 'boolean' : $type, $value);
        if ($match === 'contains' && mb_strlen((string)$fitting, 'UTF-8') > Platform\MOST_COMPARED) {
            throw self::refusal('conditionText', $name);
        }
        return self::bound($fitting, $match === 'empty' ? '' : $dialect);
    }

    /**
     * A float as the text that has all of its digits.
     *
     * @param mixed  $value
     * @param string $dialect
     * @return mixed
     */
    private static function bound($value, $dialect)
    {
        if (is_bool($value)) {
            return Dialect::truth($dialect, $value);
        }
        return is_float($value) ? json_encode($value) : $value;
    }

    /**
     * @param string $name
     * @param string $type
     * @param mixed  $value
     * @return mixed
     */
    private static function fitting($name, $type, $value)
    {
        $kept = Table::kept($type, $value);
        if ($type === 'boolean') {
            $fits = is_bool($kept);
        } elseif ($type === 'integer') {
            $fits = is_int($kept) || (is_float($kept) && floor($kept) === $kept && abs($kept) <= Calc::MAX);
        } elseif ($type === 'float') {
            $fits = is_int($kept) || (is_float($kept) && is_finite($kept));
        } else {
            $fits = is_string($kept) && strpos($kept, "\0") === false;
        }
        if (!$fits) {
            throw self::refusal('conditionValue', $name, array('type' => isset(Platform\TYPE_WORDS[$type]) ? Platform\TYPE_WORDS[$type] : $type));
        }
        return $type === 'integer' ? (int)$kept : $kept;
    }

    /**
     * @param string               $text
     * @param string               $name
     * @param array<string, mixed> $words
     */
    private static function refusal($text, $name, $words = array()): Failure
    {
        return new Failure(Texts::of($text, $words + array('name' => $name, 'most' => Platform\MOST_COMPARED)), 400);
    }
}
